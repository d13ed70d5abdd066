import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

const START_MS = 15_000;

export type Child = {
  readonly process: ChildProcess;
  /** Kills the process and all that it started. */
  kill(): void;
};

/** Starts a process that ends when this process ends, at the latest. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): Child {
  // In a process group of its own, so that what it starts can be killed with it.
  const child = spawn(command, args, { ...options, detached: true });
  const kill = () => {
    process.removeListener('exit', kill);
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All processes of the group have ended.
    }
  };
  process.on('exit', kill);
  // A process that cannot be started writes nothing, which `firstMatch` reports.
  child.on('error', () => undefined);
  return { process: child, kill };
}

/**
 * The first group of the first line that matches.
 * @throws Error if the process ends before it writes such a line, or does not write one within 15 seconds, or if
 *   `output` is not a pipe.
 */
export async function firstMatch(output: unknown, pattern: RegExp): Promise<string> {
  if (!(output instanceof Readable)) throw new TypeError('The output of the process is not a pipe.');
  for await (const line of createInterface({ input: output, signal: AbortSignal.timeout(START_MS) })) {
    const match = pattern.exec(line)?.[1];
    if (match === undefined) continue;
    // An unread pipe would fill up and block the process.
    output.resume();
    return match;
  }
  throw new Error(`The process did not write ${pattern}.`);
}
