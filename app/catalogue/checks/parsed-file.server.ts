/** The line, counted from 1, of the entry or field at a path such as `['products', 7, 'price']`. */
export type LineOf = (path: readonly (string | number)[]) => number;

export type ParsedFile = {
  /** Undefined if the file cannot be read. */
  readonly value: unknown;
  readonly mistakes: readonly string[];
  readonly lineOf: LineOf;
};
