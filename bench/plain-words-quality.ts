import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productsInMemory } from '#app/catalogue/memory-products.server.ts';
import { hasChips } from '#app/search/model/search-answer.ts';
import type { Products } from '#app/products/products.ts';
import type { Report } from './measurement.ts';

/** A query, and the ids of the products that a specialist who knows all texts of the catalogue expects. */
type ExpectedSearch = { readonly query: string; readonly expected: readonly string[] };
type Trial = ExpectedSearch & { readonly found: readonly string[] };

/** Precision and recall of the search in plain words in the shop's own catalogue. */
export async function plainWordsQuality(project: string): Promise<Report> {
  const file: { readonly queries: readonly ExpectedSearch[] } = JSON.parse(
    readFileSync(join(project, 'bench/plain-words-queries.json'), 'utf8'),
  );
  const trials = await Promise.all(file.queries.map((expected) => trialOf(productsInMemory, expected)));
  const subject = `${trials.length} queries`;
  return {
    measurements: [
      { subject, metric: 'precision', value: averagePercent(trials, ({ found }) => found) },
      { subject, metric: 'recall', value: averagePercent(trials, ({ expected }) => expected) },
    ],
    notes: trials
      .filter(
        ({ found, expected }) =>
          found.length !== expected.length || !found.every((id) => expected.includes(id)),
      )
      .map(
        ({ query, found, expected }) => `"${query}" finds ${listed(found)} instead of ${listed(expected)}`,
      ),
  };
}

/**
 * The share of the found or of the expected products that is both, in percent. Every query counts the same, and one without such
 * products counts as 100.
 */
function averagePercent(trials: readonly Trial[], of: (trial: Trial) => readonly string[]): number {
  const shares = trials.map((trial) => {
    const correct = trial.found.filter((id) => trial.expected.includes(id)).length;
    return of(trial).length === 0 ? 1 : correct / of(trial).length;
  });
  return (100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length;
}

function listed(ids: readonly string[]): string {
  return ids.length === 0 ? 'nothing' : ids.join(', ');
}

/** The products that are meant by a query. */
async function trialOf(search: Products, { query, expected }: ExpectedSearch): Promise<Trial> {
  const { understood } = await search.search(query);
  return { query, expected, found: hasChips(understood) ? understood.products.map(({ id }) => id) : [] };
}
