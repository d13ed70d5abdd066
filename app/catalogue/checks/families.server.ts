import { type Entry, fieldOf, textIn } from './mistakes.server.ts';

type Version = {
  readonly entry: Entry;
  readonly title: string | undefined;
  readonly options: readonly string[];
  readonly values: readonly (string | undefined)[];
};

/** What keeps a buyer from choosing between the versions of a product: one line per version. */
export function familyMistakes(products: readonly Entry[]): readonly string[] {
  const versions = products.flatMap((entry) => {
    const family = fieldOf(entry.value, 'family');
    const id = textIn(family, 'id');
    const stated = fieldOf(family, 'options');
    const options = Array.isArray(stated) ? stated.map(String) : [];
    if (id === undefined || options.length === 0) return [];
    const values = options.map((option) => textIn(fieldOf(entry.value, 'specifications'), option));
    return [{ id, version: { entry, title: textIn(family, 'title'), options, values } }];
  });
  return [...Map.groupBy(versions, ({ id }) => id).values()].flatMap((family) =>
    mistakesIn(family.map(({ version }) => version)),
  );
}

function mistakesIn(versions: readonly Version[]): readonly string[] {
  const [first] = versions;
  const taken = new Map<string, string>();
  return versions.flatMap(({ entry, title, options, values }) => {
    const id = textIn(entry.value, 'id') ?? '';
    const place = `${entry.file}: line ${entry.lineOf([...entry.path, 'family'])}: id ${id}: family`;
    const missing = options.filter((_, index) => values[index] === undefined);
    if (missing.length > 0) {
      return [
        `${place}: the product has no specification "${missing.join('", "')}"; add it or change the options`,
      ];
    }
    if (title !== first?.title || options.join('\n') !== first?.options.join('\n')) {
      return [`${place}: title and options differ from those of another version; write them the same`];
    }
    const key = values.join('\n');
    const same = taken.get(key);
    if (same !== undefined) {
      return [`${place}: has the values of id ${same}, ${values.join(', ')}; correct one, or add an option`];
    }
    taken.set(key, id);
    return [];
  });
}
