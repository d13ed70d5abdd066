import { type ChildProcess, spawn } from 'node:child_process';
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
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { publishedSite, setPublishedSite, sitesFolder } from '../gateway/published-site.ts';
import { readProductFiles } from '../engine/catalogue-files.ts';
import type { Settings } from '../settings.ts';
import { type EngineProduct, type MergedCatalogue, mergeCatalogue } from './merge-catalogue.ts';

const SOURCES = [
  'app',
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
    LIVE: '1',
    PUBLIC_URL: settings.publicUrl,
    SITE_DIR: BUILT,
    SHOP_DIR: existsSync(catalogue) ? catalogue : settings.ownerFolder,
  };
  const build = npmRun(settings, ['build', '--', '--compress'], environment);
  await succeeded(build, 'The shop could not be built.');
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
export function checkCatalogue(settings: Settings): Promise<void> {
  const check = npmRun(settings, ['catalogue:check'], { SHOP_DIR: settings.ownerFolder });
  return succeeded(check, 'The catalogue has mistakes. Nothing was changed.');
}

/** The mistakes in `products.json` of a catalogue's folder according to the shop's check, by line. */
export async function productMistakes(
  settings: Settings,
  folder: string,
): Promise<ReadonlyMap<number, string>> {
  const { stderr } = npmRun(settings, ['catalogue:check'], { SHOP_DIR: folder }, 'pipe');
  const mistakes = (stderr ? await text(stderr) : '').matchAll(/^products\.json: line (\d+): (.+)$/gm);
  return new Map(Array.from(mistakes, ([, line, mistake = '']) => [Number(line), mistake]));
}

/**
 * Writes the shop's catalogue with what the engine has, so that it passes the shop's own check: what the check refuses of the engine is
 * not adopted. Mistakes in the shop's own files stay.
 */
export async function writeCatalogue(
  settings: Settings,
  engineProducts: readonly EngineProduct[],
  folder: string,
): Promise<MergedCatalogue> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pictures = join(settings.ownerFolder, 'public');
  cpSync(settings.ownerFolder, folder, { recursive: true, filter: (path) => path !== pictures });
  if (existsSync(pictures)) symlinkSync(pictures, join(folder, 'public'), 'junction');
  const own = readProductFiles(folder).flatMap(({ products }) => products);
  // All products go into one file, those of `products/` too.
  rmSync(join(folder, 'products'), { recursive: true, force: true });
  const refused = new Map<string, string>();
  for (;;) {
    const merged = mergeCatalogue(own, engineProducts, refused);
    // Each product has a line of its own, and so has each mistake.
    const lines = merged.products.map((product) => JSON.stringify(product));
    writeFileSync(join(folder, 'products.json'), `{"products":[\n${lines.join(',\n')}\n]}\n`);
    const before = refused.size;
    for (const [line, mistake] of await productMistakes(settings, folder)) {
      const id = merged.products[line - 2]?.id;
      if (id !== undefined && !refused.has(id)) refused.set(id, mistake.replace(`id ${id}: `, ''));
    }
    if (refused.size === before) return merged;
  }
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
  for (const path of [...sources, settings.ownerFolder, catalogueFolder(settings)]) addToHash(path);
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
  stderr: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return spawn('npm', ['run', '-s', ...script], {
    cwd: shopFolder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', stderr === 'pipe' ? 'ignore' : 'inherit', stderr],
    shell: process.platform === 'win32',
  });
}

async function succeeded(child: ChildProcess, failure: string): Promise<void> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(failure);
}
