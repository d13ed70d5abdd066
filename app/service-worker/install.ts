import {
  type CoreList,
  hashOf,
  pageOfData,
  routeOf,
  WHOLE_SHOP_MARK,
  wholePath,
} from '#app/offline/model/file-list.ts';
import { savesData } from '#app/lib/saves-data.ts';
import { isCode, isPicture } from '#app/offline/model/file-kind.ts';
import { CACHE_PREFIX } from './addresses.ts';
import { NoSpaceError, KeptFiles } from './kept-files.ts';

/**
 * How many files of the newest pages (HTML and `.data`) and how many of the newest pictures a new version takes over if the
 * whole shop was not kept. Without limits, each deployment would copy or download everything that was ever visited.
 */
const MAX_CARRIED_PAGE_FILES = 100;
const MAX_CARRIED_PICTURES = 300;

/**
 * Stores the files that every visit needs. Then takes over the files that were kept of earlier versions, or all files if the
 * whole shop was kept: copies those that have not changed, and downloads the others unless the visitor saves data. Leaves out
 * what does not fit.
 * @throws Error if a file cannot be loaded, or if there is no space for the files that every visit needs. The browser then stays
 *   with the earlier version and tries again later.
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
      // A file is downloaded only if it is listed. The list that has the pictures is read only if `isWhole`.
      if (!isCopied && (!isPicture(path) || isWhole) && (await files.listed(path))) changed.push(path);
    }
    if (!savesData(navigator)) await files.download(changed);
  } catch (error) {
    // What fits is kept. The page about offline use says that the whole shop is not complete.
    if (!(error instanceof NoSpaceError)) throw error;
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

/** The pages, other data and pictures to take over from earlier versions, and the code that these pages need now. */
async function carriedPaths(earlier: readonly KeptFiles[], core: CoreList): Promise<readonly string[]> {
  const paths = (await Promise.all(earlier.map((kept) => kept.paths()))).flat();
  // A cache lists its newest files last.
  const pictures = paths.filter(isPicture).slice(-MAX_CARRIED_PICTURES);
  const pagesAndData = paths.filter((path) => !isPicture(path) && !isCode(path));
  const belongsToPage = (path: string) => pageOfData(path) !== undefined || routeOf(path) in core.code;
  const pages = pagesAndData.filter(belongsToPage).slice(-MAX_CARRIED_PAGE_FILES);
  const code = pages.flatMap((path) => core.code[routeOf(pageOfData(path) ?? path)] ?? []);
  const otherData = pagesAndData.filter((path) => !belongsToPage(path));
  return [...pages, ...code, ...otherData, ...pictures];
}

/**
 * Copies the file from an earlier version, if it has not changed since. Returns whether it was copied. Only the list of the
 * whole shop has the hashes of pictures, and it is read only if `isWhole`. A picture without a hash is copied
 * unchecked, because an old picture is better than none.
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
