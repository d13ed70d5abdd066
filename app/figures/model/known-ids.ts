import type { Figure } from './attribute.ts';

/**
 * The ids of `attributes.json` that code relies on, and what each means. `npm run catalogue:check` names those that a catalogue
 * lacks for its tools. The browser needs their types only.
 */
export const KNOWN_ATTRIBUTES = {
  kind: 'what a product is',
  protocols: 'network protocols',
  compression: 'video codecs',
  megapixels: 'size of the picture',
  'thermal-width': 'width of the thermal picture',
  'recording-resolution': 'largest picture',
  'video-channels': 'channels of a recorder',
  'incoming-bandwidth': 'what a recorder takes',
  'drive-bays': 'drives of a recorder',
  'drive-size': 'largest drive',
  'power-source': 'how a product is powered',
  poe: 'the PoE standard that a device needs',
  'poe-class': 'the PoE class of a device',
  'power-draw': 'what a device draws',
  'poe-ports': 'PoE ports of a switch or recorder',
  'poe-port-standard': 'the standard of PoE ports',
  'poe-budget': 'what all PoE ports supply',
  'picture-width': 'width of the picture in pixels',
  'field-of-view': 'horizontal angle of a lens',
  'intercom-system': 'the maker’s system',
  'radio-standard': 'DMR, FM and others',
  frequency: 'the bands that a radio covers',
  band: 'UHF or VHF',
  'radio-system': 'the maker’s system',
  'battery-type': 'the battery of a radio',
  'battery-capacity': 'in mAh',
  'charging-pockets': 'radios that a charger takes',
  'loop-protocol': 'the protocol of a fire loop',
  'fire-system': 'the maker’s system',
  devices: 'devices that a panel takes',
  connection: 'Zigbee, Thread and others',
  requires: 'the hub that a device needs',
  role: 'what a hub can be',
  outdoor: 'made for outdoor use',
  'explosion-protected': 'yes or no',
  'hazardous-area': 'zones',
  housing: 'material',
  approvals: 'certificates',
} as const satisfies Readonly<Record<string, string>>;

export type KnownAttribute = keyof typeof KNOWN_ATTRIBUTES;

/** The figures that the rules of the shop may read. */
export type KnownFigures = Readonly<Partial<Record<KnownAttribute, Figure>>>;
