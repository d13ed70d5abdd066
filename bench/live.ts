import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import * as v from 'valibot';
import { METRICS } from './budgets.ts';
import type { Measurement, Report } from './measurement.ts';

const line = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ subject: v.string(), metric: v.picklist(METRICS), value: v.number() }),
);

type Options = {
  readonly project: string;
  readonly sizes: readonly number[];
  readonly log: (progress: string) => void;
};

/** Measures the pages of live mode with catalogues of several sizes. `npm ci` must have been run in `live/`. */
export async function liveMetrics({ project, sizes, log }: Options): Promise<Report> {
  const script = join(project, 'live/scripts/measure.ts');
  const child = spawn(process.execPath, [script, '--sizes', sizes.join()], {
    cwd: join(project, 'live'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const measurements: Measurement[] = [];
  for await (const text of createInterface({ input: child.stdout })) {
    const { success, output } = v.safeParse(line, text);
    if (success) measurements.push(output);
    log(text);
  }
  if (child.exitCode === null) await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error('The pages of live mode could not be measured.');
  return { measurements, notes: [] };
}
