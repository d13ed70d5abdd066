import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { avifFiles, pictureFiles, socialCard } from '#app/offer/model/picture-set.ts';
import type { ReportProgress } from './progress-line.ts';

/** A picture to fetch or to read, and the `.webp` of the shop that is made from it, such as `/images/products/45/hero.webp`. */
export type PictureTask = { readonly source: string; readonly target: string };

export const isUrl = (source: string): boolean => /^https?:\/\//i.test(source);

const AT_ONCE = 4;
const ATTEMPTS = 4;
const TIMEOUT_MS = 60_000;
const MAX_BYTES = 25_000_000;

/**
 * Makes the files that the shop serves for each picture. Those that exist are kept, so that an interrupted run goes on.
 * @param publicFolder the folder that is served from the root of the site
 * @returns why pictures are missing, by target
 */
export async function makePictures(
  tasks: readonly PictureTask[],
  publicFolder: string,
  onProgress: ReportProgress,
  firstDelayMs = 1000,
): Promise<ReadonlyMap<string, string>> {
  const failures = new Map<string, string>();
  const queue = tasks.values();
  let done = 0;
  const work = async () => {
    for (const { source, target } of queue) {
      const exists = pictureFiles(target).every((file) => isFile(join(publicFolder, file)));
      try {
        if (!exists) await writePicture(await read(source, firstDelayMs), target, publicFolder);
      } catch (error) {
        failures.set(target, error instanceof Error ? error.message : String(error));
      }
      onProgress(++done, tasks.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failures;
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

async function read(source: string, firstDelayMs: number): Promise<Buffer> {
  if (!isUrl(source)) return readFileSync(source);
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
    if (response?.ok) return bodyOf(response);
    await response?.body?.cancel();
    const isBusy = response === undefined || response.status === 429 || response.status >= 500;
    if (!isBusy || attempt === ATTEMPTS) {
      throw new Error(response ? `the host answers ${response.status}` : 'the host does not answer');
    }
    const asked = Number(response?.headers.get('Retry-After') ?? 0) * 1000;
    await wait(Math.min(asked, TIMEOUT_MS) || firstDelayMs * 2 ** (attempt - 1));
  }
}

async function bodyOf(response: Response): Promise<Buffer> {
  const type = response.headers.get('Content-Type') ?? '';
  if (/html|json|text\/plain/.test(type)) {
    await response.body?.cancel();
    throw new Error(`the host answers with ${type.split(';')[0]} instead of a picture`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`the picture is larger than ${MAX_BYTES / 1_000_000} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };
const WEBP_SIZE = 800;
const CARD = { width: 1200, height: 630 };

/** Products have square pictures. What is missing to a square stays transparent. */
async function writePicture(bytes: Buffer, target: string, publicFolder: string): Promise<void> {
  const square = (size: number) =>
    sharp(bytes).rotate().resize(size, size, { fit: 'contain', background: TRANSPARENT });
  const card = socialCard(target);
  const files = [
    ...avifFiles(target).map(
      ({ path, width }) => [path, square(width).avif({ quality: 55, effort: 3 })] as const,
    ),
    ...(card === undefined
      ? []
      : [
          [
            card,
            sharp(bytes)
              .rotate()
              .resize({ ...CARD, fit: 'contain', background: 'white' })
              .flatten({ background: 'white' })
              .jpeg({ quality: 82 }),
          ] as const,
        ]),
    // The last one, because a picture without it is made again.
    [target, square(WEBP_SIZE).webp({ quality: 82 })] as const,
  ];
  mkdirSync(dirname(join(publicFolder, target)), { recursive: true });
  for (const [path, picture] of files) {
    const content = await picture.toBuffer().catch(() => {
      throw new Error('is no picture that can be read');
    });
    writeAtomically(join(publicFolder, path), content);
  }
}

export function writeAtomically(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}

/** The files in a folder and the folders in it, by their name in lower case, such as `front.jpg`. */
export function filesByName(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [entry.name.toLowerCase(), join(entry.parentPath, entry.name)]),
  );
}

/** `https://cdn.example/a/Front.jpg?v=1` → `front.jpg` */
export function nameOfPicture(source: string): string {
  const path = isUrl(source) && URL.canParse(source) ? decoded(new URL(source).pathname) : source;
  return basename(path.replaceAll('\\', '/')).toLowerCase();
}

/** A `%` that stands for itself is no mistake of the owner's. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
