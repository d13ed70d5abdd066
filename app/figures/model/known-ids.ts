import type { Figure } from './attribute.ts';

/** What reads figures by their ids. */
export type FigureReader = 'planner' | 'systemCheck' | 'worksWith';

/**
 * The ids of `attributes.json` that code relies on: what each means, and which tools read it. `npm run catalogue:check` names
 * those that a catalogue lacks. The browser needs their types only.
 */
export const KNOWN_ATTRIBUTES = {
  kind: ['what a product is', 'systemCheck', 'worksWith'],
  protocols: ['network protocols', 'systemCheck', 'worksWith'],
  compression: ['video codecs', 'systemCheck', 'worksWith'],
  megapixels: ['size of the picture', 'systemCheck', 'worksWith'],
  'thermal-width': ['width of the thermal picture', 'systemCheck', 'worksWith'],
  'recording-resolution': ['largest picture', 'systemCheck', 'worksWith'],
  'video-channels': ['channels of a recorder', 'planner', 'systemCheck'],
  'incoming-bandwidth': ['what a recorder takes', 'systemCheck'],
  'drive-bays': ['drives of a recorder', 'systemCheck'],
  'drive-size': ['largest drive', 'planner', 'systemCheck'],
  'power-source': ['how a product is powered', 'systemCheck'],
  poe: ['the PoE standard that a device needs', 'planner', 'systemCheck'],
  'poe-class': ['the PoE class of a device', 'planner', 'systemCheck'],
  'power-draw': ['what a device draws', 'systemCheck'],
  'poe-ports': ['PoE ports of a switch or recorder', 'planner', 'systemCheck'],
  'poe-port-standard': ['the standard of PoE ports', 'systemCheck'],
  'poe-budget': ['what all PoE ports supply', 'planner', 'systemCheck'],
  'picture-width': ['width of the picture in pixels', 'planner'],
  'field-of-view': ['horizontal angle of a lens', 'planner'],
  'intercom-system': ['the maker’s system', 'systemCheck', 'worksWith'],
  'radio-standard': ['DMR, FM and others', 'systemCheck', 'worksWith'],
  frequency: ['the bands that a radio covers', 'systemCheck', 'worksWith'],
  band: ['UHF or VHF', 'systemCheck', 'worksWith'],
  'radio-system': ['the maker’s system', 'systemCheck', 'worksWith'],
  'battery-type': ['the battery of a radio', 'systemCheck', 'worksWith'],
  'battery-capacity': ['in mAh', 'planner'],
  'charging-pockets': ['radios that a charger takes', 'systemCheck'],
  'loop-protocol': ['the protocol of a fire loop', 'systemCheck', 'worksWith'],
  'fire-system': ['the maker’s system', 'systemCheck', 'worksWith'],
  devices: ['devices that a panel takes', 'systemCheck'],
  connection: ['Zigbee, Thread and others', 'systemCheck', 'worksWith'],
  requires: ['the hub that a device needs', 'systemCheck', 'worksWith'],
  role: ['what a hub can be', 'systemCheck', 'worksWith'],
  outdoor: ['made for outdoor use', 'systemCheck'],
  'explosion-protected': ['yes or no', 'systemCheck'],
  'hazardous-area': ['zones', 'systemCheck'],
  housing: ['material', 'systemCheck'],
  approvals: ['certificates', 'systemCheck'],
} as const satisfies Readonly<Record<string, readonly [meaning: string, ...readers: FigureReader[]]>>;

export type KnownAttribute = keyof typeof KNOWN_ATTRIBUTES;

/** The figures that the rules of the shop may read. */
export type KnownFigures = Readonly<Partial<Record<KnownAttribute, Figure>>>;
