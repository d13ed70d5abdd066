// Turns the output of `react-router build` into dist/, the folder that a static host serves. `npm run build` runs it.
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pictureOrigins } from '#app/catalogue/picture-origins.server.ts';
import { compressFile } from './compress-file.ts';
import { headersFile } from './headers.ts';

const SITE = process.env['SITE_DIR'] ?? 'dist';
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.data']);

await rm(SITE, { recursive: true, force: true });
await rename('build/client', SITE);
await rm('build', { recursive: true });
await rename(join(SITE, '__spa-fallback.html'), join(SITE, '404.html'));
await writeFile(join(SITE, '_headers'), headersFile(pictureOrigins()));

const entries = await readdir(SITE, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.filter((file) => COMPRESSED.has(extname(file))).map(compressFile));
console.log(`${SITE}/: ${files.filter((file) => file.endsWith('.html')).length} pages`);
