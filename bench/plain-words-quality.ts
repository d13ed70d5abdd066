import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogueFiles } from '#app/catalogue/catalogue-files.server.ts';
import { readFigures } from '#app/catalogue/figures.server.ts';
import { readCatalogue } from '#app/catalogue/read-catalogue.server.ts';
import { findByPlainWords } from '#app/plain-words/model/find-by-plain-words.ts';
import { readPlainWords } from '#app/plain-words/model/read-plain-words.ts';
import { foldTexts } from '#app/search/model/search.ts';
import { toWordList, vocabularyOf } from '#app/plain-words/model/vocabulary.ts';
import type { Report } from './measurement.ts';

/** A query, and the ids of the products that a specialist who knows all texts of the catalogue expects. */
type ExpectedSearch = { readonly query: string; readonly expected: readonly string[] };
type Trial = ExpectedSearch & { readonly found: readonly string[] };

/** Precision and recall of the search in plain words in the shop's own catalogue. */
export function plainWordsQuality(project: string): Report {
  const file: { readonly queries: readonly ExpectedSearch[] } = JSON.parse(
    readFileSync(join(project, 'bench/plain-words-queries.json'), 'utf8'),
  );
  const trials = searchTrials(join(project, 'app/catalogue/data'), file.queries);
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

function searchTrials(folder: string, searches: readonly ExpectedSearch[]): readonly Trial[] {
  const catalogue = readCatalogue(readCatalogueFiles(folder), () => true);
  const { figuresById } = readFigures(catalogue);
  const brands = [...new Set(catalogue.products.map(({ brand }) => brand))];
  const vocabulary = vocabularyOf(toWordList({ ...catalogue, brands }));
  const entries = catalogue.products.map((product) => ({
    id: product.id,
    brand: product.brand,
    category: product.category,
    price: product.price,
    soldOut: product.soldOut,
    highlights: product.highlights,
    figures: figuresById.get(product.id) ?? {},
    texts: foldTexts({ ...product, specifications: Object.values(product.specifications) }),
  }));
  return searches.map(({ query, expected }) => {
    const { products } = findByPlainWords(entries, readPlainWords(query, vocabulary), vocabulary);
    return { query, expected, found: products.map(({ id }) => id) };
  });
}
