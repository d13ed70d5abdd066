import MiniSearch from 'minisearch';

/** Finds words that differ by at most `maxDistance` letters, or by two neighbouring letters that are swapped. */
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
