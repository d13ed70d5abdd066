import { entriesIn, type JsonObject, textIn } from './json.server.ts';
import { nameOf } from './mistakes.server.ts';

const UNIQUE_FIELDS = {
  products: ['id', 'title'],
  categories: ['id', 'slug', 'title'],
  banners: ['id'],
  testimonials: ['id'],
  news: ['id'],
};

export function duplicatesIn(files: JsonObject): readonly string[] {
  const inLists = Object.entries(UNIQUE_FIELDS).flatMap(([list, fields]) => {
    const file = `${list}.json`;
    return fields.flatMap((field) => duplicates(file, entriesIn(files[file], list), field));
  });
  const categories = entriesIn(files['questions.json'], 'categories');
  const questions = categories.flatMap((category) => entriesIn(category, 'questions'));
  return [
    ...inLists,
    ...duplicates('questions.json', categories, 'id'),
    ...duplicates('questions.json', questions, 'id'),
  ];
}

/** Ignores case, because ids and slugs become folder names of the built site, and some file systems ignore case. */
function duplicates(file: string, entries: readonly JsonObject[], field: string): readonly string[] {
  const named = entries.flatMap((entry) => {
    const value = textIn(entry, field);
    return value === undefined ? [] : [{ entry: nameOf(entry), value }];
  });
  return [...Map.groupBy(named, ({ value }) => value.toLowerCase()).values()].flatMap(([, ...repeats]) =>
    repeats.map(
      ({ entry, value }) =>
        `${file}: ${entry}: ${field}: "${value}" is already used; give each entry its own ${field}`,
    ),
  );
}
