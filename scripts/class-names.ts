import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SIGNS = `${LETTERS}0123456789`;

/** Names that advertisement blockers hide. */
const BLOCKED = new Set(['ad', 'ads']);

/**
 * Two signs for each class of the sheets below a folder, the same in every build of the same sheets: names stand in the
 * pages, the sheet and the scripts, and a hash in each of them cannot be compressed.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const keys = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .flatMap((path) =>
      namesOf(readFileSync(join(folder, path), 'utf8')).map((name) => key(join(folder, path), name)),
    )
    .toSorted();
  const names = new Map<string, string>();
  let next = 0;
  for (const each of keys) {
    while (BLOCKED.has(shortName(next))) next += 1;
    names.set(each, shortName(next));
    next += 1;
  }
  return (name, file) => {
    const short = names.get(key(file, name));
    if (short === undefined) throw new Error(`${file}: ${name} was not found when the build began`);
    return short;
  };
}

/** Classes and key frames: a CSS module keeps both to itself. */
function namesOf(css: string): readonly string[] {
  const code = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [
    ...new Set([...code.matchAll(/(?:\.|@keyframes )([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)),
  ];
}

function key(file: string, name: string): string {
  return `${relative('.', file.replace(/\?.*$/, ''))}:${name}`;
}

/** 0 → `aa`, 1 → `ba` … then three signs. */
function shortName(index: number): string {
  const first = LETTERS[index % LETTERS.length] ?? '';
  let rest = Math.floor(index / LETTERS.length);
  let name = first;
  do {
    name += SIGNS[rest % SIGNS.length] ?? '';
    rest = Math.floor(rest / SIGNS.length);
  } while (rest > 0);
  return name;
}
