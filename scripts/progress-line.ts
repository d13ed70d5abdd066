/** Called after each step with the number of steps done and of all steps. */
export type ReportProgress = (done: number, all: number) => void;

const TERMINAL = { firstMs: 1000, intervalMs: 200 };
/** Lines stay in a log, so there are few. */
const LOG = { firstMs: 10_000, intervalMs: 10_000 };

const ERASE_LINE = '\r\u001B[K';

/**
 * Reports the progress of a long task: `Pages: 1,200 of 10,085, 1 min 40 s left`. On a terminal it rewrites one line and
 * erases it at the end. Elsewhere it writes a line every ten seconds.
 * @param name what is counted, such as `Pages`
 */
export function progressLine(name: string): ReportProgress {
  const output = process.stderr;
  const { firstMs, intervalMs } = output.isTTY ? TERMINAL : LOG;
  const start = performance.now();
  let nextReport = start + firstMs;
  return (done, all) => {
    const time = performance.now();
    const isDue = time >= nextReport;
    if (done === all && output.isTTY) output.write(ERASE_LINE);
    if (done === all || !isDue) return;
    nextReport = time + intervalMs;
    const left = formatDuration(((time - start) / done) * (all - done));
    const line = `${name}: ${done.toLocaleString('en')} of ${all.toLocaleString('en')}, ${left} left`;
    output.write(output.isTTY ? `${ERASE_LINE}${line}` : `${line}\n`);
  };
}

/** `100_000` → `1 min 40 s` */
function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}
