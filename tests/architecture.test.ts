import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './support/source-files.ts';

/** Which folders of `app/` a folder may import from, and which libraries. See docs/architecture.md. */
const MAY_IMPORT: Readonly<
  Record<string, { readonly folders: readonly string[]; readonly libraries: readonly string[] }>
> = {
  texts: { folders: [], libraries: [] },
  domain: { folders: ['texts'], libraries: [] },
  browser: { folders: ['texts'], libraries: ['react', 'zustand', 'web-vitals'] },
  ui: {
    folders: ['texts', 'browser'],
    libraries: ['react', 'react-dom', 'react-router', 'zustand', 'lucide-react'],
  },
  catalogue: { folders: ['texts', 'domain'], libraries: ['node:', 'valibot', '@humanwhocodes/momoa'] },
  commerce: { folders: ['texts', 'domain'], libraries: ['react'] },
  features: {
    folders: ['texts', 'domain', 'ui', 'browser', 'commerce', 'shop.ts'],
    libraries: ['react', 'react-dom', 'react-router', 'lucide-react', 'downshift', 'photoswipe'],
  },
  shell: {
    folders: ['texts', 'domain', 'ui', 'browser', 'features', 'shop.ts'],
    libraries: ['react', 'react-router', 'lucide-react'],
  },
  gallery: { folders: ['ui', 'styles'], libraries: ['react', 'lucide-react'] },
  routes: {
    folders: ['texts', 'domain', 'ui', 'browser', 'features', 'shell', 'catalogue', 'commerce', 'shop.ts'],
    libraries: ['react', 'react-router'],
  },
};

/** A feature imports only those before it; the ones of the last row never import one another. */
const FEATURE_ORDER: readonly (readonly string[])[] = [
  ['offer'],
  ['cart'],
  ['wishlist'],
  ['product'],
  ['home', 'listing', 'search', 'checkout', 'account', 'content'],
];

const isTest = ({ path }: SourceFile) => /\.(test|fixture)\.tsx?$/.test(path);
const files = sourceFiles('app', ['.ts', '.tsx']).filter((file) => !isTest(file));

function importsOf({ text }: SourceFile): readonly string[] {
  return [
    ...text.matchAll(
      /(?:^|[\s;])(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/g,
    ),
  ]
    .map(([, fixed, lazy]) => fixed ?? lazy ?? '')
    .filter((name) => !name.startsWith('./'));
}

function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function rank(feature: string): number {
  return FEATURE_ORDER.findIndex((row) => row.includes(feature));
}

function mistakes(file: SourceFile): readonly string[] {
  const folder = folderOf(file.path);
  const rule = MAY_IMPORT[folder];
  // root.tsx, routes.ts and entry files compose everything.
  if (!rule) return [];
  return importsOf(file).flatMap((name) => {
    if (name.startsWith('../')) return [`${file.path}: ${name} climbs out of its folder; write #app/…`];
    if (!name.startsWith('#app/')) {
      const allowed = rule.libraries.some(
        (library) => name === library || name.startsWith(library.endsWith(':') ? library : `${library}/`),
      );
      return allowed ? [] : [`${file.path}: ${folder}/ may not use ${name}`];
    }
    const target = name.slice('#app/'.length).split('/');
    const to = target[0] ?? '';
    if (to === folder) return folder === 'features' ? featureMistakes(file.path, target[1] ?? '', name) : [];
    return rule.folders.includes(to) ? [] : [`${file.path}: ${folder}/ may not import ${name}`];
  });
}

function featureMistakes(path: string, to: string, name: string): readonly string[] {
  const from = path.split('/')[2] ?? '';
  return from === to || rank(to) < rank(from) ? [] : [`${path}: ${from} may not import ${name}`];
}

test('every import crosses a border that the table opens', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(mistakes)).toEqual([]);
});

test('every folder of app/ and every feature has its row', () => {
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

test('the catalogue is read at build time only: in loaders of routes and in the build’s own configuration', () => {
  const readers = files.filter((file) => importsOf(file).some((name) => name.startsWith('#app/catalogue/')));
  const outside = readers.filter(({ path }) => !['routes', 'catalogue'].includes(folderOf(path)));
  expect(outside.map(({ path }) => path)).toEqual([]);
  const unnamed = files.filter(({ path }) => folderOf(path) === 'catalogue' && !path.endsWith('.server.ts'));
  expect(unnamed.map(({ path }) => path)).toEqual([]);
});

test('a forbidden import would be found', () => {
  const example = {
    path: 'app/domain/cart/cart.ts',
    text: "import { useState } from 'react';\nimport { a } from '#app/ui/a.ts';\n",
  };
  expect(mistakes(example)).toHaveLength(2);
  const feature = {
    path: 'app/features/cart/x.tsx',
    text: "import { b } from '#app/features/listing/b.tsx';\n",
  };
  expect(mistakes(feature)).toEqual([
    'app/features/cart/x.tsx: cart may not import #app/features/listing/b.tsx',
  ]);
});
