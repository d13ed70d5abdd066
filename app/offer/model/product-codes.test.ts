import { describe, expect, test } from 'vitest';
import { nearMissesIn } from './near-misses.ts';
import { CodeIndex, toProductCodes } from './product-codes.ts';
import { INDEX, PRODUCTS } from '#app/quick-order/model/quick-order.fixture.ts';

test('a product has each code once', () => {
  const named = { id: '36', brand: 'Hikvision', title: 'Camera' };
  const codes = { model: 'DS-2CD2087G2-LU', itemNumber: 'DS-2CD2087G2-LU', gtin: '96385074' };
  expect(toProductCodes({ ...named, ...codes }).codes).toEqual(['DS-2CD2087G2-LU', '96385074']);
  expect(toProductCodes(named).codes).toEqual([]);
});

const coded = (id: string, ...codes: readonly string[]) => ({ id, brand: '', title: '', codes });

describe('CodeIndex', () => {
  test('returns all products with the same code', () => {
    const index = new CodeIndex([coded('1', 'AB-12'), coded('2', 'ab-12', 'CD')]);
    expect(index.findExact('AB-12')).toEqual(['1', '2']);
  });

  test.each(['ds\u20112cd2087g2\u2010lu', '\ufeffDS-2CD2087G2-\u00adLU', 'ＤＳ－２ＣＤ２０８７Ｇ２－ＬＵ'])(
    'finds a product by its code as text from other programs has it: %s',
    (text) => {
      expect(INDEX.findExact(text)).toEqual(['36']);
    },
  );

  test('does not ignore the punctuation of a short code', () => {
    const index = new CodeIndex([coded('1', 'AB-12')]);
    expect(index.findExact('AB12')).toEqual([]);
    expect(index.findLoosely('AB12')).toEqual([]);
  });

  test('does not ignore a plus sign', () => {
    expect(INDEX.findLoosely('TCIV6+')).toEqual(['1']);
    expect(INDEX.findLoosely('TCIV6')).toEqual([]);
  });

  test('finds a product by its title, and by brand or the first word of the brand with the model', () => {
    for (const name of [
      'Motorola Solutions SLR 5700',
      'motorola slr5700',
      'Motorola MOTOTRBO SLR 5700 Repeater',
    ]) {
      expect(INDEX.find(name)).toEqual(['13']);
      expect(INDEX.isCode(name)).toBe(false);
    }
    expect(INDEX.isCode('SLR5700')).toBe(true);
  });

  test('chooses a code without a character that separates cells, else the SKU', () => {
    expect(INDEX.codeOf('36')).toBe('DS-2CD2087G2-LU');
    expect(INDEX.codeOf('58')).toBe('55000-400');
    expect(INDEX.codeOf('unknown')).toBe('unknown');
  });
});

const nearIds = (text: string, index = INDEX) => nearMissesIn(index)(text).map(({ id }) => id);

describe('Near misses', () => {
  test('are found for a misspelt code, for the beginning of a code, and for a code with an ending added', () => {
    expect(nearIds('DS-2CD2187G2-LU')).toEqual(['36', '37']);
    expect(nearIds('PD785')).toEqual(['14']);
    expect(nearIds('DS-2CD2087G2-LU-4mm')).toEqual(['36']);
  });

  test('are at most four products, and none for a short text', () => {
    const many = new CodeIndex(PRODUCTS.map(({ id }) => coded(id, `SAME-${id}`)));
    expect(nearIds('SAME', many)).toHaveLength(4);
    expect(nearIds('DS')).toEqual([]);
  });
});
