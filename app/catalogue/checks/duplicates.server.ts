import { foldText } from '#app/lib/normalize-text.ts';
import type { Entry } from './entry.server.ts';
import { textIn } from './json.server.ts';
import { nameOf } from './mistakes.server.ts';

/**
 * One line per entry whose `field` has the value of an earlier entry. Ignores what `foldText` folds: titles would look
 * alike, and ids and slugs become folder names, of which some file systems ignore the case.
 */
export function duplicates(entries: readonly Entry[], field: string): readonly string[] {
  const named = entries.flatMap((entry) => {
    const value = textIn(entry.value, field);
    return value === undefined ? [] : [{ entry, value }];
  });
  return [...Map.groupBy(named, ({ value }) => foldText(value)).values()].flatMap(([first, ...repeats]) =>
    repeats.map(({ entry, value }) => {
      const otherFile = first && first.entry.file !== entry.file ? ` in ${first.entry.file}` : '';
      const place = `${entry.file}: line ${entry.lineOf([...entry.path, field])}: ${nameOf(entry.value)}`;
      return `${place}: ${field}: "${value}" is already used${otherFile}; give each entry its own ${field}`;
    }),
  );
}
