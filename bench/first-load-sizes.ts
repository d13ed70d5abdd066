import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured, Measurement } from './measured.ts';
import { pageAssets, staticImports } from './page-assets.ts';
import { fileOf, PAGES } from './pages.ts';

/** What a browser that takes gzip must load before a page of the built site has come alive. */
export function firstLoadSizes(site: string): Measurement {
  return { measured: PAGES.flatMap(({ name, path }) => sizesOf(site, name, path)), notes: [] };
}

function sizesOf(site: string, of: string, path: string): readonly Measured[] {
  const page = fileOf(path);
  const { scripts, styles } = pageAssets(readFileSync(join(site, page), 'utf8'));
  const kilobytes = (files: readonly string[]): number =>
    files.reduce((sum, file) => sum + publishedBytes(join(site, file)), 0) / 1000;
  return [
    { of, figure: 'javascript', value: kilobytes(withImports(site, scripts)) },
    { of, figure: 'css', value: kilobytes(styles) },
    { of, figure: 'html', value: kilobytes([page]) },
  ];
}

function withImports(site: string, scripts: readonly string[]): readonly string[] {
  const all = new Set(scripts);
  // A set hands out what is added to it while it is walked through.
  for (const script of all) {
    const source = readFileSync(join(site, script), 'utf8');
    for (const imported of staticImports(source, script)) all.add(imported);
  }
  return [...all];
}

/** Small files are published without a compressed copy. */
function publishedBytes(file: string): number {
  const compressed = `${file}.gz`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}
