import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { idInSegment, idSegment, productPath } from './product-address.ts';

test.each([
  ['45', '45'],
  ['radio_12-B', 'radio_12-B'],
  ['0090.750', '0090.750'],
  ['AB/7.5+', 'AB~2F7.5~2B'],
  ['DS.html', 'DS~2Ehtml'],
  ['DS.', 'DS~2E'],
])('the id %s stands as %s in addresses and folder names', (id, segment) => {
  expect(idSegment(id)).toBe(segment);
  expect(productPath(id)).toBe(`/product/${segment}`);
});

test('every id has an address of one part without a percent sign, from which it is read back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9][\w./+-]{0,20}$/), (id) => {
      expect(idSegment(id)).toMatch(/^[\w~-]+(?:\.\d[\w~-]*)*$/);
      expect(idInSegment(idSegment(id))).toBe(id);
    }),
  );
});
