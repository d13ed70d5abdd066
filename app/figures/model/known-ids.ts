import type { Figure } from './attribute.ts';

// The ids of the owner's data that code relies on. `npm run catalogue:check` names those that a catalogue lacks. The browser
// needs their types only.

/** What an attribute of `attributes.json` means to the code, and what the shop cannot do without it. */
export type KnownId = { readonly meaning: string; readonly feature: string };

const WORKS_WITH = 'which products work with each other';
const checkOf = (what: string) => `the system check of ${what}`;
const planOf = (what: string) => `links from ${what} to the system planner`;

export const KNOWN_ATTRIBUTES = {
  kind: {
    meaning: 'what a product is',
    feature: `the system check, ${WORKS_WITH}, and kinds in plain words`,
  },
  protocols: { meaning: 'network protocols', feature: 'ONVIF and SIP between products of different makers' },
  compression: { meaning: 'video codecs', feature: 'which cameras and recorders work with each other' },
  megapixels: { meaning: 'size of the picture', feature: 'whether a recorder can record a picture so large' },
  'thermal-width': {
    meaning: 'width of the thermal picture',
    feature: 'the second stream of thermal cameras',
  },
  'recording-resolution': { meaning: 'largest picture', feature: 'which recorders work with a camera' },
  'video-channels': { meaning: 'channels of a recorder', feature: checkOf('recorder channels') },
  'incoming-bandwidth': { meaning: 'what a recorder takes', feature: checkOf('recorder throughput') },
  'drive-bays': { meaning: 'drives of a recorder', feature: checkOf('storage') },
  'drive-size': { meaning: 'largest drive', feature: `${checkOf('storage')}, ${planOf('recorders')}` },
  'power-source': { meaning: 'how a product is powered', feature: checkOf('PoE') },
  poe: { meaning: 'the PoE standard that a device needs', feature: `${checkOf('PoE ports')} by standard` },
  'poe-class': {
    meaning: 'the PoE class of a device',
    feature: `exact PoE budgets, ${planOf('PoE devices')}`,
  },
  'power-draw': { meaning: 'what a device draws', feature: 'PoE budgets of devices without a class' },
  'poe-ports': { meaning: 'PoE ports of a switch or recorder', feature: checkOf('PoE ports') },
  'poe-port-standard': {
    meaning: 'the standard of PoE ports',
    feature: `${checkOf('PoE ports')} by standard`,
  },
  'poe-budget': { meaning: 'what all PoE ports supply', feature: checkOf('PoE budgets') },
  'picture-width': { meaning: 'width of the picture in pixels', feature: planOf('cameras') },
  'field-of-view': { meaning: 'horizontal angle of a lens', feature: planOf('cameras') },
  'intercom-system': { meaning: 'the maker’s system', feature: 'which intercom stations of a maker fit' },
  'radio-standard': { meaning: 'DMR, FM and others', feature: 'which radios reach each other' },
  frequency: { meaning: 'the bands that a radio covers', feature: 'which radios reach each other' },
  band: { meaning: 'UHF or VHF', feature: 'that radios of different bands do not reach each other' },
  'radio-system': { meaning: 'the maker’s system', feature: 'that a charger is for one system' },
  'battery-type': { meaning: 'the battery of a radio', feature: 'which chargers fit a radio' },
  'battery-capacity': { meaning: 'in mAh', feature: planOf('radios') },
  'charging-pockets': { meaning: 'radios that a charger takes', feature: checkOf('charging pockets') },
  'loop-protocol': { meaning: 'the protocol of a fire loop', feature: 'which fire panels and devices fit' },
  'fire-system': { meaning: 'the maker’s system', feature: 'that devices of another system do not fit' },
  devices: { meaning: 'devices that a panel takes', feature: checkOf('loop devices') },
  connection: { meaning: 'Zigbee, Thread and others', feature: 'which devices work with a hub' },
  requires: { meaning: 'the hub that a device needs', feature: 'which hub a device needs' },
  role: { meaning: 'what a hub can be', feature: 'which devices work with a hub' },
  outdoor: { meaning: 'made for outdoor use', feature: checkOf('outdoor use') },
  'explosion-protected': { meaning: 'yes or no', feature: checkOf('hazardous areas') },
  'hazardous-area': { meaning: 'zones', feature: checkOf('hazardous areas') },
  housing: { meaning: 'material', feature: 'that stainless steel withstands salt' },
  approvals: { meaning: 'certificates', feature: 'that a type approval for ships covers salt' },
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
