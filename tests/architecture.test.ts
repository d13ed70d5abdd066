import { basename, dirname, posix } from 'node:path';
import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './support/source-files.ts';

/** The libraries that each folder of `app/` may import; `SUBJECT_LIBRARIES` for a folder that is not listed. See docs/architecture.md. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  model: ['csv-parse', 'mdast', 'minisearch'],
  texts: [],
  lib: ['react', 'zustand', 'web-vitals', 'csv-parse'],
  ui: ['react', 'react-dom', 'react-router', 'zustand'],
  catalogue: [
    'node:',
    'valibot',
    '@humanwhocodes/momoa',
    'csv-parse',
    'handlebars',
    'htmlparser2',
    'mdast',
    'mdast-util-from-markdown',
    'mdast-util-gfm-table',
    'micromark-extension-gfm-table',
    'yaml',
  ],
  commerce: ['react', 'valibot'],
  pdf: ['jspdf', 'jspdf-autotable'],
  shell: ['react', 'react-router', 'zustand', 'schema-dts'],
  feeds: ['node:', 'valibot', '@valibot/to-json-schema', 'fast-xml-builder'],
  'service-worker': [],
  gallery: ['react'],
};
const SUBJECT_LIBRARIES = [
  'react',
  'react-dom',
  'react-router',
  'downshift',
  'lean-qr',
  'mdast',
  'minisearch',
  'photoswipe',
  'schema-dts',
  'valibot',
  'zustand',
];

/** The folders that are not in `ORDER` have this level, as has that of a new page. */
const SUBJECTS: readonly string[] = [];

/** From the lowest level to the highest. Apart from rules and texts, a file imports its own folder and those of lower levels only. */
const ORDER: readonly (readonly string[])[] = [
  ['lib'],
  ['ui'],
  ['products'],
  ['commerce', 'pdf', 'catalogue', 'gallery'],
  ['offer'],
  ['cart'],
  ['wishlist', 'compare', 'quote'],
  ['product', 'lists'],
  SUBJECTS,
  ['shell', 'service-worker'],
  ['feeds'],
];
/** Folders with rules and texts only. */
const MODELS = new Set(['figures', 'plain-words', 'works-with']);

const isTest = ({ path }: SourceFile) => /\.(test|fixture)\.tsx?$/.test(path);
const files = sourceFiles('app', ['.ts', '.tsx']).filter((file) => !isTest(file));

/** The names of the imported modules. A name that begins with `./` is returned as `#app/…`. */
function importsOf({ path, text }: SourceFile): readonly string[] {
  return [
    ...text.matchAll(
      /(?:^|[\s;])(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/g,
    ),
  ]
    .map(([, staticImport, dynamicImport]) => staticImport ?? dynamicImport ?? '')
    .map((name) => (name.startsWith('./') ? `#${posix.join(dirname(path), name)}` : name));
}

function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** Route modules, and what pages of a shop with and without a back end share. They may import everything. */
const ROUTES = new Set(
  sourceFiles('app', ['routes.ts']).flatMap(({ text }) =>
    [...text.matchAll(/'([\w/-]+\.tsx?)'/g)].map(([, path]) => `app/${path}`),
  ),
);
const isPage = (path: string) => ROUTES.has(path) || /-(?:pages?\.tsx|pages\.server\.ts)$/.test(path);

/** Rules and texts may be imported by everything, and import nothing else. */
function kindOf(path: string): string {
  if (path.includes('/model/')) return 'model';
  return /(?:^|[/-])texts\.ts$/.test(path) ? 'texts' : folderOf(path);
}

function rank(folder: string): number {
  const listed = ORDER.findIndex((level) => level.includes(folder));
  return listed >= 0 || MODELS.has(folder) || folder.includes('.') ? listed : ORDER.indexOf(SUBJECTS);
}

/** The design system and the libraries know nothing of the shop. */
const knowsShop = (folder: string) =>
  ['model', 'texts', 'catalogue', 'pdf'].includes(folder) || rank(folder) > rank('commerce');

function mayImport(path: string, target: string): boolean {
  const from = kindOf(path);
  const to = kindOf(target);
  // Amounts are written in the shop's currency.
  if (['shop.ts', 'shop-data.ts', 'shop-contents.ts', 'back-end.ts'].includes(to))
    return knowsShop(from) || path === 'app/lib/money.ts';
  if (from === 'model') return to === 'model' || to === 'lib';
  if (from === 'texts') return to === 'model' || to === 'lib' || to === 'texts';
  if (to === 'model' || to === 'texts' || from === to || isPage(path)) return true;
  return to === 'base-path.ts' || (to !== 'catalogue' && rank(to) >= 0 && rank(to) < rank(from));
}

function forbiddenImports(file: SourceFile): readonly string[] {
  const kind = kindOf(file.path);
  // Files directly in app/, such as root.tsx, may import everything.
  if (folderOf(file.path).includes('.')) return [];
  return importsOf(file).flatMap((name) => {
    if (name.startsWith('../')) return [`${file.path}: ${name} leaves its folder; write #app/…`];
    if (name.startsWith('#app/'))
      return mayImport(file.path, name.slice(1)) ? [] : [`${file.path} may not import ${name}`];
    const own = LIBRARIES[kind] ?? SUBJECT_LIBRARIES;
    const libraries = isPage(file.path) ? [...own, ...SUBJECT_LIBRARIES] : own;
    const allowed = libraries.some(
      (library) => name === library || name.startsWith(library.endsWith(':') ? library : `${library}/`),
    );
    return allowed ? [] : [`${file.path}: ${kind}/ may not use ${name}`];
  });
}

test('every import is allowed', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(forbiddenImports)).toEqual([]);
});

