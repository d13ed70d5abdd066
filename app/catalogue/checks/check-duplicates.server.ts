import type { CatalogueFile } from '#app/catalogue/catalogue-files.server.ts';
import { type Entry, textIn } from './json-entries.server.ts';
import type { Mistake } from './mistake.server.ts';

/** Every entry whose field repeats that of an earlier one; capitals make no difference. */
export function checkDuplicates(
  file: CatalogueFile,
  entries: readonly Entry[],
  field: string,
): readonly Mistake[] {
  const firstWith = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const value = textIn(entry.fields, field);
    const key = value?.trim().toLowerCase() ?? '';
    const first = firstWith.get(key);
    if (first === undefined || value === undefined) {
      firstWith.set(key, entry);
      return [];
    }
    const message = `"${value}" is already used by ${otherThan(entry, first)}`;
    return [{ file, item: entry.name, field, message, cure: `give each its own ${field}` }];
  });
}

function otherThan(entry: Entry, other: Entry): string {
  if (other.name !== entry.name) return other.name;
  const title = textIn(other.fields, 'title');
  return title === undefined ? 'an earlier one' : `an earlier one, "${title}"`;
}
