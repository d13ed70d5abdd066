import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSite } from '#bench/build-site.ts';
import { CLOTHING_FOLDER } from '#bench/clothing-shop.ts';

export type Site = {
  /** The path of the shop on its host. */
  readonly base: string;
  /** The folder that the host serves at `/`. */
  readonly root: string;
  /** The folder of the built shop: `root`, or a folder in it. */
  readonly folder: string;
  /** Whether it is built for a gateway. */
  readonly isLive?: boolean;
  /** The owner's folder. */
  readonly shop?: string;
  /** Whether text files have compressed copies, as the tests of the hosts need them. They take half as long as the build. */
  readonly isCompressed?: boolean;
};

/** Its `public/` is a link to the demonstration's. */
export const FIXTURE_CATALOGUE = resolve('tests/fixtures/catalogue');

/** The shop at the root of its host. */
export const ROOT_SITE: Site = { base: '/', root: 'dist-test', folder: 'dist-test', isCompressed: true };

/** The shop in a folder of its host. */
export const FOLDER_SITE: Site = {
  base: '/shop/',
  root: 'test-results/folder-site',
  folder: 'test-results/folder-site/shop',
  isCompressed: true,
};

/** The shop with a back end. */
export const LIVE_SITE: Site = {
  base: '/',
  root: 'test-results/live-site',
  folder: 'test-results/live-site',
  isLive: true,
};

/** A shop of another owner: `tests/fixtures/shops/tea`. */
export const sampleSite = (name: string): Site => ({
  base: '/',
  root: `test-results/${name}-site`,
  folder: `test-results/${name}-site`,
  shop: resolve('tests/fixtures/shops', name),
});

/** A shop with versions, whose folder `clothingShop` makes. */
export const CLOTHING_SITE: Site = {
  base: '/',
  root: 'test-results/clothing-site',
  folder: 'test-results/clothing-site',
  shop: CLOTHING_FOLDER,
};

/** What every built site depends on, besides its shop. */
const SOURCES = [
  'app',
  'scripts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];

/** Builds a site, by default from the fixture catalogue, unless the one that an earlier test built is up to date. */
export function buildFixtureSite({
  base,
  folder,
  isLive = false,
  shop = FIXTURE_CATALOGUE,
  isCompressed = false,
}: Site): void {
  if (isUpToDate(folder, shop)) return;
  const environment = {
    BASE_PATH: base,
    SITE_DIR: folder,
    SHOP_DIR: shop,
    // `liveSite` sets another one in its process.
    PUBLIC_DIR: join(shop, 'public'),
    // Vitest sets it to "test", with which React would be built for development.
    NODE_ENV: 'production',
    LIVE: isLive ? '1' : '',
    PUBLIC_URL: 'https://radios.example',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fixture',
  };
  buildSite('.', { environment, finish: isCompressed ? ['--compress'] : [] });
}

function isUpToDate(folder: string, shop: string): boolean {
  // The build writes this file last.
  const builtAt = statSync(join(folder, '_headers'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return [...SOURCES, shop].flatMap(entriesOf).every((entry) => statSync(entry).mtimeMs < builtAt);
}

/** Folders too, because they change when one of their files is removed. */
function entriesOf(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return [path, ...entries.map((entry) => join(path, entry))];
}
