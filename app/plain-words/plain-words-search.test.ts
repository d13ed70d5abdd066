import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Figures } from '#app/figures/model/attribute.ts';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { WORDS_PATH } from '#app/products/addresses.ts';
import { hasChips } from '#app/search/model/search-answer.ts';
import { kind, plainWordsFilesOf } from '#app/search/plain-words-files.fixture.ts';
import { newProducts, serve } from '#app/search/search-files.fixture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const product = (id: string, title: string, price: number, figures: Figures, brand = 'Hikvision') => ({
  ...aSearchEntry({ id, title, brand, price }),
  statedFigures: figures,
});

const files = () =>
  plainWordsFilesOf([
    product('1', 'Dome for driveways', 20_000, kind('dome')),
    product('2', 'Round camera', 60_000, kind('dome')),
    product('3', 'Dome mount', 1000, {}),
    product('4', 'Radio', 30_000, kind('portable-radio'), 'Icom'),
  ]);

const understand = async (query: string, search = newProducts()) => (await search.search(query)).understood;

async function foundFor(query: string) {
  const understood = await understand(query);
  return (
    hasChips(understood) && {
      chips: understood.chips.map(({ label }) => label),
      ids: understood.products.map(({ id }) => id),
    }
  );
}

test('finds the products that meet all conditions and contain the unknown words', async () => {
  serve(files());
  expect(await foundFor('dome')).toEqual({ chips: ['Dome camera'], ids: ['1', '2'] });
  expect(await foundFor('dome under 500')).toEqual({ chips: ['Dome camera', 'under $500'], ids: ['1'] });
  expect(await foundFor('driveway dome')).toEqual({ chips: ['“driveway”', 'Dome camera'], ids: ['1'] });
});

test('each chip has the query without its condition', async () => {
  serve(files());
  const understood = await understand('Hikvision dome, Under $500 dome');
  expect(hasChips(understood) && understood.chips).toEqual([
    { label: 'Hikvision', queryWithout: 'dome, Under $500 dome' },
    { label: 'Dome camera', queryWithout: 'Hikvision Under $500' },
    { label: 'under $500', queryWithout: 'Hikvision dome, dome' },
  ]);
});

test('says what it did not use', async () => {
  serve(files());
  expect(await understand('dome xyz under €500 without drilling')).toMatchObject({
    count: 0,
    notUnderstood: ['xyz', 'without drilling'],
    otherCurrencies: ['under €500'],
    unreadWords: 0,
    relaxations: [
      { dropped: ['xyz', 'without drilling'], queryWithout: 'dome under €500', found: '2 dome cameras' },
    ],
  });
  expect(await understand(Array.from({ length: 200 }, () => 'dome').join(' '))).toMatchObject({
    chips: [{ label: 'Dome camera' }],
    count: 2,
    unreadWords: 160,
  });
  expect(await understand('under 500 eur')).toMatchObject({ chips: [], count: 0 });
});

describe('a word that is the model of a product', () => {
  test('is not understood as a condition, but leads to the product', async () => {
    serve(files());
    expect(await understand('portable radio M-1')).toMatchObject({
      count: 1,
      models: [{ word: 'm-1', id: '1', title: 'Dome for driveways', showsWorksWith: true }],
      notUnderstood: [],
    });
  });

  test('leads to the product also if nothing else was understood', async () => {
    serve(files());
    expect(await understand('zzzz M-4')).toMatchObject({
      chips: [],
      models: [{ word: 'm-4', id: '4', title: 'Radio', showsWorksWith: false }],
      notUnderstood: ['zzzz'],
    });
  });
});

test('says nothing about a query that it does not understand', async () => {
  serve(files());
  expect(await understand('driveway')).toBeUndefined();
});

describe('a query with something that the shop does not know or sell', () => {
  test('means no product, and gets an offer without it', async () => {
    serve(files());
    expect(await understand('zzzz dome')).toMatchObject({
      count: 0,
      products: [],
      relaxations: [{ dropped: ['zzzz'], queryWithout: 'dome', found: '2 dome cameras', count: 2 }],
    });
    expect(await understand('zzzz driveways')).toMatchObject({
      chips: [],
      relaxations: [{ dropped: ['zzzz'], queryWithout: 'driveways', found: '1 product' }],
    });
    expect(await understand('zzzz icom dome')).toMatchObject({
      relaxations: [{ dropped: ['zzzz', 'Icom'] }, { dropped: ['zzzz', 'Dome camera'] }],
    });
    expect(await understand('zzzz')).toBeUndefined();
  });

  test('says what it does not sell, and where to find something related', async () => {
    serve(files());
    const links = [{ text: 'Recorder', to: '/product/43' }];
    expect(await understand('hard drive')).toMatchObject({
      count: 0,
      notSold: [{ name: 'hard drives', links }],
      relaxations: [],
    });
    expect(await understand('icom M-4 battery')).toMatchObject({
      count: 0,
      notSold: [{ name: 'batteries' }],
      models: [{ id: '4' }],
    });
    expect(await understand('dome with a hard drive')).toMatchObject({
      count: 2,
      notSold: [{ name: 'hard drives' }],
    });
  });

  test('says what holds for all products of the kind', async () => {
    serve(files());
    expect(await understand('dome without cables')).toMatchObject({
      count: 0,
      remarks: ['All our dome cameras need a cable.'],
    });
  });
});

