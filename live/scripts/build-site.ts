import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { serverFolder } from '../../scripts/site-folders.ts';
import { type Settings, siteFolder } from '../settings.ts';

const SOURCES = [
  'app',
  'scripts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];
const BUILT = join('build', 'live-site');

const IS_WINDOWS = process.platform === 'win32';

let running: ChildProcess | undefined;
let isStopped = false;

/**
 * Ends the build or check that goes on, with all that npm has started for it; on Windows npm alone. It and any further one
 * fail.
 */
export function stopBuild(): void {
  isStopped = true;
  if (running?.pid === undefined) return;
  try {
    if (IS_WINDOWS) running.kill();
    else process.kill(-running.pid);
  } catch {
    // It has just ended.
  }
}

/** Written last: what the site was built from. */
const markOf = (settings: Settings) => `${siteFolder(settings)}.built-from`;

export function isSiteCurrent(settings: Settings): boolean {
  const mark = markOf(settings);
  return existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint(settings);
}

/**
 * Builds the shop in live mode, while no gateway serves it.
 * @throws Error if the build fails; then the site before stays.
 */
export async function buildSite(settings: Settings): Promise<void> {
  const builtFrom = fingerprint(settings);
  const environment = {
    LIVE: '1',
    PUBLIC_URL: settings.publicUrl,
    SITE_DIR: BUILT,
    SHOP_DIR: settings.ownerFolder,
  };
  await npmRun(settings, ['build', '--', '--compress'], environment, 'The shop could not be built.');
  const site = siteFolder(settings);
  rmSync(markOf(settings), { force: true });
  mkdirSync(settings.dataFolder, { recursive: true });
  for (const [from, to] of [
    [BUILT, site],
    [serverFolder(BUILT), serverFolder(site)],
  ] as const) {
    rmSync(to, { recursive: true, force: true });
    // The data may lie on another disk, to which files cannot be moved.
    cpSync(join(settings.shopFolder, from), to, { recursive: true, preserveTimestamps: true });
  }
  writeFileSync(markOf(settings), builtFrom);
}

/**
 * Checks the shop's data files.
 * @throws Error if one has a mistake, after the check has named it.
 */
export function checkCatalogue(settings: Settings): Promise<void> {
  return npmRun(
    settings,
    ['catalogue:check'],
    { SHOP_DIR: settings.ownerFolder },
    'The catalogue has mistakes. Nothing was changed.',
  );
}

/**
 * Builds the back office, see `back-office/build.ts`.
 * @throws Error if the build fails
 */
export function buildBackOffice(): Promise<void> {
  const folder = join(import.meta.dirname, '..');
  return run('node', ['back-office/build.ts'], folder, {}, 'The back office could not be built.');
}

function fingerprint(settings: Settings): string {
  const hash = createHash('sha256').update(`${settings.publicUrl} ${settings.stripe?.publishableKey}`);
  const sources = SOURCES.map((name) => join(settings.shopFolder, name));
  for (const path of [...sources, settings.ownerFolder]) addToHash(path);
  return hash.digest('hex');

  function addToHash(path: string): void {
    if (!existsSync(path)) return;
    const state = statSync(path);
    if (state.isDirectory()) {
      for (const name of readdirSync(path).toSorted()) addToHash(join(path, name));
    } else hash.update(`${basename(path)} ${state.size} ${state.mtimeMs}\n`);
  }
}

function npmRun(
  { shopFolder }: Settings,
  script: readonly string[],
  environment: NodeJS.ProcessEnv,
  failure: string,
): Promise<void> {
  return run('npm', ['run', '-s', ...script], shopFolder, environment, failure);
}

async function run(
  program: string,
  parameters: readonly string[],
  folder: string,
  environment: NodeJS.ProcessEnv,
  failure: string,
): Promise<void> {
  if (isStopped) throw new Error(failure);
  const child = spawn(program, parameters, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: IS_WINDOWS,
    // A process group, because npm does not pass signals on to all programs of a script.
    detached: !IS_WINDOWS,
  });
  running = child;
  const [code] = await once(child, 'exit');
  running = undefined;
  if (code !== 0) throw new Error(failure);
}
