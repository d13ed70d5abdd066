// After `react-router build`: makes dist/ the folder that any static host serves. Run by `npm run build`.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { allCategories, allProducts, banners } from '#app/catalogue/catalogue.server.ts';
import { pageDataPath } from '#app/domain/product/page-data-path.ts';
import { compressFile } from './compress-file.ts';
import { finishPage } from './finish-page.ts';
import { headersFile } from './security-headers.ts';

const BUILT = 'build/client';
const SITE = process.env['SITE_DIR'] ?? 'dist';

/** Distinct inline scripts of the whole site. More means that one differs from page to page. */
const MOST_SCRIPT_HASHES = 8;
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.data']);

await rm(SITE, { recursive: true, force: true });
await mkdir(SITE, { recursive: true });
for (const entry of await readdir(BUILT)) await rename(join(BUILT, entry), join(SITE, entry));
await rm('build', { recursive: true });

// What the router writes beside built files, to which no page navigates, and beside pages that have a file of their own.
for (const file of await files()) {
  const page = `/${relative(SITE, file).replaceAll('\\', '/')}`.replace(/\.data$/, '');
  if (file.endsWith('.data') && (/\.(json|txt|xml)$/.test(page) || pageDataPath(page))) await rm(file);
}
await rename(join(SITE, '__spa-fallback.html'), join(SITE, '404.html'));

const hashes = new Set<string>();
const hosts = pictureHosts();
for (const file of await files()) {
  if (extname(file) !== '.html') continue;
  const page = finishPage(await readFile(file, 'utf8'), hosts);
  for (const hash of page.scriptHashes) hashes.add(hash);
  await writeFile(file, page.html);
}
if (hashes.size > MOST_SCRIPT_HASHES) {
  throw new Error(
    `${hashes.size} different inline scripts: one of them differs from page to page, see finish-page.ts`,
  );
}
await removeUnusedSheets();
await writeFile(join(SITE, '_headers'), headersFile(hashes, hosts));

const compressed = (await files()).filter((file) => COMPRESSED.has(extname(file)));
await Promise.all(compressed.map(compressFile));
const pages = compressed.filter((file) => extname(file) === '.html').length;
console.log(`${SITE}/: ${pages} pages, ${hashes.size} inline scripts, ${compressed.length} files compressed`);

/** The origins of pictures that do not lie in public/images/: `https://cdn.example.com`. */
function pictureHosts(): ReadonlySet<string> {
  const pictures = [
    ...allProducts().flatMap(({ images }) => images),
    ...[...allCategories(), ...banners()].map(({ image }) => image),
  ];
  return new Set(
    pictures.filter((picture) => /^https?:/i.test(picture)).map((picture) => new URL(picture).origin),
  );
}

/** The build of the server's half leaves sheets of its own among the assets. */
async function removeUnusedSheets(): Promise<void> {
  const all = await files();
  const readers = all.filter((file) => ['.html', '.js'].includes(extname(file)));
  const text = (await Promise.all(readers.map((file) => readFile(file, 'utf8')))).join('\n');
  for (const file of all) if (extname(file) === '.css' && !text.includes(basename(file))) await rm(file);
}

async function files(): Promise<readonly string[]> {
  if (!existsSync(SITE)) return [];
  const entries = await readdir(SITE, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
