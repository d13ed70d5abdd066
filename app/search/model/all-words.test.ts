import { describe, expect, test } from 'vitest';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { findWithAllWords } from './all-words.ts';
import { foldTexts, type SearchEntry } from './search.ts';

const dome = aSearchEntry({ id: '1', title: 'Outdoor Dome', brand: 'Axis', description: 'Reads like PTZ.' });
const ptz = aSearchEntry({ id: '2', title: 'Q61 PTZ Camera', brand: 'Axis' });
const horn = aSearchEntry({ id: '3', title: 'Horn', brand: 'TOA', specifications: ['IP66', '4 MP'] });
const phone = aSearchEntry({ id: '4', title: 'Türsprechstelle', brand: 'İzmir' });
const entries = [dome, ptz, horn, phone];

const find = (entries: readonly SearchEntry[], query: string) => findWithAllWords(entries, foldTexts, query);

describe('findWithAllWords', () => {
  test.each([
    ['axis ptz', [ptz, dome]],
    ['  PTZ   axis ', [ptz, dome]],
    ['toa ip66', [horn]],
    ['tursprechstelle izmir', [phone]],
    ['4mp ip66', [horn]],
    ['toa ptz', []],
    ['tdoor axis', []],
    ['  ', []],
  ])('finds the products that contain every word of %j', (query, found) => {
    expect(find(entries, query)).toEqual(found);
  });

  test('returns at most six products', () => {
    const many = Array.from({ length: 9 }, (_, id) => aSearchEntry({ id: `${id}`, title: 'Dome Camera' }));
    expect(find(many, 'camera dome')).toHaveLength(6);
  });
});
