import {
  type CoreList,
  hashOf,
  pageOfData,
  routeOf,
  WHOLE_SHOP_MARK,
  wholePath,
} from '#app/domain/offline/file-list.ts';
import { isRecord } from '#app/domain/type-guards.ts';
import { isCode, isPicture } from '#app/domain/offline/file-kind.ts';
import { CACHE_PREFIX } from './addresses.ts';
import { FullError, KeptFiles } from './kept-files.ts';

/** Of a version that follows another. Otherwise each deployment would load everything that was ever seen again. */
const MAX_CARRIED_PAGES = 100;
const MAX_CARRIED_PICTURES = 300;

/**
 * Keeps what every visit needs, and brings what is kept of earlier versions to this version. Files that have not changed are
 * copied. Nothing of this version is used before all of it is kept.
 * @throws Error if a file cannot be loaded. The browser then stays with the earlier version and tries again later.
 */
export async function install(files: KeptFiles): Promise<void> {
  const core = await files.core();
  if (!core) throw new Error('The list of files could not be loaded.');
  const earlier = await earlierVersions(files.version);
  const isWhole = (await Promise.all(earlier.map((kept) => kept.match(WHOLE_SHOP_MARK)))).some(Boolean);
  for (const path of core.essentials) await copyFrom(earlier, files, path, isWhole);
  await files.download(core.essentials);
  try {
    if (isWhole) await files.put(WHOLE_SHOP_MARK, '', new Headers());
    const whole = isWhole ? await files.files(wholePath(files.version)) : undefined;
    const changed: string[] = [];
    for (const path of new Set([...(await carriedPaths(earlier, core)), ...Object.keys(whole ?? {})])) {
      const isCopied = await copyFrom(earlier, files, path, isWhole);
      if (!isCopied && (!isPicture(path) || isWhole) && (await files.listed(path))) changed.push(path);
    }
    if (!savesData()) await files.download(changed);
  } catch (error) {
    // What fits is kept. The page about offline use says that the whole shop is not complete.
    if (!(error instanceof FullError)) throw error;
  }
}

async function earlierVersions(version: string): Promise<readonly KeptFiles[]> {
  const versions = (await keptVersions()).filter((other) => other !== version);
  return versions.map((other) => new KeptFiles(other));
}

export async function keptVersions(): Promise<readonly string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => name.slice(CACHE_PREFIX.length));
}

/** What is kept of earlier versions, the newest last, and the code that these pages need now. */
async function carriedPaths(earlier: readonly KeptFiles[], core: CoreList): Promise<readonly string[]> {
  const paths = (await Promise.all(earlier.map((kept) => kept.paths()))).flat();
  const pictures = paths.filter(isPicture).slice(-MAX_CARRIED_PICTURES);
  const others = paths.filter((path) => !isPicture(path) && !isCode(path));
  const isPageFile = (path: string) => pageOfData(path) !== undefined || routeOf(path) in core.code;
  const pages = others.filter(isPageFile).slice(-MAX_CARRIED_PAGES);
  const code = pages.flatMap((path) => core.code[routeOf(pageOfData(path) ?? path)] ?? []);
  return [...pages, ...code, ...others.filter((path) => !isPageFile(path)), ...pictures];
}

/**
 * Copies the file from an earlier version that has the same. Pictures are listed only in the list of the whole shop; others
 * are copied as they are, because a picture of an earlier version is better than none.
 */
async function copyFrom(
  earlier: readonly KeptFiles[],
  files: KeptFiles,
  path: string,
  isWhole: boolean,
): Promise<boolean> {
  for (const kept of earlier) {
    const response = await kept.match(path);
    if (!response) continue;
    const content = await response.arrayBuffer();
    const listed = isPicture(path) && !isWhole ? undefined : await files.listed(path);
    const isSame = listed ? (await hashOf(content)) === listed[0] : isPicture(path);
    if (isSame) {
      await files.put(path, content, new Headers(response.headers));
      return true;
    }
  }
  return false;
}

/** Whether the visitor has asked to save data. Not part of TypeScript's types, and missing in Firefox and Safari. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return isRecord(connection) && connection['saveData'] === true;
}
