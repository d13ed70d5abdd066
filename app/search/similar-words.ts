import MiniSearch from 'minisearch';

/**
 * Returns a function that finds the words which become `word` by inserting, deleting or replacing at most `maxDistance`
 * letters, or by swapping two neighbouring letters.
 */
export function similarWordsAmong(
  words: Iterable<string>,
): (word: string, maxDistance: number) => readonly string[] {
  const index = new MiniSearch<{ readonly word: string }>({
    idField: 'word',
    fields: ['word'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  index.addAll(Array.from(words, (word) => ({ word })));
  return (word, maxDistance) => {
    const similar = { queries: [word], fuzzy: maxDistance };
    return index
      .search({ combineWith: 'OR', queries: [similar, ...swaps(word)] })
      .map(({ id }) => String(id));
  };
}

/** `dom` → `odm`, `dmo`. MiniSearch counts a swap as two changes. */
function swaps(word: string): readonly string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
