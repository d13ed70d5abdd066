import { describe, expect, test } from 'vitest';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { withAllWords } from './all-words.ts';

const dome = aSearchEntry({ id: '1', title: 'Outdoor Dome', brand: 'Axis', description: 'Reads like PTZ.' });
const ptz = aSearchEntry({ id: '2', title: 'Q61 PTZ Camera', brand: 'Axis' });
const horn = aSearchEntry({ id: '3', title: 'Horn', brand: 'TOA', specifications: ['IP66'] });
const entries = [dome, ptz, horn];

describe('what holds all words', () => {
  test.each([
    ['axis ptz', [ptz, dome]],
    ['  PTZ   axis ', [ptz, dome]],
    ['toa ip66', [horn]],
    ['toa ptz', []],
    ['tdoor axis', []],
    ['  ', []],
  ])('%j', (query, found) => {
    expect(withAllWords(entries, query)).toEqual(found);
  });

  test('is shown up to six', () => {
    const many = Array.from({ length: 9 }, (_, id) => aSearchEntry({ id: `${id}`, title: 'Dome Camera' }));
    expect(withAllWords(many, 'camera dome')).toHaveLength(6);
  });
});
