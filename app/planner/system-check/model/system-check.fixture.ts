import type { Figures } from '#app/figures/model/attribute.ts';
import { number, set, steps } from '#app/works-with/model/works-with.fixture.ts';
import type { CheckedProduct } from './check-result.ts';

export function listed(title: string, figures: Figures, quantity = 1): CheckedProduct {
  return { id: title, title, brand: title, quantity, category: 'cctv-systems', figures };
}

export const many = (product: CheckedProduct, quantity: number): CheckedProduct => ({ ...product, quantity });

export const yesNo = (isYes: boolean) => ({ kind: 'yes-no', isYes }) as const;

// The figures are some of those that the catalogue states for the named products.

/** Hikvision DS-7716NXI-I4/16P/S */
export const RECORDER = listed('Recorder', {
  kind: set('recorder'),
  'recording-resolution': steps('12mp'),
  'video-channels': number(16),
  protocols: set('onvif'),
  'poe-ports': number(16),
  'poe-budget': number(200),
  'incoming-bandwidth': number(160),
  'drive-bays': number(4),
  'drive-size': number(10),
  compression: set('h265', 'h264'),
});

/** Hikvision DS-2CD2087G2-LU */
export const CAMERA = listed('Camera', {
  kind: set('bullet'),
  megapixels: number(8),
  outdoor: yesNo(true),
  'power-source': set('poe', 'dc'),
  poe: steps('802.3af'),
  compression: set('h265', 'h264'),
});

/** AXIS P3268-SLVE */
export const STEEL_DOME = listed('Steel dome', {
  kind: set('dome'),
  megapixels: number(8),
  outdoor: yesNo(true),
  housing: set('stainless-steel'),
  'power-source': set('poe'),
  poe: steps('802.3af'),
  'poe-class': number(3),
  'power-draw': number(11.2),
  compression: set('h265', 'h264'),
});

/** Pelco Esprit Compact */
export const POE_BT_CAMERA = listed('PTZ camera', {
  kind: set('ptz'),
  megapixels: number(8),
  'power-source': set('poe', 'dc', 'ac'),
  poe: steps('802.3bt'),
  'poe-class': number(8),
});

/** FLIR FC-632 ID */
export const ONVIF_CAMERA = listed('Thermal camera', {
  kind: set('thermal-camera'),
  'thermal-width': number(640),
  protocols: set('onvif'),
  compression: set('h264'),
  'power-source': set('poe', 'dc'),
  poe: steps('802.3af', '802.3at'),
});

/** Hikvision DS-2TD2628-7/QA */
export const BI_SPECTRUM = listed('Bi-spectrum camera', {
  kind: set('bullet'),
  megapixels: number(4),
  'thermal-width': number(256),
  'power-source': set('poe', 'dc'),
});

/** Siemens FC361 */
export const PANEL = listed('Panel', {
  kind: set('fire-panel'),
  'loop-protocol': set('c-net'),
  'fire-system': set('cerberus-fit'),
  devices: number(126),
});

/** Siemens OOH740 */
export const DETECTOR = listed('Detector', {
  kind: set('multi-sensor-detector'),
  outdoor: yesNo(false),
  'loop-protocol': set('c-net'),
  'fire-system': set('cerberus-fit', 'cerberus-pro'),
});

/** Apollo XP95 */
export const OTHER_DETECTOR = listed('XP95 detector', {
  kind: set('smoke-detector'),
  'loop-protocol': set('xp95', 'discovery'),
});

/** Hytera PD785G */
export const RADIO = listed('Radio', {
  kind: set('portable-radio'),
  'radio-standard': set('dmr', 'fm'),
  band: set('uhf'),
  frequency: number(400, 470),
});

/** Motorola MOTOTRBO R7, which states no frequency in MHz */
export const RADIO_WITHOUT_FREQUENCY = listed('R7', {
  kind: set('portable-radio'),
  'radio-standard': set('dmr', 'fm'),
  band: set('uhf'),
});

/** Icom IC-M510 */
export const MARINE_RADIO = listed('Marine radio', {
  kind: set('marine-radio'),
  'radio-standard': set('marine-vhf', 'dsc'),
  band: set('vhf'),
});

/** Motorola IMPRES 2 */
export const CHARGER = listed('Charger', {
  kind: set('charger'),
  'radio-system': set('mototrbo'),
  'battery-type': set('impres', 'impres-2'),
  'charging-pockets': number(6),
});

export const DOOR_STATION = listed('Door station', {
  kind: set('video-door-station'),
  protocols: set('sip'),
  'power-source': set('poe'),
  poe: steps('802.3af'),
});

export const ANSWERING_UNIT = listed('Answering unit', {
  kind: set('indoor-station'),
  protocols: set('sip'),
  'power-source': set('dc'),
});
