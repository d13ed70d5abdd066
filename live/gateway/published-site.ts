import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';

/** Each published site has a folder of its own; a file names the one that is shown. */
export function sitesFolder({ dataFolder }: Settings): string {
  return join(dataFolder, 'sites');
}

export function publishedSiteFile(settings: Settings): string {
  return join(sitesFolder(settings), 'current');
}

export function publishedSite(settings: Settings): string | undefined {
  const file = publishedSiteFile(settings);
  return existsSync(file) ? join(sitesFolder(settings), readFileSync(file, 'utf8').trim()) : undefined;
}

export function setPublishedSite(settings: Settings, name: string): void {
  const file = publishedSiteFile(settings);
  writeFileSync(`${file}.new`, `${name}\n`);
  renameSync(`${file}.new`, file);
}
