import { expect, test } from 'vitest';
import type { ProductSearch } from './model/product-search.ts';
import { RunningSearch } from './running-search.ts';

const engine: ProductSearch = {
  prepare: () => Promise.resolve(),
  suggest: () => Promise.resolve([]),
  async *search() {
    yield { hits: [], done: 9, total: 9 };
  },
  understand: () => Promise.resolve(undefined),
  alternatives: () => Promise.resolve({ corrections: ['door'], withAllWords: [] }),
};

test('a search that failed to understand the query in plain words can be tried again, stopped and continued', async () => {
  const attemptsToUnderstand = [
    Promise.reject(new Error('no connection')),
    new Promise<never>(() => {}),
    Promise.resolve(undefined),
  ];
  const search = new RunningSearch('dor', {
    prefersPlainWords: false,
    engine: { ...engine, understand: () => attemptsToUnderstand.shift() ?? Promise.resolve(undefined) },
  });
  await search.run();
  expect(search.getState()).toMatchObject({ status: 'complete', understood: 'failed' });

  void search.run();
  search.stop();
  expect(search.getState().status).toBe('stopped');

  await search.run();
  expect(search.getState()).toMatchObject({ status: 'complete', alternatives: { corrections: ['door'] } });
  expect(search.getState().understood).toBeUndefined();
});
