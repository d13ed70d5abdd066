import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_FOLDER, files } from './support/built-site.ts';
import { expect, test } from './support/shop.ts';

test('the built site does not contain the component gallery', () => {
  const texts = files
    .filter((file) => /\.(html|js|css|json|xml|txt)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(SITE_FOLDER, file), 'utf8') }));
  expect(texts.length).toBeGreaterThan(100);
  // Its route, and a text that only it has.
  const traces = ['"/gallery"', 'All filters for pan, tilt and zoom cameras'];
  const found = texts.flatMap(({ file, text }) =>
    traces
      .filter((trace) => file.includes(trace) || text.includes(trace))
      .map((trace) => `${file}: ${trace}`),
  );
  expect(found).toEqual([]);
});
