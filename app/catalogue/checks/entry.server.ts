import { fieldOf } from './json.server.ts';
import type { LineOf } from './parsed-file.server.ts';

/** A data file, or an entry of one of its lists. */
export type Entry = {
  readonly file: string;
  readonly lineOf: LineOf;
  /** From the file to the entry; empty for the file itself. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
};

/** The entries of a list; none if there is no such list. */
export function entriesIn({ file, lineOf, path, value }: Entry, list: string): readonly Entry[] {
  const values: unknown = fieldOf(value, list);
  if (!Array.isArray(values)) return [];
  return values.map((entry: unknown, index) => ({
    file,
    lineOf,
    path: [...path, list, index],
    value: entry,
  }));
}
