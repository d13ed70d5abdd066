import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { foldText } from '#app/lib/normalize-text.ts';
import { SearchError, type SearchStep } from './model/product-search.ts';
import { SHARD_SIZE } from './model/search-files.ts';
import type { SearchEntry } from './model/search.ts';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { searchFilesOf } from './search-files.fixture.ts';
import { StaticSearch } from './static-search.ts';

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

async function search(engine: StaticSearch, query: string, signal = NEVER_ABORTED) {
  const steps: SearchStep[] = [];
  for await (const step of engine.search(query, signal)) steps.push(step);
  const hits = steps.flatMap((step) => step.hits).toSorted((a, b) => a.order - b.order);
  return { steps, ids: hits.map(({ product }) => product.id) };
}

const failureOf = async (result: Promise<unknown>) => {
  const error: unknown = await result.catch((reason: unknown) => reason);
  return error instanceof SearchError ? error.failure : error;
};

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
          const { ids, steps } = await search(new StaticSearch(), query);
          expect(ids).toEqual(scan(entries, query));
          expect(steps.at(-1)).toMatchObject({ done: entries.length, total: entries.length });
        },
      ),
      { numRuns: 60 },
    );
  });

  test('compares a large catalogue in steps and loads each file once', async () => {
    const requests = serve(searchFilesOf(MANY));
    const engine = new StaticSearch();
    const { steps, ids } = await search(engine, 'dome');
    expect(steps.map(({ done }) => done)).toEqual([0, SHARD_SIZE, 2 * SHARD_SIZE, MANY.length]);
    expect(ids.slice(0, 3)).toEqual(['1000', '0', '1']);
    await search(engine, 'box');
    expect(requests).toHaveLength(4);
  });

  test('requests the first shard together with the index', async () => {
    const requests = serve(searchFilesOf(MANY));
    const firstStep = new StaticSearch().search('dome', NEVER_ABORTED).next();
    expect(requests).toEqual(['/data/search/0.json', '/data/search-index.json']);
    await firstStep;
  });

  test('continues after a shard that fails; the next search loads the index and only that shard again', async () => {
    const files = searchFilesOf(MANY);
    const shard = files['/data/search/0.json'];
    delete files['/data/search/0.json'];
    const requests = serve(files);
    const engine = new StaticSearch();
    const found: string[] = [];
    const run = async () => {
      for await (const { hits } of engine.search('dome', NEVER_ABORTED))
        found.push(...hits.map(({ product }) => product.id));
    };
    expect(await failureOf(run())).toBe('unavailable');
    expect(found).toHaveLength(SHARD_SIZE + 1);
    files['/data/search/0.json'] = shard;
    requests.length = 0;
    expect((await search(engine, 'dome')).ids).toHaveLength(MANY.length);
    expect(requests).toEqual(['/data/search-index.json', '/data/search/0.json']);
  });

  test('ends at once when it is cancelled', async () => {
    serve(searchFilesOf(MANY));
    const controller = new AbortController();
    const engine = new StaticSearch();
    const steps: number[] = [];
    const run = async () => {
      for await (const { done } of engine.search('dome', controller.signal)) {
        steps.push(done);
        controller.abort();
      }
    };
    await expect(run()).rejects.toThrow('aborted');
    expect(steps).toHaveLength(1);
  });

  test('two searches at once do not mix', async () => {
    serve(searchFilesOf(MANY));
    const engine = new StaticSearch();
    const [domes, boxes] = await Promise.all([search(engine, 'last dome'), search(engine, 'box')]);
    expect(domes.ids).toEqual(['1000']);
    expect(boxes.ids).toHaveLength(2 * SHARD_SIZE);
  });

  test('reports a mixture of two versions, and then searches the new one', async () => {
    const files = smallCatalogue();
    serve(files);
    const engine = new StaticSearch();
    await engine.prepare();
    Object.assign(files, searchFilesOf([DOME], { version: 'v2' }));
    expect(await failureOf(search(engine, 'dome'))).toBe('outdated');
    expect((await search(engine, 'dome')).ids).toEqual(['dome']);
  });

  test.each([['<html>'], [{ products: [], categories: [] }]])(
    'reports an index that cannot be read: %j',
    async (index) => {
      serve({ ...smallCatalogue(), '/data/search-index.json': index });
      expect(await failureOf(search(new StaticSearch(), 'dome'))).toBe('outdated');
    },
  );

  test('repeats a failed attempt to load the index', async () => {
    const files: Files = {};
    serve(files);
    const engine = new StaticSearch();
    expect(await failureOf(engine.prepare())).toBe('unavailable');
    Object.assign(files, smallCatalogue());
    expect((await search(engine, 'dome')).ids).toEqual(['dome', 'radio']);
  });
});

const suggestedFor = async (engine: StaticSearch, typed: string) =>
  (await engine.suggest(typed, NEVER_ABORTED)).map((suggestion) =>
    suggestion.kind === 'product' ? suggestion.id : suggestion.kind,
  );

describe('suggest', () => {
  test('matches title, brand, model and category, and in a small shop all texts', async () => {
    serve(smallCatalogue());
    const engine = new StaticSearch();
    expect(await suggestedFor(engine, 'dome')).toEqual(['dome', 'radio']);
    expect(await suggestedFor(engine, 'ico')).toEqual(['radio', 'brand']);
    expect(await suggestedFor(engine, 'm-rad')).toEqual(['radio']);
    expect(await suggestedFor(engine, 'cctv')).toEqual(['category']);
    expect(await suggestedFor(engine, '-40')).toEqual(['dome']);
  });

  test('loads only the index of a large catalogue', async () => {
    const requests = serve(searchFilesOf(MANY));
    expect(await suggestedFor(new StaticSearch(), 'dome')).toEqual(['1000']);
    expect(requests).toEqual(['/data/search-index.json']);
  });

  test('suggests what the index has if the shard fails', async () => {
    const { '/data/search/0.json': _, ...files } = smallCatalogue();
    serve(files);
    expect(await suggestedFor(new StaticSearch(), 'dome')).toEqual(['dome']);
  });
});

describe('alternatives', () => {
  test('are corrections of the spelling and products with all words', async () => {
    serve(smallCatalogue());
    const engine = new StaticSearch();
    expect(await engine.alternatives('camrea', undefined, NEVER_ABORTED)).toEqual({
      corrections: ['camera'],
      withAllWords: [],
    });
    const { withAllWords } = await engine.alternatives('camera ip66', undefined, NEVER_ABORTED);
    expect(withAllWords.map(({ id }) => id)).toEqual(['dome']);
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
