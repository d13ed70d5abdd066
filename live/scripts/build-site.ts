import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { publishedSite, setPublishedSite, sitesFolder } from '../gateway/published-site.ts';
import type { Settings } from '../settings.ts';

/** What a build of the shop depends on, in the shop's folder. */
const SOURCES = [
  'app',
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];
const BUILT = join('build', 'live-site');
const KEPT_SITES = 2;

/** The folder with the catalogue that `live:publish` makes: the shop's own with the engine's prices, stock and new products. */
export function catalogueFolder({ dataFolder }: Settings): string {
  return join(dataFolder, 'catalogue');
}

/** Whether the site that is shown was built from the current files. */
export function isSiteCurrent(settings: Settings): boolean {
  const folder = publishedSite(settings);
  if (folder === undefined || !existsSync(folder)) return false;
  const mark = `${folder}.built-from`;
  return existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint(settings);
}

/**
 * Builds the shop in live mode and shows it once it is complete. Until then the previous site is shown.
 * @throws Error if the build fails; then nothing changes.
 */
export async function buildSite(settings: Settings): Promise<void> {
  const builtFrom = fingerprint(settings);
  const catalogue = catalogueFolder(settings);
  const environment = {
    ...process.env,
    LIVE: '1',
    PUBLIC_URL: settings.publicUrl,
    SITE_DIR: BUILT,
    ...(existsSync(catalogue) && { CATALOGUE_DIR: catalogue }),
  };
  const failure = 'The shop could not be built.';
  await run(settings.shopFolder, ['run', '-s', 'build', '--', '--compress'], environment, failure);
  const name = new Date().toISOString().replaceAll(':', '-');
  const sites = sitesFolder(settings);
  mkdirSync(sites, { recursive: true });
  move(join(settings.shopFolder, BUILT), join(sites, name));
  writeFileSync(join(sites, `${name}.built-from`), builtFrom);
  setPublishedSite(settings, name);
  removeOldSites(settings, name);
}

/**
 * Checks the shop's data files.
 * @throws Error if one has a mistake, after the check has named it.
 */
export function checkCatalogue({ shopFolder }: Settings): Promise<void> {
  const failure = 'The catalogue has mistakes. Nothing was changed.';
  return run(shopFolder, ['run', '-s', 'catalogue:check'], process.env, failure);
}

/** The mistakes in `products.json` of a catalogue's folder according to the shop's check, by line. */
export async function productMistakes(
  { shopFolder }: Settings,
  folder: string,
): Promise<ReadonlyMap<number, string>> {
  const check = spawn('npm', ['run', '-s', 'catalogue:check'], {
    cwd: shopFolder,
    env: { ...process.env, CATALOGUE_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  const mistakes = (await text(check.stderr)).matchAll(/^products\.json: line (\d+): (.+)$/gm);
  return new Map(Array.from(mistakes, ([, line, mistake = '']) => [Number(line), mistake]));
}

/** The site before the current one stays, for the tabs that show it. */
function removeOldSites(settings: Settings, current: string): void {
  const sites = sitesFolder(settings);
  const names = readdirSync(sites, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current)
    .map(({ name }) => name)
    .toSorted();
  for (const name of names.slice(0, Math.max(0, names.length - (KEPT_SITES - 1)))) {
    rmSync(join(sites, name), { recursive: true });
    rmSync(join(sites, `${name}.built-from`), { force: true });
  }
}

/** The data may lie on another disk, to which files can only be copied. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    cpSync(from, to, { recursive: true, preserveTimestamps: true });
    rmSync(from, { recursive: true });
  }
}

function fingerprint(settings: Settings): string {
  const hash = createHash('sha256').update(settings.publicUrl);
  const sources = SOURCES.map((name) => join(settings.shopFolder, name));
  for (const path of [...sources, catalogueFolder(settings)]) addToHash(path);
  return hash.digest('hex');

  function addToHash(path: string): void {
    if (!existsSync(path)) return;
    const state = statSync(path);
    if (state.isDirectory()) {
      for (const name of readdirSync(path).toSorted()) addToHash(join(path, name));
    } else hash.update(`${basename(path)} ${state.size} ${state.mtimeMs}\n`);
  }
}

function run(
  cwd: string,
  parameters: readonly string[],
  env: NodeJS.ProcessEnv,
  failure: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', [...parameters], {
      cwd,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(failure))));
  });
}
