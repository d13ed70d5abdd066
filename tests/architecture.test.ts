import { readFileSync } from 'node:fs';
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
  quote: ['react', 'react-router', 'valibot', 'jspdf'],
  shell: ['react', 'react-router', 'zustand', 'schema-dts'],
  feeds: ['node:', 'valibot', '@valibot/to-json-schema', 'fast-xml-builder'],
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

/** The folders of `app/`, from the lowest to the highest. A file imports its own folder and lower ones only. */
const ORDER = [
  ...(/\n## Folders\n(.*?)\n## /s.exec(readFileSync('docs/architecture.md', 'utf8'))?.[1] ?? '').matchAll(
    /^- `([\w-]+)\/`: /gm,
  ),
].map(([, folder]) => folder ?? '');

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

const isRoute = (path: string) => folderOf(path) === 'routes';

function kindOf(path: string): string {
  if (path.includes('/model/')) return 'model';
  return /(?:^|[/-])texts\.ts$/.test(path) ? 'texts' : folderOf(path);
}

const isInApp = (path: string) => folderOf(path).includes('.');

function mayImport(path: string, target: string): boolean {
  const folder = folderOf(path);
  // Amounts are written in the shop's currency. The design system and the libraries know nothing else of the shop.
  if (isInApp(target))
    return !['lib', 'ui'].includes(folder) || target === 'app/base-path.ts' || path === 'app/lib/money.ts';
  const from = kindOf(path);
  const to = kindOf(target);
  if (from === 'model' && to !== 'model' && to !== 'lib') return false;
  if (from === 'texts' && !['model', 'texts', 'lib'].includes(to)) return false;
  return ORDER.indexOf(folderOf(target)) <= ORDER.indexOf(folder);
}

function forbiddenImports(file: SourceFile): readonly string[] {
  const kind = kindOf(file.path);
  // Files directly in app/, such as root.tsx, may import everything.
  if (isInApp(file.path)) return [];
  return importsOf(file).flatMap((name) => {
    if (name.startsWith('../')) return [`${file.path}: ${name} leaves its folder; write #app/…`];
    if (name.startsWith('#app/'))
      return mayImport(file.path, name.slice(1)) ? [] : [`${file.path} may not import ${name}`];
    const own = LIBRARIES[kind] ?? SUBJECT_LIBRARIES;
    const libraries = isRoute(file.path) ? [...own, ...SUBJECT_LIBRARIES] : own;
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

test('docs/architecture.md lists every folder', () => {
  const folders = new Set(files.map(({ path }) => folderOf(path)).filter((name) => !name.includes('.')));
  expect(ORDER.toSorted()).toEqual([...folders].toSorted());
});

test.each([
  [
    'a component of a folder above',
    'app/cart/cart-view.tsx',
    "import { Checkout } from '#app/checkout/checkout.tsx';",
  ],
  [
    'rules of a folder above',
    'app/figures/model/scales.ts',
    "import type { A } from '#app/offer/model/offer.ts';",
  ],
  ['texts of a folder above', 'app/ui/notices.ts', "import { full } from '#app/offline/notice-texts.ts';"],
  ['a route', 'app/shell/header.tsx', "const page = import('#app/routes/cart.tsx');"],
  ['a component, in rules', 'app/cart/model/cart.ts', "import { Button } from '#app/ui/button.tsx';"],
])('refuses %s', (_, path, text) => {
  expect(forbiddenImports({ path, text })).toEqual([expect.stringContaining(`${path} may not import #app/`)]);
});

const WHICH_SHOP = /TAKES_ORDERS|IS_LIVE|\['LIVE'\]/;

test('only the build, the routes and one module ask which shop this is', () => {
  const sources = [
    ...files,
    ...sourceFiles('scripts', ['.ts']).filter((file) => !isTest(file)),
    ...['vite.config.ts', 'react-router.config.ts'].map((path) => ({
      path,
      text: readFileSync(path, 'utf8'),
    })),
  ];
  const asking = sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line) => (WHICH_SHOP.test(line) && !line.startsWith('import ') ? [path] : [])),
  );
  expect(new Set(asking)).toEqual(
    new Set([
      'app/routes.ts',
      'app/shop-data.ts',
      'react-router.config.ts',
      'scripts/finish-site.ts',
      'scripts/prerendered-paths.ts',
      'vite.config.ts',
    ]),
  );
  expect(asking.length).toBeLessThanOrEqual(12);
});

test('the modules of the catalogue are server-only', () => {
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
