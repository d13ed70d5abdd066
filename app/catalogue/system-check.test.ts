import { beforeAll, expect, test, vi } from 'vitest';
import { parseListingQuery } from '#app/listing/model/listing-query.ts';
import { scopeOf } from '#app/listing/model/listing.ts';
import {
  type CheckInputs,
  INITIAL_CHECK,
  OWN_PARTS,
  SITES,
} from '#app/planner/system-check/model/check-inputs.ts';
import type { CheckedProduct, ListedRemedy } from '#app/planner/system-check/model/check-result.ts';
import { checkSystem, listedRemedies, remedyPath } from '#app/planner/system-check/model/system-check.ts';
import { labelsIn } from '#app/works-with/model/works-with.ts';
import { findingText, remedyText } from '#app/planner/system-check/texts.ts';
import { allAttributes, allProducts, figuresOf } from './catalogue.server.ts';
import { products } from './products-in-use.server.ts';
import { remedyListings } from './tools.server.ts';

beforeAll(() => vi.stubEnv('SHOP_DIR', 'app/catalogue/data'));

function listedProducts(quantity: number): readonly CheckedProduct[] {
  return allProducts().map(({ id, title, brand, category }) => ({
    id,
    title,
    brand,
    category,
    quantity,
    figures: figuresOf(id),
  }));
}

const check = (
  products: readonly CheckedProduct[],
  site: (typeof SITES)[number],
  inputs: Partial<CheckInputs> = {},
) =>
  checkSystem({
    products,
    inputs: { ...INITIAL_CHECK, site, outside: products.map(({ id }) => id), ...inputs },
    labelsOf: labelsIn(allAttributes()),
  });

/** The check of each product alone and of all products together, with one and with 40 pieces of each, on each site. */
function results() {
  return [1, 40].flatMap((quantity) => {
    const products = listedProducts(quantity);
    const lists = [products, ...products.map((product) => [product])];
    return SITES.flatMap((site) => lists.flatMap((list) => check(list, site)));
  });
}

test('a listing that is offered as a remedy reads every filter in its address', async () => {
  const listings = remedyListings();
  const offered = results()
    .flatMap(({ remedies }) => listedRemedies(remedies, listings))
    .filter((remedy): remedy is ListedRemedy => remedy.kind === 'listing');
  const paths = new Map(offered.map((remedy) => [remedyPath(remedy), remedy]));
  expect(paths.size).toBeGreaterThan(5);
  for (const [path, { category, filter }] of paths) {
    const scope = (await products().scope({ kind: 'listing', slug: category })) ?? scopeOf([]);
    const query = new URL(path, 'https://shop.example').searchParams;
    expect(Object.keys(parseListingQuery(query, scope).figures).toSorted(), path).toEqual(
      Object.keys(filter).toSorted(),
    );
  }
});

test('links to the category that has most of what is missing', () => {
  expect(remedyListings()).toMatchObject({
    'kind recorder': 'cctv-systems',
    'kind charger': 'wireless-communication',
    'kind fire-panel': 'fire-alarms',
    'kind hub': 'smart-sensor',
    'kind master-station': 'intercom-systems',
    'protocols onvif': 'all-cameras',
    'protocols sip': 'intercom-systems',
    'poe-budget ': 'cctv-systems',
    'radio-standard dmr': 'wireless-communication',
    'hazardous-area zone-1': 'ex-proof-cameras',
    'housing stainless-steel': 'maritime-cameras',
    'outdoor cctv-systems': 'all-cameras',
    'outdoor thermal-cameras': 'all-cameras',
    'outdoor ex-proof-cameras': 'all-cameras',
    'outdoor maritime-cameras': 'all-cameras',
    'outdoor intercom-systems': 'intercom-systems',
    'outdoor smart-sensor': 'smart-sensor',
  });
});

test('a buyer who says what is there already gets no warning for a product, and none about PoE ports or power', () => {
  const own = { own: OWN_PARTS, ports: 100, watts: 10_000, standard: '802.3bt' } as const;
  for (const product of listedProducts(1)) {
    for (const { verdict, finding } of SITES.flatMap((site) => check([product], site, own))) {
      expect(verdict, JSON.stringify(finding)).not.toBe('warn');
      if (finding.rule.startsWith('poe')) expect(verdict, JSON.stringify(finding)).toBe('pass');
    }
  }
});

test('every finding is a sentence, and every remedy has a text', () => {
  for (const { finding, remedies } of results()) {
    expect(findingText(finding)).toMatch(/^[^.\s](?!.*(?:undefined|NaN|Infinity)).*\.$/);
    for (const remedy of remedies) expect(remedyText(remedy)).toMatch(/^(?!.*undefined)(?:Show|Keep) /);
  }
});