const isFirst = async (query: string) => {
  const understood = await understand(query);
  return hasChips(understood) && understood.isFirst;
};

test('the products that are meant come first if no literal result is among them', async () => {
  serve(files());
  expect(await isFirst('walkie talkie')).toBe(true);
  expect(await isFirst('radio')).toBe(false);
  expect(await isFirst('dome')).toBe(false);
});

test('names what to drop if no product meets all conditions', async () => {
  serve(files());
  expect(await understand('icom dome under 500')).toMatchObject({
    count: 0,
    products: [],
    relaxations: [
      { dropped: ['Icom'], queryWithout: 'dome under 500', count: 1, found: '1 dome camera' },
      { dropped: ['Dome camera'], queryWithout: 'icom under 500', count: 1, found: '1 product' },
    ],
  });
});

const offerFor = async (query: string) => {
  const understood = await understand(query);
  return hasChips(understood) && understood.isWorthOffering;
};

describe('an offer beside literal results', () => {
  test('is made if it has a product that the literal results lack or, for several words, fewer products than they have', async () => {
    serve(
      plainWordsFilesOf([
        product('1', 'Dome for driveways', 20_000, kind('dome')),
        product('2', 'Round camera', 60_000, kind('dome')),
        product('3', 'Dome for cakes', 1000, {}),
        product('4', 'Radio', 30_000, {}, 'Icom'),
        product('5', 'Case for Icom radios', 1000, {}),
      ]),
    );
    // The literal results contain `dome`. The round camera is not among them.
    expect(await offerFor('dome')).toBe(true);
    // The case is among the literal results only, but one word may well be meant literally.
    expect(await offerFor('icom')).toBe(false);
    // No product meets both conditions, so there is nothing to offer.
    expect(await offerFor('icom dome')).toBe(false);
    serve(
      plainWordsFilesOf([
        product('1', 'Dome for driveways', 20_000, kind('dome')),
        product('3', 'Dome for cakes', 1000, {}),
      ]),
    );
    // The dome for cakes is among the literal results only.
    expect(await offerFor('dome for')).toBe(true);
    expect(await offerFor('dome')).toBe(false);
  });
});

describe('words that cannot be used', () => {
  test('are loaded again by the next search', async () => {
    const broken: Record<string, unknown> = { ...files(), [WORDS_PATH]: undefined };
    serve(broken);
    const search = newProducts();
    expect(await understand('dome', search)).toBe('failed');
    broken[WORDS_PATH] = files()[WORDS_PATH];
    expect(await understand('dome', search)).toMatchObject({ count: 2 });
  });

  test('leave the results as written', async () => {
    serve({ ...files(), [WORDS_PATH]: { phrases: [] } });
    const { products, understood } = await newProducts().search('dome');
    expect(understood).toBe('failed');
    expect(products.map(({ id }) => id)).toEqual(['1', '3']);
  });
});

test('corrects only the words that were not understood', async () => {
  serve(files());
  const { alternatives } = await newProducts().search('hikvison dome under 500');
  expect(alternatives?.corrections).toEqual(['Hikvision dome under 500']);
});

test('counts the versions of a product once, as its list does, and says how many there are', async () => {
  vi.stubGlobal('HAS_FAMILIES', true);
  const family = { id: 'dome', title: 'Dome', options: ['Lens'] };
  const versions = ['2.8 mm', '4 mm', '6 mm'].map((lens) =>
    Object.assign(product(lens, `Dome, ${lens}`, 20_000, kind('dome')), { family }),
  );
  serve(plainWordsFilesOf([...versions, product('radio', 'Radio', 90_000, {}, 'Icom')]));
  expect(await understand('dome')).toMatchObject({ count: 1, summary: '1 dome camera (3 versions)' });
  expect(await understand('zzzz dome')).toMatchObject({
    relaxations: [{ dropped: ['zzzz'], count: 1, found: '1 dome camera (3 versions)' }],
  });
  expect(await understand('zzzz hikvision 2.8 mm')).toMatchObject({
    relaxations: [{ dropped: ['zzzz'], count: 1, found: '1 product' }],
  });
  expect(await understand('icom dome')).toMatchObject({
    relaxations: [
      { dropped: ['Icom'], count: 1, found: '1 dome camera (3 versions)' },
      { dropped: ['Dome camera'], count: 1, found: '1 product' },
    ],
  });
});
