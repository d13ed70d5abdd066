import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this a compressed copy saves nothing that a packet would notice. */
const SMALLEST_BYTES = 512;

/** Writes `file.br` and `file.gz` beside a file, for servers that send them as they are. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  // The last step of Brotli costs three times the time for a fortieth of the size: only what everybody loads is worth it.
  // The step before it brings the largest page under 14 kB, which a server sends before it waits for the first answer.
  const quality = ['.js', '.css'].includes(extname(file)) ? 11 : 10;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
