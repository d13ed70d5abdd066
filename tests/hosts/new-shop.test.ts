import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildSite } from '#bench/build-site.ts';

const parent = mkdtempSync(join(tmpdir(), 'new-shop-'));
const site = join(parent, 'site');

beforeAll(() => {
  const shop = join(parent, 'shop');
  spawnSync(process.execPath, ['scripts/shop-new.ts', shop]);
  buildSite('.', { environment: { SHOP_DIR: shop, SITE_DIR: site, NODE_ENV: 'production' } });
  return () => rmSync(parent, { recursive: true });
}, 180_000);

function files(pattern: RegExp): readonly string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file));
}

const textOf = (file: string) => readFileSync(join(site, file), 'utf8');

test('a new shop has nothing of the demonstration in its pages and files', () => {
  const published = files(/\.(?:html|data|json|xml|txt|webmanifest)$|service-worker\.js$/);
  expect(published.length).toBeGreaterThan(30);
  expect(published.filter((file) => /watchpost/i.test(textOf(file)))).toEqual([]);
  expect(files(/\.(?:jpg|png|webp|avif|svg)$/).toSorted()).toEqual([
    'favicon.svg',
    'icons/192.png',
    'icons/512.png',
    'icons/apple-touch-icon.png',
    'icons/maskable-512.png',
    'images/products/placeholder.jpg',
  ]);
});

test('no page of a new shop links to a page that it does not have', () => {
  const links = files(/\.html$/).flatMap((file) =>
    Array.from(textOf(file).matchAll(/<a\b[^>]*\shref="(\/[^"#?]*?)\/?["#?]/g), ([, path = '']) => path),
  );
  const pages = new Set(files(/index\.html$/).map((file) => `/${file.replace(/\/?index\.html$/, '')}`));
  expect([...new Set(links)].filter((path) => !pages.has(path))).toEqual([]);
});
