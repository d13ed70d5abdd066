import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SITE_FOLDER } from './site-folders.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const TEXT_FILES = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.data']);

/** A smaller file fits into one packet anyway. */
const MIN_BYTES = 512;

/** Keeps Node's thread pool busy without exceeding the system's limit of open files. */
const FILES_AT_ONCE = 8;

/** Writes `file.br` and `file.gz` beside all but very small text files, for servers that send precompressed copies. */
export async function writeCompressedCopies(files: readonly string[]): Promise<void> {
  const queue = files.filter((file) => TEXT_FILES.has(extname(file))).values();
  // All loops take files from the same iterator, so each file is compressed once.
  const compressQueue = async () => {
    for (const file of queue) await compressFile(file);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, compressQueue));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  // Quality 11 makes files 2% smaller than 10 but takes three times as long. It is used only for scripts
  // and styles, of which a build has few, and for the home page: so, with its headers, it fits into the ten packets (14,600 bytes)
  // that a server sends before the browser answers (RFC 6928).
  const isHome = file === join(SITE_FOLDER, 'index.html');
  const quality = isHome || ['.js', '.css'].includes(extname(file)) ? 11 : 10;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(content, { params }),
    compressGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
