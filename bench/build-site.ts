import { spawnSync } from 'node:child_process';

type Options = {
  readonly environment?: Readonly<Record<string, string>>;
  /** Options of `scripts/finish-site.ts`. */
  readonly finish?: readonly string[];
  /** The number of files that a process can have open. Default: the system's limit. Windows has no such limit. */
  readonly openFiles?: number;
};

/** Runs `npm run build` in a project folder and returns its duration in seconds. */
export function buildSite(project: string, { environment = {}, finish = [], openFiles }: Options): number {
  const start = performance.now();
  const command = ['npm run --silent build --', ...finish].join(' ');
  const isLimited = openFiles !== undefined && process.platform !== 'win32';
  const { status, stdout, stderr } = spawnSync(isLimited ? `ulimit -n ${openFiles} && ${command}` : command, {
    cwd: project,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    shell: true,
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
  return (performance.now() - start) / 1000;
}
