import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { foldText } from '#app/lib/normalize-text.ts';
import { SHARD_SIZE } from './model/search-files.ts';
import type { SearchEntry } from './model/search.ts';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { searchFilesOf } from './search-files.fixture.ts';
import { OutdatedError } from './loaded-catalogue.ts';
import { ProductSearch } from './product-search.ts';

type Files = Record<string, unknown>;

/** Serves files that a test can change. Others are answered with status 404. Returns the requested paths. */
function serve(files: Files): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    const file = files[path];
    return file === undefined ? new Response('', { status: 404 }) : Response.json(file);
  });
  return requests;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

const NEVER_ABORTED = new AbortController().signal;

const idsFor = async (engine: ProductSearch, query: string) =>
  (await engine.search(query)).products.map(({ id }) => id);

const DOME = aSearchEntry({ id: 'dome', title: 'Dome camera', specifications: ['IP66', '−40 °C'] });
const RADIO = aSearchEntry({ id: 'radio', title: 'Radio', brand: 'Icom', description: 'For a dome.' });
const smallCatalogue = () => searchFilesOf([RADIO, DOME]);

/** Three shards. All descriptions contain `dome`, but of the titles only the last one does. */
const MANY = Array.from({ length: 2 * SHARD_SIZE + 1 }, (_, id) =>
  aSearchEntry({ id: `${id}`, title: id === 2 * SHARD_SIZE ? 'Last dome' : 'Box', description: 'A dome.' }),
);

