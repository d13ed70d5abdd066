import type { MetricId } from './budgets.ts';

export type Measurement = {
  /** What was measured: the name of a page, or the size of a catalogue. */
  readonly subject: string;
  readonly metric: MetricId;
  /** The median, if there were several runs. */
  readonly value: number;
  readonly runs?: readonly number[];
};

export type Report = {
  readonly measurements: readonly Measurement[];
  readonly notes: readonly string[];
};
