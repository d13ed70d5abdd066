import type { SortDirection } from '#app/figures/model/compare-figures.ts';

/** An order by one of the listing's columns, see `listing-column.ts`. */
export type ColumnOrder = {
  /** The id of the column. It may be unknown, because it comes from the address. */
  readonly column: string;
  readonly direction: SortDirection;
};

const SUFFIXES = { ascending: '-asc', descending: '-desc' } as const satisfies Record<SortDirection, string>;

/** `{ column: 'night-range', direction: 'descending' }` → `night-range-desc` */
export function toColumnOrderText({ column, direction }: ColumnOrder): string {
  return column + SUFFIXES[direction];
}

/** The reverse of `toColumnOrderText`; `undefined` for other texts. */
export function parseColumnOrder(text: string): ColumnOrder | undefined {
  const match = /^([a-z\d]+(?:-[a-z\d]+)*)-(asc|desc)$/.exec(text);
  const [, column, suffix] = match ?? [];
  if (column === undefined) return undefined;
  return { column, direction: suffix === 'asc' ? 'ascending' : 'descending' };
}
