import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PSEUDO_CLASS_ATTRIBUTE } from '#app/gallery/pseudo-classes.ts';
import { DIST, files } from './support/built-site.ts';
import { expect, test } from './support/shop.ts';

test('the gallery is a page of the development server alone', async ({ request }) => {
  expect((await request.get('/gallery')).status()).toBe(404);
  const texts = files
    .filter((file) => /\.(html|js|css|json|xml|txt)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(DIST, file), 'utf8') }));
  expect(texts.length).toBeGreaterThan(100);
  // Its address, its files, and what only its code writes.
  const traces = ['"/gallery"', 'gallery-page', PSEUDO_CLASS_ATTRIBUTE];
  const found = texts.flatMap(({ file, text }) =>
    traces
      .filter((trace) => file.includes(trace) || text.includes(trace))
      .map((trace) => `${file}: ${trace}`),
  );
  expect(found).toEqual([]);
});
