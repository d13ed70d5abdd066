// Turns the output of `react-router build` into dist/, the folder that a static host serves. `npm run build` runs it.
//   --compress   writes Brotli and gzip copies beside the text files, for servers that send such copies
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pictureOrigins } from '#app/catalogue/catalogue.server.ts';
import { writeCompressedCopies } from './compressed-copies.ts';
import { headersFile } from './headers.ts';

const SITE = process.env['SITE_DIR'] ?? 'dist';

const { values: options } = parseArgs({ options: { compress: { type: 'boolean', default: false } } });

await rm(SITE, { recursive: true, force: true });
await rename('build/client', SITE);
await rm('build', { recursive: true });
await rename(join(SITE, '__spa-fallback.html'), join(SITE, '404.html'));
await writeFile(join(SITE, '_headers'), headersFile(pictureOrigins()));

const entries = await readdir(SITE, { recursive: true, withFileTypes: true });
const written = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
// The router writes the data of routes without a page twice: `7.json` and `7.json.data`, which nothing fetches.
const unused = new Set(written.filter((file) => /\.(json|txt|xml)\.data$/.test(file)));
await Promise.all([...unused].map((file) => rm(file)));
const files = written.filter((file) => !unused.has(file));
if (options.compress) await writeCompressedCopies(files);
console.log(`${SITE}/: ${files.filter((file) => file.endsWith('.html')).length} pages`);
