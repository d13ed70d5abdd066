import type { FigureId } from './budgets.ts';

export type Measured = {
  /** What was measured: a page's name, or a size of catalogue. */
  readonly of: string;
  readonly figure: FigureId;
  readonly value: number;
  /** What `value` is the median of. */
  readonly runs?: readonly number[];
};

export type Measurement = {
  readonly measured: readonly Measured[];
  /** What a reader of the figures should know beside them. */
  readonly notes: readonly string[];
};
