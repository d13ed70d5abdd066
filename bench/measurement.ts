import type { MetricId } from './budgets.ts';

export type Measurement = {
  /** What was measured: the name of a page, the size of a catalogue, or the number of queries. */
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
