import { basename, dirname, posix } from 'node:path';
import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './support/source-files.ts';

/** What each folder of `app/` may import: other parts of `app/`, and libraries. See docs/architecture.md. */
const MAY_IMPORT: Readonly<
  Record<string, { readonly folders: readonly string[]; readonly libraries: readonly string[] }>
> = {
  texts: { folders: ['domain'], libraries: [] },
  domain: { folders: [], libraries: ['csv-parse'] },
  browser: { folders: ['base-path.ts'], libraries: ['react', 'zustand', 'web-vitals'] },
  ui: {
    folders: ['texts', 'browser', 'base-path.ts'],
    libraries: ['react', 'react-dom', 'react-router', 'zustand'],
  },
  catalogue: { folders: ['domain'], libraries: ['node:', 'valibot', '@humanwhocodes/momoa', 'csv-parse'] },
  commerce: { folders: ['texts', 'domain', 'browser', 'base-path.ts'], libraries: ['react', 'valibot'] },
  pdf: { folders: ['texts', 'domain', 'shop.ts', 'base-path.ts'], libraries: ['jspdf', 'jspdf-autotable'] },
  features: {
    folders: ['texts', 'domain', 'ui', 'browser', 'commerce', 'pdf', 'shop.ts', 'base-path.ts'],
    libraries: [
      'react',
      'react-dom',
      'react-router',
      'downshift',
      'lean-qr',
      'minisearch',
      'photoswipe',
      'schema-dts',
      'valibot',
      'zustand',
    ],
  },
  shell: {
    folders: ['texts', 'domain', 'ui', 'browser', 'features', 'commerce', 'shop.ts', 'base-path.ts'],
    libraries: ['react', 'react-router', 'zustand', 'virtual:categories', 'schema-dts'],
  },
  feeds: {
    folders: ['texts', 'domain', 'ui', 'shell', 'shop.ts'],
    libraries: ['node:', 'valibot', '@valibot/to-json-schema', 'fast-xml-builder'],
  },
  'service-worker': { folders: ['texts', 'domain'], libraries: [] },
  gallery: { folders: ['ui'], libraries: ['react'] },
  routes: {
    folders: [
      'texts',
      'domain',
      'ui',
      'browser',
      'features',
      'shell',
      'feeds',
      'catalogue',
      'commerce',
      'shop.ts',
      'base-path.ts',
      'routes.ts',
    ],
    libraries: ['react', 'react-router'],
  },
};

/** From the lowest level to the highest. A feature may import features of lower levels only. */
const FEATURE_ORDER: readonly (readonly string[])[] = [
  ['offer'],
  ['cart'],
  ['wishlist', 'compare', 'quote'],
  ['product', 'lists'],
  [
    'home',
    'listing',
    'search',
    'checkout',
    'account',
    'quick-order',
    'content',
    'planner',
    'system-check',
    'offline',
  ],
];

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

function rank(feature: string): number {
  return FEATURE_ORDER.findIndex((level) => level.includes(feature));
}

function forbiddenImports(file: SourceFile): readonly string[] {
  const folder = folderOf(file.path);
  const rule = MAY_IMPORT[folder];
  // Files directly in app/, such as root.tsx, may import everything.
  if (!rule) return [];
  return importsOf(file).flatMap((name) => {
    if (name.startsWith('../')) return [`${file.path}: ${name} leaves its folder; write #app/…`];
    if (!name.startsWith('#app/')) {
      const allowed = rule.libraries.some(
        (library) => name === library || name.startsWith(library.endsWith(':') ? library : `${library}/`),
      );
      return allowed ? [] : [`${file.path}: ${folder}/ may not use ${name}`];
    }
    const target = name.slice('#app/'.length).split('/');
    const to = target[0] ?? '';
    if (to === folder)
      return folder === 'features' ? forbiddenFeatureImport(file.path, target[1] ?? '', name) : [];
    return rule.folders.includes(to) ? [] : [`${file.path}: ${folder}/ may not import ${name}`];
  });
}

function forbiddenFeatureImport(path: string, to: string, name: string): readonly string[] {
  const from = path.split('/')[2] ?? '';
  return from === to || rank(to) < rank(from) ? [] : [`${path}: ${from} may not import ${name}`];
}

/** The files that import the catalogue although they may not. */
function catalogueReaders(candidates: readonly SourceFile[]): readonly string[] {
  return candidates
    .filter(({ path }) => !['routes', 'catalogue', 'entry.server.tsx'].includes(folderOf(path)))
    .filter((file) => importsOf(file).some((name) => name.startsWith('#app/catalogue/')))
    .map(({ path }) => path);
}

test('every import is allowed by the table', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(forbiddenImports)).toEqual([]);
});

test('the table has every folder of app/ and every feature', () => {
  const known = new Set([...Object.keys(MAY_IMPORT), 'styles']);
  const folders = new Set(
    files.filter(({ path }) => path.split('/').length > 2).map(({ path }) => folderOf(path)),
  );
  expect([...folders].filter((folder) => !known.has(folder))).toEqual([]);
  const features = new Set(
    files.filter(({ path }) => path.startsWith('app/features/')).map(({ path }) => path.split('/')[2] ?? ''),
  );
  expect([...features].filter((feature) => rank(feature) < 0)).toEqual([]);
});

test('in app/, only routes/ and entry.server.tsx import the catalogue, whose modules are server-only', () => {
  expect(catalogueReaders(files)).toEqual([]);
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

test.each([
  "fetch('/data/offers/7.json')",
  '<img src="/images/1.webp" />',
  "<form action={'/search'}>",
  'location.origin + cartLinkPath(items)',
  '`${location.origin}/planner`',
])('reports %s', (text) => {
  expect(text).toMatch(ADDRESS_WITHOUT_BASE);
});

test('reports a forbidden import', () => {
  const domainFile = {
    path: 'app/domain/cart/cart.ts',
    text: "import { useState } from 'react';\nimport { a } from '#app/ui/a.ts';\n",
  };
  expect(forbiddenImports(domainFile)).toHaveLength(2);
  const featureFile = {
    path: 'app/features/cart/x.tsx',
    text: "import { b } from '#app/features/listing/b.tsx';\n",
  };
  expect(forbiddenImports(featureFile)).toEqual([
    'app/features/cart/x.tsx: cart may not import #app/features/listing/b.tsx',
  ]);
});

test.each(['#app/catalogue/catalogue-files.server.ts', './catalogue/catalogue-files.server.ts'])(
  'reports that a file directly in app/ imports %s',
  (name) => {
    const file = { path: 'app/root.tsx', text: `import { a } from '${name}';` };
    expect(catalogueReaders([file])).toEqual(['app/root.tsx']);
  },
);

const OWN_DATA_OR_READER =
  /catalogue\/data|catalogueFolder|#app\/(?:routes\/|catalogue\/(?!catalogue-files\.server|valid-catalogue\.fixture))\w/;

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