describe('search', () => {
  test('finds exactly what a scan of all texts finds, in the order of the fields', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', 'Σ', 'İ', '×', ' ', '\0', '-'), maxLength: 6 });
    const entry = fc.record({
      title: text.filter((title) => title.trim() !== ''),
      brand: text,
      description: text,
      specifications: fc.array(text, { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 12 }),
        fc.oneof(text, fc.constantFrom('a', 'b', 'ab', ' ')),
        fc.boolean(),
        async (products, query, hasManyShards) => {
          // With padding, the first two products end the first shard, and the others are in a second one.
          const padding = hasManyShards ? SHARD_SIZE - 2 : 0;
          const none = { title: 'none', brand: 'none' };
          const entries = [...Array.from({ length: padding }, () => none), ...products].map((texts, id) =>
            aSearchEntry(Object.assign({ id: `${id}` }, texts)),
          );
          serve(searchFilesOf(entries));
          expect(await idsFor(new ProductSearch(), query)).toEqual(scan(entries, query));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('finds the products of all files, and loads each file once', async () => {
    const requests = serve(searchFilesOf(MANY));
    const engine = new ProductSearch();
    const ids = await idsFor(engine, 'dome');
    expect(ids).toHaveLength(MANY.length);
    expect(ids.slice(0, 3)).toEqual(['1000', '0', '1']);
    await engine.search('box');
    expect(requests.filter((path) => /search/.test(path))).toHaveLength(4);
  });

  test('requests the first file with texts together with the index', async () => {
    const requests = serve(searchFilesOf(MANY));
    const answer = new ProductSearch().search('dome');
    expect(requests).toEqual(['/data/search/0.json', '/data/search-index.json']);
    await answer;
  });

  test('fails if a file fails, and loads it again for the next search', async () => {
    const files = searchFilesOf(MANY);
    const shard = files['/data/search/1.json'];
    delete files['/data/search/1.json'];
    serve(files);
    const engine = new ProductSearch();
    await expect(engine.search('dome')).rejects.toThrow('/data/search/1.json');
    files['/data/search/1.json'] = shard;
    expect(await idsFor(engine, 'dome')).toHaveLength(MANY.length);
  });

  test('ends when it is cancelled', async () => {
    serve(searchFilesOf(MANY));
    const controller = new AbortController();
    const answer = new ProductSearch().search('dome', controller.signal);
    controller.abort();
    await expect(answer).rejects.toThrow('aborted');
  });

  test('two searches at once do not mix', async () => {
    serve(searchFilesOf(MANY));
    const engine = new ProductSearch();
    const [domes, boxes] = await Promise.all([idsFor(engine, 'last dome'), idsFor(engine, 'box')]);
    expect(domes).toEqual(['1000']);
    expect(boxes).toHaveLength(2 * SHARD_SIZE);
  });

  test('searches the new files if the shop was published again after the index was loaded', async () => {
    const files = smallCatalogue();
    serve(files);
    const engine = new ProductSearch();
    await engine.prepare();
    Object.assign(files, searchFilesOf([DOME], { version: 'v2' }));
    expect(await idsFor(engine, 'dome')).toEqual(['dome']);
  });

  test.each([['<html>'], [{ products: [], categories: [] }]])(
    'fails if the index cannot be read: %j',
    async (index) => {
      serve({ ...smallCatalogue(), '/data/search-index.json': index });
      await expect(new ProductSearch().search('dome')).rejects.toThrow(OutdatedError);
    },
  );

  test('repeats a failed attempt to load the index', async () => {
    const files: Files = {};
    serve(files);
    const engine = new ProductSearch();
    await expect(engine.prepare()).rejects.toThrow('/data/search-index.json');
    Object.assign(files, smallCatalogue());
    expect(await idsFor(engine, 'dome')).toEqual(['dome', 'radio']);
  });
});

const suggestedFor = async (engine: ProductSearch, typed: string) =>
  (await engine.suggest(typed, NEVER_ABORTED)).map((suggestion) =>
    suggestion.kind === 'product' ? suggestion.id : suggestion.kind,
  );

describe('suggest', () => {
  test('matches title, brand, model and category, and in a small shop all texts', async () => {
    serve(smallCatalogue());
    const engine = new ProductSearch();
    expect(await suggestedFor(engine, 'dome')).toEqual(['dome', 'radio']);
    expect(await suggestedFor(engine, 'ico')).toEqual(['radio', 'brand']);
    expect(await suggestedFor(engine, 'm-rad')).toEqual(['radio']);
    expect(await suggestedFor(engine, 'cctv')).toEqual(['category']);
    expect(await suggestedFor(engine, '-40')).toEqual(['dome']);
  });

  test('loads only the index of a large catalogue', async () => {
    const requests = serve(searchFilesOf(MANY));
    expect(await suggestedFor(new ProductSearch(), 'dome')).toEqual(['1000']);
    expect(requests).toEqual(['/data/search-index.json']);
  });

  test('suggests what the index has if the shard fails', async () => {
    const { '/data/search/0.json': _, ...files } = smallCatalogue();
    serve(files);
    expect(await suggestedFor(new ProductSearch(), 'dome')).toEqual(['dome']);
  });
});

describe('alternatives', () => {
  test('are corrections of the spelling and products with all words', async () => {
    serve(smallCatalogue());
    const engine = new ProductSearch();
    expect((await engine.search('camrea')).alternatives).toEqual({
      corrections: ['camera'],
      withAllWords: [],
    });
    const { alternatives } = await engine.search('camera ip66');
    expect(alternatives?.withAllWords.map(({ id }) => id)).toEqual(['dome']);
  });
});

/** The specified search, written as plainly as possible. */
function scan(entries: readonly SearchEntry[], query: string): readonly string[] {
  const term = foldText(query).trim();
  const contains = (text: string) => term !== '' && foldText(text).includes(term);
  const inTitle = entries.filter(({ title }) => contains(title));
  const inBrand = entries.filter(({ brand }) => contains(brand));
  const inSpecifications = entries.filter(({ specifications }) => specifications.some(contains));
  const inDescription = entries.filter(({ description }) => contains(description));
  return [...new Set([...inTitle, ...inBrand, ...inSpecifications, ...inDescription])].map(({ id }) => id);
}
