import { spawnSync } from 'node:child_process';

/** Runs `npm run build` in a project folder and returns its duration in seconds. */
export function buildSite(project: string, environment: Readonly<Record<string, string>> = {}): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: project,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
  return (performance.now() - start) / 1000;
}