test('in app/, only pages, routes.ts and entry.server.tsx import the catalogue, whose modules are server-only', () => {
  const readers = files.filter(
    (file) =>
      !isPage(file.path) &&
      !['catalogue', 'entry.server.tsx', 'routes.ts', 'shop-data.ts'].includes(folderOf(file.path)) &&
      importsOf(file).some((name) => /^#app\/catalogue\/.*\.ts$/.test(name)),
  );
  expect(readers.map(({ path }) => path)).toEqual([]);
  const notServerOnly = files.filter(
    ({ path }) => folderOf(path) === 'catalogue' && !path.endsWith('.server.ts'),
  );
  expect(notServerOnly.map(({ path }) => path)).toEqual([]);
});

test('no field has the type `number`: NumberField reads numbers in one way, and ignores the wheel', () => {
  expect(
    files.filter(({ text }) => /\btype[=:]\s?["']number["']/.test(text)).map(({ path }) => path),
  ).toEqual([]);
});

test('the names of CSS modules are unique, as class names begin with them', () => {
  const names = sourceFiles('app', ['.module.css']).map(({ path }) => basename(path));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** An address without the base path, in a place where the router does not add it. */
const ADDRESS_WITHOUT_BASE = new RegExp(
  [
    String.raw`\b(?:fetch|fetchFile|assign|open|preload|Worker)\(\s*['"\x60]\/`,
    String.raw`\b(?:src|srcSet|href|action|poster)=(?:"\/|\{['"\x60]\/)`,
    // In entry.client.tsx, `path` comes from `location.pathname`, which has the base path already.
    String.raw`location\.origin \+ (?!withBase|path\b)`,
    String.raw`\$\{location\.origin\}(?!\$\{withBase)`,
  ].join('|'),
);

test('addresses outside the router go through withBase', () => {
  const shipped = files.filter(({ path }) => !path.startsWith('app/gallery/'));
  expect(shipped.filter(({ text }) => ADDRESS_WITHOUT_BASE.test(text)).map(({ path }) => path)).toEqual([]);
});

const OWN_DATA_OR_READER =
  /catalogue\/data|catalogueFolder|#app\/(?:catalogue\/(?!catalogue-files\.server|valid-catalogue\.fixture|in-shop-with\.fixture))\w/;

test('outside app/catalogue/, no test of app/ or tests/ names the shop’s own data or a module that could read them', () => {
  const tests = [...sourceFiles('app', ['.test.ts', '.test.tsx']), ...sourceFiles('tests', ['.ts', '.tsx'])];
  const readers = tests.filter(
    ({ path, text }) =>
      !path.startsWith('app/catalogue/') &&
      path !== 'tests/architecture.test.ts' &&
      OWN_DATA_OR_READER.test(text),
  );
  expect(readers.map(({ path }) => path)).toEqual([]);
});
