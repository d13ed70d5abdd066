/** The products that a query found and those that a specialist expects, by id. */
export type SearchTrial = { readonly found: readonly string[]; readonly expected: readonly string[] };

export type SearchQuality = {
  /** Of the products found, the share that is expected, between 0 and 1. */
  readonly precision: number;
  /** Of the products expected, the share that is found, between 0 and 1. */
  readonly recall: number;
};

/**
 * Averages over the trials, so that every query counts the same. The precision of a query that finds nothing is 1, and so is the
 * recall of a query that should find nothing.
 */
export function searchQuality(trials: readonly SearchTrial[]): SearchQuality {
  const qualities = trials.map(({ found, expected }) => {
    const correct = found.filter((id) => expected.includes(id)).length;
    return {
      precision: share(correct, found.length),
      recall: share(correct, expected.length),
    };
  });
  return {
    precision: average(qualities.map(({ precision }) => precision)),
    recall: average(qualities.map(({ recall }) => recall)),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
