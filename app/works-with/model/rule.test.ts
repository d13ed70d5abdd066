import { expect, test } from 'vitest';
import { statedCompatibility } from './rule.ts';

test('reads what a product says about compatible products, each text once', () => {
  expect(
    statedCompatibility({
      'Compatible radios': 'XiR P8600 series',
      'Compatible chargers': 'XiR P8600 series',
      'Compatible batteries': 'PMNN4412',
      Compatibility: 'DMR',
      Battery: 'Compatible with all',
    }),
  ).toEqual(['XiR P8600 series', 'PMNN4412']);
});
