import { readdir, readFile, rm, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { isCode, isPicture } from '#app/offline/model/file-kind.ts';
import {
  type CoreList,
  corePath,
  dataPathOf,
  type Files,
  hashOf,
  KEPT_FOLDER,
  type ListedFile,
  pageOfData,
  productIdOf,
  productsPath,
  wholePath,
} from '#app/offline/model/file-list.ts';
import { IS_OFFLINE_USE_OFFERED } from '#app/offline/model/is-offered.ts';
import { OFFLINE_PAGE, SHELL_PAGE } from '#app/offline/model/offline-page.ts';
import { isKeptWithShop } from '#app/product/model/picture-set.ts';
import routes from '#app/routes.ts';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';
import { type Manifest, readManifest } from './vite-manifest.ts';

const SERVICE_WORKER = 'service-worker.js';

/** The data that pages fetch on demand. Other files in `/data/` are for other readers. */
const DATA_FILE =
  /^\/data\/(?:(?:figures|listings|search)\/.+|offers|search-index|plain-words|product-codes)/;
/** The pages that open without a connection on every device that has visited the shop. */
const ESSENTIAL_PAGES = ['/cart', '/search', OFFLINE_PAGE];
/** The code that a search loads on demand. */
const SEARCH_CODE = ['search/plain-words-search.ts', 'search/similar-words.ts'];
/** The route of unknown addresses. */
const NOT_FOUND = '/*';
/** If all search files together are larger than this, they are kept only after a visitor has searched. */
const MAX_SEARCH_BYTES = 400_000;

const isProduct = (path: string) => productIdOf(path) !== undefined;

/**
 * Writes the lists of a built site's files (see `app/offline/model/file-list.ts`) and the service worker that reads them. The
 * version is the hash of the lists, so the same files have the same version.
 */
export async function writeOfflineFiles(site: string): Promise<void> {
  await rm(join(site, KEPT_FOLDER), { recursive: true, force: true });
  const manifest = await readManifest(site);
  const files = await listFiles(site);
  const core = pick(files, (path) => !isProduct(path) && !isPicture(path));
  const whole = pick(files, (path) => !isPage(path));
  const code = codeOfRoutes(manifest, await readFile(join(site, SHELL_PAGE), 'utf8'));
  const onDemand = manifest[keyOf(manifest, 'root.tsx')]?.dynamicImports ?? [];
  const searchCode = SEARCH_CODE.map((module) => keyOf(manifest, module));
  const essentials = essentialFiles(core, code, filesOf(manifest, [...onDemand, ...searchCode]));
  const coreList: CoreList = {
    files: core,
    code,
    essentials,
    whole: {
      products: Object.keys(files).filter((path) => isProduct(path) && pageOfData(path) !== undefined).length,
      bytes: Object.values(whole).reduce((sum, [, bytes]) => sum + bytes, 0),
    },
  };
  const lists: readonly (readonly [pathOf: (version: string) => string, list: object])[] = [
    [corePath, coreList],
    [wholePath, { files: whole }],
    [productsPath, { files: pick(files, isProduct) }],
  ];
  const version = await hashOf(new TextEncoder().encode(JSON.stringify(lists.map(([, list]) => list))));
  for (const [pathOf, list] of lists) await write(join(site, pathOf(version)), JSON.stringify(list));
  await buildServiceWorker(site, IS_OFFLINE_USE_OFFERED ? 'service-worker' : 'removal', version);
}

/** Every file that may be kept, by its path. */
async function listFiles(site: string): Promise<Files> {
  const files: Record<string, ListedFile> = {};
  for (const file of (await readdir(site, { recursive: true })).toSorted()) {
    const path = sitePath(file);
    if (path === undefined) continue;
    const content = await readFile(join(site, file));
    files[path] = [await hashOf(new Uint8Array(content)), content.length];
  }
  return files;
}

/** `cart/index.html` → `/cart`; undefined if the file is not kept */
function sitePath(file: string): string | undefined {
  const path = `/${file.replaceAll('\\', '/')}`;
  if (path === SHELL_PAGE) return path;
  if (path.endsWith('/index.html')) return path.replace(/\/index\.html$/, '') || '/';
  if (/\.(br|gz)$/.test(path) || !/\.\w+$/.test(path)) return undefined;
  const isKept = isPicture(path)
    ? isKeptWithShop(path)
    : isCode(path) || path.endsWith('.data') || DATA_FILE.test(path);
  return isKept ? path : undefined;
}

/** Pages have no file extension. */
function isPage(path: string): boolean {
  return !/\.\w+$/.test(path);
}

/** The scripts, styles and fonts that each route needs, by its path. */
function codeOfRoutes(manifest: Manifest, shell: string): CoreList['code'] {
  // The files of every page, among them the router's own manifest, which Vite does not list.
  const frame = (shell.match(/assets\/[\w.-]+\.\w+/g) ?? []).map((path) => `/${path}`);
  const onEveryPage = ['entry.client.tsx', 'root.tsx'].map((module) => keyOf(manifest, module));
  const pages = routes.filter(({ path = '' }) => !/\.\w+$|^\/data\//.test(path));
  return Object.fromEntries(
    pages.map(({ path = '', file }) => [
      `/${path.replace(/^\//, '')}`,
      [...new Set([...frame, ...filesOf(manifest, [...onEveryPage, keyOf(manifest, file)])])],
    ]),
  );
}

/** @param module relative to `app/` */
function keyOf(manifest: Manifest, module: string): string {
  const key = Object.keys(manifest).find((key) => key.replace(/\?.*/, '') === `app/${module}`);
  if (key === undefined) throw new Error(`Vite’s manifest does not name app/${module}.`);
  return key;
}

/** The files of chunks and of all that they import. */
function filesOf(manifest: Manifest, keys: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || visited.has(key)) return;
    visited.add(key);
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) files.add(`/${file}`);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...files];
}

function essentialFiles(core: Files, code: CoreList['code'], scripts: readonly string[]): readonly string[] {
  const data = ESSENTIAL_PAGES.map(dataPathOf).filter((path) => path in core);
  const search = Object.keys(core).filter((path) => /^\/data\/(search|plain-words)/.test(path));
  const searchBytes = search.reduce((sum, path) => sum + (core[path]?.[1] ?? 0), 0);
  const pageCode = [...ESSENTIAL_PAGES, NOT_FOUND].flatMap((route) => code[route] ?? []);
  const searchFiles = searchBytes <= MAX_SEARCH_BYTES ? search : [];
  return [...new Set([SHELL_PAGE, ...data, ...pageCode, ...scripts, ...searchFiles])];
}

/** @param kind `removal` removes an earlier service worker and what it has kept */
export async function buildServiceWorker(
  site: string,
  kind: 'service-worker' | 'removal',
  version: string,
): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { SHOP_VERSION: JSON.stringify(version) },
    build: {
      outDir: site,
      emptyOutDir: false,
      target: OLDEST_BROWSERS,
      modulePreload: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: `app/service-worker/${kind}.ts`,
        output: { format: 'iife', entryFileNames: SERVICE_WORKER },
      },
    },
  });
}

function pick(files: Files, isPicked: (path: string) => boolean): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => isPicked(path)));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
