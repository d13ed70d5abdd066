/** The line, counted from 1, of the entry or field at a path such as `['products', 7, 'price']`. */
export type LineOf = (path: readonly (string | number)[]) => number;

export type ParsedFile = {
  readonly value: unknown;
  /** The mistakes that prevent the file from being read. */
  readonly mistakes: readonly string[];
  readonly lineOf: LineOf;
};
