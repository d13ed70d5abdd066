import { readdir, readFile, rm, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { isCode, isPicture } from '#app/domain/offline/file-kind.ts';
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
  productListPath,
  wholePath,
} from '#app/domain/offline/file-list.ts';
import { IS_OFFLINE_USE_OFFERED } from '#app/domain/offline/is-offered.ts';
import { OFFLINE_PAGE, SHELL_PAGE } from '#app/domain/offline/offline-page.ts';
import { isKeptWithShop } from '#app/domain/product/picture-set.ts';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';

const SERVICE_WORKER = 'service-worker.js';

/** The data that pages fetch on demand. Other files in `/data/` are for other readers. */
const DATA_FILE =
  /^\/data\/(?:(?:offers|figures|listings|search)\/.+|search-index|plain-words|product-codes)/;
/** The pages that open on every device that has visited the shop. */
const ESSENTIAL_PAGES = ['/cart', '/search', OFFLINE_PAGE];
/** The route of unknown addresses. */
const NOT_FOUND = '/*';
/** A larger search is kept once a visitor has searched. */
const MAX_SEARCH_BYTES = 400_000;

/** The part of the router's manifest that names the files of each route, as in `app/shell/page-loading.ts`. */
type RouterManifest = {
  readonly url: string;
  readonly entry: Chunk;
  readonly routes: Readonly<Record<string, Chunk & { readonly path?: string; readonly index?: boolean }>>;
};
type Chunk = {
  readonly module: string;
  readonly imports: readonly string[];
  readonly css?: readonly string[];
};

const isProduct = (path: string) => productIdOf(path) !== undefined;

type Scripts = ReadonlyMap<string, string>;

/**
 * Writes the lists of a built site's files (see `app/domain/offline/file-list.ts`) and the service worker that reads them. The
 * version is the hash of the lists, so the same files have the same version.
 */
export async function writeOfflineFiles(site: string): Promise<void> {
  await rm(join(site, KEPT_FOLDER), { recursive: true, force: true });
  const scripts = await readScripts(site);
  const files = await listFiles(site, scripts);
  const core = pick(files, (path) => !isProduct(path) && !isPicture(path));
  const products = Object.groupBy(Object.keys(files).filter(isProduct), (path) =>
    productListPath('', productIdOf(path) ?? ''),
  );
  const whole = pick(files, (path) => !isPage(path));
  const router = routerManifest(scripts);
  const code = codeOfRoutes(router, scripts, await readFile(join(site, SHELL_PAGE), 'utf8'));
  const essentials = essentialFiles(core, code, onDemand(router.routes['root'], scripts));
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
    ...Object.entries(products).map(
      ([path, paths = []]) =>
        [
          (version: string) => path.replace(KEPT_FOLDER, KEPT_FOLDER + version),
          { files: Object.fromEntries(paths.map((file) => [file, files[file]])) },
        ] as const,
    ),
  ];
  const version = await hashOf(new TextEncoder().encode(JSON.stringify(lists.map(([, list]) => list))));
  for (const [pathOf, list] of lists) await write(join(site, pathOf(version)), JSON.stringify(list));
  await buildServiceWorker(site, IS_OFFLINE_USE_OFFERED ? 'service-worker' : 'removal', version);
}

/** The built scripts by path. */
async function readScripts(site: string): Promise<Scripts> {
  const names = (await readdir(join(site, 'assets'))).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(join(site, 'assets', name), 'utf8')));
  return new Map(names.map((name, index) => [`/assets/${name}`, texts[index] ?? '']));
}

/** Every file that may be kept, by its path. */
async function listFiles(site: string, scripts: Scripts): Promise<Files> {
  const files: Record<string, ListedFile> = {};
  const styles = new Set([...scripts.values()].flatMap(assetsIn).filter((path) => path.endsWith('.css')));
  for (const file of (await readdir(site, { recursive: true })).toSorted()) {
    const path = sitePath(file);
    if (path === undefined) continue;
    const content = await readFile(join(site, file));
    // The bundler writes scripts for routes without a page, and a style sheet for the server.
    if (content.length === 0 || (path.endsWith('.css') && !styles.has(path))) continue;
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

/** The scripts, styles and fonts that each route needs. */
function codeOfRoutes(
  { url, entry, routes: { root, ...pages } }: RouterManifest,
  scripts: Scripts,
  shell: string,
): CoreList['code'] {
  const frame = [url, ...chunkFiles(entry), ...(root ? chunkFiles(root) : []), ...assetsIn(shell)];
  const lists = Object.values(pages).map((route) => {
    const path = route.index ? '/' : `/${(route.path ?? '').replace(/^\//, '')}`;
    const files = [...frame, ...chunkFiles(route)].map(assetPath);
    const linked = files.flatMap((file) => assetsIn(scripts.get(file) ?? ''));
    const styles = linked.filter((file) => file.endsWith('.css'));
    return [path, [...new Set([...files, ...styles])]] as const;
  });
  return Object.fromEntries(lists.filter(([path]) => !/\.\w+$|^\/data\//.test(path)));
}

function routerManifest(scripts: Scripts): RouterManifest {
  for (const text of scripts.values()) {
    const [, json] = /^window\.__reactRouterManifest=(.*);$/.exec(text) ?? [];
    if (json !== undefined) return JSON.parse(json);
  }
  throw new Error('The router’s manifest is missing from the build.');
}

const chunkFiles = ({ module, imports, css = [] }: Chunk) => [module, ...imports, ...css];

/** The files of `/assets/` that a text names. */
const assetsIn = (text: string): readonly string[] =>
  (text.match(/assets\/[\w.-]+\.\w+/g) ?? []).map(assetPath);

/** Without the folder that the shop may be published under. */
const assetPath = (path: string) => path.replace(/^.*(?=assets\/)/, '/');

/** What every page loads on demand, such as the suggestions of the search. */
function onDemand(root: Chunk | undefined, scripts: Scripts): readonly string[] {
  const found = new Set<string>();
  const add = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const [, name = ''] of (scripts.get(path) ?? '').matchAll(/(?:from|import)["'`]\.\/([\w.-]+)["'`]/g))
      add(`/assets/${name}`);
  };
  const text = root ? scripts.get(assetPath(root.module)) : undefined;
  for (const [, name = ''] of (text ?? '').matchAll(/import\(["'`]\.\/([\w.-]+)["'`]\)/g))
    add(`/assets/${name}`);
  return [...found];
}

function essentialFiles(core: Files, code: CoreList['code'], scripts: readonly string[]): readonly string[] {
  const data = ESSENTIAL_PAGES.map(dataPathOf).filter((path) => path in core);
  const search = Object.keys(core).filter((path) => /^\/data\/(search|plain-words)/.test(path));
  const searchBytes = search.reduce((sum, path) => sum + (core[path]?.[1] ?? 0), 0);
  const pageCode = [...ESSENTIAL_PAGES, NOT_FOUND].flatMap((route) => code[route] ?? []);
  const workers = Object.keys(core).filter((path) => path.startsWith('/workers/'));
  const searchFiles = searchBytes <= MAX_SEARCH_BYTES ? [...workers, ...search] : [];
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
