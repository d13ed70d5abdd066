// Turns the output of `react-router build` into dist/, the folder that a static host serves. `npm run build` runs it.
//   --compress   writes Brotli and gzip copies beside the text files, for servers that send such copies
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import Handlebars from 'handlebars';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { catalogueWithoutProducts, WITHOUT_PRODUCTS } from '#app/catalogue/catalogue.server.ts';
import { catalogueFolder, readCatalogueFiles } from '#app/catalogue/catalogue-files.server.ts';
import { directRedirects, readRedirects, REDIRECTS_FILE } from '#app/catalogue/redirects.server.ts';
import { ROOT_FILES_FOLDER } from '#app/feeds/root-files.ts';
import { STATIC_PATHS } from '#app/routes.ts';
import { IS_LIVE } from '#app/shop-data.ts';
import { writeCompressedCopies } from './compressed-copies.ts';
import { basePath } from './base-path.ts';
import { HOST_FILES } from './host-file-names.ts';
import { writeOfflineFiles } from './offline-files.ts';
import { BUILD_FOLDER, ownerFilesFolder, serverFolder, SITE_FOLDER } from './site-folders.ts';
import { isServed } from './prerendered-paths.ts';

const { values: options } = parseArgs({ options: { compress: { type: 'boolean', default: false } } });

const base = basePath();
const built = join(BUILD_FOLDER, 'client');
if (IS_LIVE) {
  await rm(serverFolder(SITE_FOLDER), { recursive: true, force: true });
  await mkdir(dirname(SITE_FOLDER), { recursive: true });
  await rename(join(BUILD_FOLDER, 'server'), serverFolder(SITE_FOLDER));
  const folder = ownerFilesFolder(SITE_FOLDER);
  await mkdir(folder);
  await cp(join(catalogueFolder(), 'shop.json'), join(folder, 'shop.json'));
  await writeFile(join(folder, WITHOUT_PRODUCTS), catalogueWithoutProducts());
  await writeFile(join(built, '404.html'), await renderedNotFoundPage());
} else if (base === '/') {
  await rename(join(built, '__spa-fallback.html'), join(built, '404.html'));
} else {
  // The home page is in the folder of the sub-path. The router then names its fallback page index.html.
  await rename(join(built, 'index.html'), join(built, '404.html'));
  await movePagesUp();
}
await moveRootFiles();
await rm(SITE_FOLDER, { recursive: true, force: true });
await mkdir(dirname(SITE_FOLDER), { recursive: true });
await rename(built, SITE_FOLDER);
await rm(BUILD_FOLDER, { recursive: true });

const entries = await readdir(SITE_FOLDER, { recursive: true, withFileTypes: true });
const written = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
const scripts = written.filter((file) => file.endsWith('.js'));
const code = (await Promise.all(scripts.map((file) => readFile(file, 'utf8')))).join('');
const isUnused = (file: string) =>
  // The router writes the data of routes without a page twice: `7.json` and `7.json.data`, which nothing fetches.
  /\.(json|txt|xml|webmanifest)\.data$/.test(file) ||
  // Those of the router's prerenderer, which has the same rules in another order, and of components that the shop leaves out.
  (file.endsWith('.css') && !code.includes(basename(file)));
await Promise.all(written.filter(isUnused).map((file) => rm(file)));
await writeOfflineFiles(SITE_FOLDER);
const files = (await readdir(SITE_FOLDER, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
if (options.compress) await writeCompressedCopies(files);
// Last, because tests regard a site as complete once it has these files, see tests/support/fixture-sites.ts.
await writeHostFiles();
console.log(`${files.filter((file) => file.endsWith('.html')).length} pages in ${SITE_FOLDER}/`);

/** Browsers keep it for addresses that they cannot reach. */
async function renderedNotFoundPage(): Promise<string> {
  const server: ServerBuild = await import(
    pathToFileURL(resolve(serverFolder(SITE_FOLDER), 'index.js')).href
  );
  const response = await createRequestHandler(server)(new Request('http://shop/404'));
  return response.text();
}

/** With a sub-path the router writes pages to a folder of that name, but scripts and pictures beside it. */
async function movePagesUp(): Promise<void> {
  const pages = join(BUILD_FOLDER, 'pages');
  await rename(join(built, base), pages);
  // With a nested sub-path such as /a/b/, the empty folder `a` is left.
  await rm(join(built, base.split('/')[1] ?? ''), { recursive: true, force: true });
  for (const name of await readdir(pages)) await rename(join(pages, name), join(built, name));
}

/** The router writes the files of the root to a folder of their own, see `app/feeds/root-files.ts`. */
async function moveRootFiles(): Promise<void> {
  const folder = join(built, ROOT_FILES_FOLDER);
  await cp(folder, built, { recursive: true });
  await rm(folder, { recursive: true });
}

/** Those of the owner, with and without a slash at the end, in the forms of the hosts. */
function redirects() {
  const { [REDIRECTS_FILE]: text = '' } = readCatalogueFiles(catalogueFolder());
  return directRedirects(readRedirects(text).redirects).flatMap(({ from, to }) => {
    const target = to.startsWith('/') ? base + to.slice(1) : to;
    return [from, `${from}/`].map((path) => ({ path, encodedPath: encodeURI(path), target }));
  });
}

/** Fills in the configurations of hosts in `deploy/site/`. */
async function writeHostFiles(): Promise<void> {
  const pages = STATIC_PATHS.filter((path) => path !== '/' && !path.includes('.') && isServed(path));
  const facts = {
    base,
    /** Without the slash at the end; false at the root. */
    folder: base !== '/' && base.slice(0, -1),
    pages: pages.map((path) => path.slice(1)),
    redirects: redirects(),
  };
  for (const name of HOST_FILES) {
    const template = await readFile(join('deploy/site', name), 'utf8');
    await writeFile(
      join(SITE_FOLDER, name),
      Handlebars.compile(template, { strict: true, noEscape: true })(facts),
    );
  }
}
