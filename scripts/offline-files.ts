import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import * as lists from '#app/offline/model/shop-files.ts';
import { CATALOGUE_PATH, TEXTS_PATH, WORDS_PATH } from '#app/products/addresses.ts';
import { pagePath } from '#app/offline/model/request-kind.ts';
import { isKeptWithShop, PLACEHOLDER_IMAGE } from '#app/offer/model/picture-set.ts';
import routes from '#app/routes.ts';
import { checkout, wants } from '#app/shop-data.ts';
import { basePath } from './base-path.ts';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';
import { isServed } from './prerendered-paths.ts';
import { shopSettings } from './shop-settings.ts';
import { type Manifest, readManifest } from './vite-manifest.ts';

/** The pages that open without a connection on every device that has visited the shop. */
const ESSENTIAL_PAGES = [lists.NOT_FOUND_PAGE, '/cart', '/search', lists.OFFLINE_PAGE];
/** The modules whose code is loaded on demand by the not-found page, every page and, where pages are files, a search. */
const ON_DEMAND = [
  'app/routes/not-found.tsx',
  'app/root.tsx',
  ...(checkout === 'orders' ? [] : ['app/products/static-products.ts']),
];
/** The data that cart and search need. If it is larger than this together, it is kept only after a visitor has searched. */
const ESSENTIAL_DATA = new Set<string>([CATALOGUE_PATH, TEXTS_PATH, WORDS_PATH]);
const MAX_DATA_BYTES = 400_000;

/**
 * Writes the lists of a built site's files (see `app/offline/model/shop-files.ts`) and the service worker that reads them. The
 * version is the hash of the lists, so the same files have the same version. Without offline use there are no lists, and the worker
 * removes what the browsers of earlier visitors have kept.
 */
export async function writeOfflineFiles(site: string): Promise<void> {
  await rm(join(site, lists.KEPT_FOLDER), { recursive: true, force: true });
  if (!wants.offline) return buildServiceWorker(site, '', false);
  const files: Record<string, readonly [hash: string, bytes: number]> = {};
  let essentialPages = '';
  for (const file of (await readdir(site, { recursive: true })).toSorted()) {
    const path = pagePath(`/${file.replaceAll('\\', '/')}`);
    if (!isKept(file, path)) continue;
    const content = await readFile(join(site, file));
    files[path] = [hash('sha256', content, 'base64url').slice(0, 10), content.length];
    if (ESSENTIAL_PAGES.includes(path)) essentialPages += content.toString();
  }
  const paths = Object.keys(files);
  const bytesOf = (some: readonly string[]) => some.reduce((sum, path) => sum + (files[path]?.[1] ?? 0), 0);
  const data = paths.filter((path) => ESSENTIAL_DATA.has(path));
  const code = essentialCode(await readManifest(site), essentialPages).filter((path) => path in files);
  const essentials = [
    ...code,
    ...ESSENTIAL_PAGES,
    PLACEHOLDER_IMAGE,
    ...(bytesOf(data) <= MAX_DATA_BYTES ? data : []),
  ];
  const version = hash('sha256', JSON.stringify([files, essentials]));
  const pages = routes
    .flatMap(({ path = '' }) => (/[.:*]/.test(path) ? [] : `/${path.replace(/^\//, '')}`))
    .filter((path) => isServed(path, site));
  const products = paths.filter((path) => path.startsWith('/product/')).length;
  const shop: lists.ShopFiles = { version, pages, essentials, whole: { products, bytes: bytesOf(paths) } };
  await mkdir(join(site, lists.KEPT_FOLDER), { recursive: true });
  await writeFile(join(site, lists.SHOP_PATH), JSON.stringify(shop));
  await writeFile(join(site, lists.WHOLE_PATH), JSON.stringify(files));
  await buildServiceWorker(site, version, true);
}

/** Whether the file is part of the whole shop. Folders and compressed copies are not. Some data is for other programs. */
function isKept(file: string, path: string): boolean {
  if (!/\.(?!br$|gz$)[a-z]\w*$/i.test(file)) return false;
  if (lists.isPicture(path)) return isKeptWithShop(path);
  return lists.isCode(path) || lists.isPage(path) || /^\/data\/(?!products\.).*\.json$/.test(path);
}

/** The code that pages name, with what it imports, and the code that they load on demand. */
function essentialCode(manifest: Manifest, pages: string): readonly string[] {
  const byPath = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]));
  const pathOf = (key: string) => `/${manifest[key]?.file}`;
  const onDemand = ON_DEMAND.map((name) => {
    const key = Object.keys(manifest).find((known) => known.split('?')[0] === name);
    if (key === undefined) throw new Error(`No code of the build is of ${name}.`);
    return key;
  });
  const ofPages = onDemand.flatMap((key) => manifest[key]?.dynamicImports ?? []);
  const code = new Set([...lists.codeIn(pages), ...onDemand.map(pathOf), ...ofPages.map(pathOf)]);
  // The loop reaches what is added to the set.
  for (const path of code) {
    for (const asset of byPath.get(path)?.assets ?? []) code.add(`/${asset}`);
    for (const key of byPath.get(path)?.imports ?? []) code.add(pathOf(key));
  }
  return [...code];
}

/** @param isOffered whether the worker keeps pages; otherwise it removes an earlier one and what it has kept */
export async function buildServiceWorker(site: string, version: string, isOffered: boolean): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    base: basePath(),
    plugins: [shopSettings()],
    define: { SHOP_VERSION: JSON.stringify(version), IS_OFFERED: String(isOffered) },
    build: {
      outDir: site,
      emptyOutDir: false,
      target: OLDEST_BROWSERS,
      modulePreload: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: 'app/offline/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
