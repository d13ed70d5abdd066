import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurement } from '#bench/measurement.ts';
import { median } from '#bench/median.ts';
import { inProjectCopy } from '#tests/support/project-copy.ts';
import { devEditTime } from './dev-edit-time.ts';
import type { ScaleContext } from './scale.ts';

const CHECKS = 3;

/** The time of `npm run catalogue:check`, and the time until an edit shows during development, in seconds. */
export async function ownerTimes({ project, browser, shops }: ScaleContext): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = [];
  for (const { subject, catalogue } of shops) {
    const checks = Array.from({ length: CHECKS }, () => checkTime(project, catalogue));
    const edits = await inProjectCopy(project, (copy) => {
      const edited = join(copy, 'catalogue');
      cpSync(catalogue, edited, { recursive: true });
      return devEditTime({ project: copy, catalogue: edited, browser });
    });
    measurements.push({ subject, metric: 'catalogue-check', value: median(checks), runs: checks });
    measurements.push({ subject, metric: 'dev-edit', value: median(edits), runs: edits });
  }
  return measurements;
}

function checkTime(project: string, catalogue: string): number {
  const start = performance.now();
  const { status, stderr } = spawnSync('npm run --silent catalogue:check', {
    cwd: project,
    env: { ...process.env, SHOP_DIR: catalogue },
    encoding: 'utf8',
    shell: true,
  });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - start) / 1000;
}
