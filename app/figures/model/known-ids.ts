import type { Figure } from './attribute.ts';

// The ids of the owner's data that code relies on. `npm run catalogue:check` names those that a catalogue lacks. The browser
// needs their types only.

/** What an attribute of `attributes.json` means to the code, and what the shop cannot do without it. */
export type KnownId = readonly [meaning: string, feature: string];

const WORKS_WITH = 'which products work with each other';
const checkOf = (what: string) => `the system check of ${what}`;
const planOf = (what: string) => `links from ${what} to the system planner`;

export const KNOWN_ATTRIBUTES = {
  kind: ['what a product is', `the system check, ${WORKS_WITH}, and kinds in plain words`],
  protocols: ['network protocols', 'ONVIF and SIP between products of different makers'],
  compression: ['video codecs', 'which cameras and recorders work with each other'],
  megapixels: ['size of the picture', 'whether a recorder can record a picture so large'],
  'thermal-width': ['width of the thermal picture', 'the second stream of thermal cameras'],
  'recording-resolution': ['largest picture', 'which recorders work with a camera'],
  'video-channels': ['channels of a recorder', checkOf('recorder channels')],
  'incoming-bandwidth': ['what a recorder takes', checkOf('recorder throughput')],
  'drive-bays': ['drives of a recorder', checkOf('storage')],
  'drive-size': ['largest drive', `${checkOf('storage')}, ${planOf('recorders')}`],
  'power-source': ['how a product is powered', checkOf('PoE')],
  poe: ['the PoE standard that a device needs', `${checkOf('PoE ports')} by standard`],
  'poe-class': ['the PoE class of a device', `exact PoE budgets, ${planOf('PoE devices')}`],
  'power-draw': ['what a device draws', 'PoE budgets of devices without a class'],
  'poe-ports': ['PoE ports of a switch or recorder', checkOf('PoE ports')],
  'poe-port-standard': ['the standard of PoE ports', `${checkOf('PoE ports')} by standard`],
  'poe-budget': ['what all PoE ports supply', checkOf('PoE budgets')],
  'picture-width': ['width of the picture in pixels', planOf('cameras')],
  'field-of-view': ['horizontal angle of a lens', planOf('cameras')],
  'intercom-system': ['the maker’s system', 'which intercom stations of a maker fit'],
  'radio-standard': ['DMR, FM and others', 'which radios reach each other'],
  frequency: ['the bands that a radio covers', 'which radios reach each other'],
  band: ['UHF or VHF', 'that radios of different bands do not reach each other'],
  'radio-system': ['the maker’s system', 'that a charger is for one system'],
  'battery-type': ['the battery of a radio', 'which chargers fit a radio'],
  'battery-capacity': ['in mAh', planOf('radios')],
  'charging-pockets': ['radios that a charger takes', checkOf('charging pockets')],
  'loop-protocol': ['the protocol of a fire loop', 'which fire panels and devices fit'],
  'fire-system': ['the maker’s system', 'that devices of another system do not fit'],
  devices: ['devices that a panel takes', checkOf('loop devices')],
  connection: ['Zigbee, Thread and others', 'which devices work with a hub'],
  requires: ['the hub that a device needs', 'which hub a device needs'],
  role: ['what a hub can be', 'which devices work with a hub'],
  outdoor: ['made for outdoor use', checkOf('outdoor use')],
  'explosion-protected': ['yes or no', checkOf('hazardous areas')],
  'hazardous-area': ['zones', checkOf('hazardous areas')],
  housing: ['material', 'that stainless steel withstands salt'],
  approvals: ['certificates', 'that a type approval for ships covers salt'],
} as const satisfies Readonly<Record<string, KnownId>>;

export type KnownAttribute = keyof typeof KNOWN_ATTRIBUTES;

/** The figures that the rules of the shop may read. */
export type KnownFigures = Readonly<Partial<Record<KnownAttribute, Figure>>>;

const remedy = (what: string) => `links from the system check to ${what}`;

/** The categories and collections of `categories.json` that code links to, by slug, and what the shop lacks without them. */
export const KNOWN_LISTINGS = {
  'all-cameras': remedy('cameras'),
  'cctv-systems': remedy('recorders and PoE ports'),
  'thermal-cameras': 'a link in the footer',
  'ex-proof-cameras': remedy('explosion-protected cameras'),
  'maritime-cameras': remedy('cameras of stainless steel'),
  'intercom-systems': remedy('intercom stations'),
  'wireless-communication': remedy('radios and chargers'),
  'fire-alarms': remedy('fire panels and devices'),
  'smart-sensor': remedy('hubs'),
} as const;

export type KnownListing = keyof typeof KNOWN_LISTINGS;
