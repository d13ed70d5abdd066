import type { Product } from './product.ts';

type Specification = readonly [label: string, value: string];

/** As many as are taken in at a glance. */
export const MOST_KEY_FIGURES = 5;

/**
 * What decides, by category, the most important first. A category holds several kinds of product, so what only one
 * kind has (a recorder's channels, a charger's pockets) stands before what they share.
 */
const DECISIVE = new Map<string, readonly string[]>(
  Object.entries({
    'cctv-systems': [
      'Video channels',
      'Recording resolution',
      'PoE ports',
      'Incoming bandwidth',
      'Resolution',
      'Night vision',
      'Protection rating',
      'Power supply',
      'Operating temperature',
      'Field of view',
      'Lens',
      'Storage',
    ],
    'thermal-cameras': [
      'Thermal resolution',
      'Visible resolution',
      'Field of view',
      'Thermal lens',
      'Measuring range',
      'Protection rating',
      'Power supply',
      'Operating temperature',
      'Lens',
    ],
    'maritime-cameras': [
      'Resolution',
      'Visible camera',
      'Night vision',
      'Pan and tilt',
      'Protection rating',
      'Power supply',
      'Operating temperature',
      'Stabilization',
      'Field of view',
      'Intended use',
    ],
    'ex-proof-cameras': [
      'Hazardous area',
      'Resolution',
      'Night vision',
      'Protection rating',
      'Power supply',
      'Operating temperature',
      'Approvals',
      'Housing',
    ],
    'wireless-communication': [
      'Charging pockets',
      'Supported batteries',
      'Compatible radios',
      'Connection',
      'Microphone',
      'Satellite network',
      'Coverage',
      'Frequency band',
      'Transmit power',
      'Duty cycle',
      'Battery',
      'Protection rating',
      'Radio standard',
      'Power supply',
      'Operating temperature',
      'Channels',
    ],
    'intercom-systems': [
      'Type',
      'Camera',
      'Display',
      'Telephone line',
      'Dialling',
      'Protocols',
      'Relay output',
      'Power supply',
      'Protection rating',
      'Operating temperature',
      'Connectivity',
      'Mounting',
      'Audio',
    ],
    'smart-sensor': [
      'Detects',
      'Measures',
      'Detection area',
      'Detection zones',
      'Outlets',
      'Plug type',
      'Smart home standards',
      'Connectivity',
      'Power supply',
      'Battery',
      'Requires',
      'Protection rating',
      'Operating temperature',
      'Works with',
      'Display',
      'Intended use',
      'Mounting',
    ],
    'fire-alarms': [
      'Detector loops',
      'Capacity',
      'Maximum devices',
      'Detects',
      'Detection principle',
      'Alarm temperature',
      'Sensitivity',
      'Sound output',
      'Flash rate',
      'Interconnection',
      'Loop protocol',
      'Power supply',
      'Standards',
      'Operating temperature',
      'Intended use',
      'Mounting',
    ],
  }),
);

/** What tells one product from another, or comes with every one, but decides nothing. */
const NO_FIGURES = new Set([
  'Model',
  'Item number',
  'Series',
  'Manufacturer',
  'Origin',
  'Colour',
  'Warranty',
]);

/**
 * The few specifications by which a buyer of this kind of product decides: the first five that it has of what decides in
 * its category. Where it has fewer, its data sheet goes on, in its own order.
 */
export function keyFigures({
  category,
  specifications,
}: Pick<Product, 'category' | 'specifications'>): readonly Specification[] {
  const ownOrder = Object.keys(specifications).filter((label) => !NO_FIGURES.has(label));
  const labels = new Set([...(DECISIVE.get(category) ?? []), ...ownOrder]);
  return [...labels]
    .map((label) => [label, specifications[label]?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '')
    .slice(0, MOST_KEY_FIGURES);
}
