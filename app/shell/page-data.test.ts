import { describe, expect, it } from 'vitest';
import { parseCategoryPage } from './category-page-data.ts';
import { parseProductPage } from './page-data.ts';

const summary = {
  id: '1',
  title: 'Dome camera',
  image: '/products/1.jpg',
  price: 19_900,
  soldOut: false,
  brand: 'Acme',
  category: 'cctv-systems',
  isNew: true,
  isHot: false,
  isBestSeller: false,
  isOnSale: false,
  soldQuantity: 12,
  highlights: ['8 MP'],
};

const trail = [{ title: 'Home', to: '/' }];

const productPage = {
  product: {
    ...summary,
    isFeatured: false,
    images: ['/products/1.jpg'],
    rating: 4.5,
    description: 'A camera.',
    applications: ['Shops'],
    specifications: { Resolution: '8 MP' },
  },
  metaDescription: 'A camera.',
  keyFigures: [['Resolution', '8 MP']],
  trail,
  related: [summary],
  worksWith: [
    {
      offer: { id: '2', title: 'Recorder', image: '/products/2.jpg', price: 79_900, soldOut: false },
      reason: 'Both use ONVIF.',
    },
  ],
};

const categoryPage = {
  title: 'CCTV systems',
  summary: 'Cameras and recorders.',
  products: [summary],
  scope: { total: 1, inStock: 1, brands: [], bounds: { min: 1, max: 2 }, figures: [] },
  trail,
  childCategories: trail,
};

/** Copies of `value` in which one property, at any depth, has another type. */
function withOnePropertyBroken(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    [undefined, null, Symbol(key), ...withOnePropertyBroken(part)].map((other) => replace(value, key, other)),
  );
}

function replace(container: object, key: string, value: unknown): object {
  return Array.isArray(container) ? container.with(Number(key), value) : { ...container, [key]: value };
}

describe.each([
  { name: 'product page', page: productPage, parse: parseProductPage },
  { name: 'category page', page: categoryPage, parse: parseCategoryPage },
])('the data of a $name', ({ page, parse }) => {
  it('is accepted in its expected shape', () => {
    expect(parse(page)).toBe(page);
  });

  it.each([undefined, null, [], 'text', {}])('is rejected if it is %j', (data) => {
    expect(parse(data)).toBeUndefined();
  });

  it('is rejected if any required property is missing or has another type', () => {
    const accepted = withOnePropertyBroken(page).filter((copy) => parse(copy) !== undefined);
    expect(accepted).toEqual([]);
  });
});

it.each(['originalPrice', 'availableQuantity', 'maxQuantity', 'otherImage', 'keyFigures'])(
  'rejects a product whose optional %s has another type',
  (property) => {
    const page = { ...productPage, related: [{ ...summary, [property]: {} }] };
    expect(parseProductPage(page)).toBeUndefined();
  },
);

it('accepts a product with a valid plan, and rejects it if any part of that is missing or has another type', () => {
  const plan = { title: 'Plan with this camera', to: '/planner' };
  const page = { ...productPage, plan };
  expect(parseProductPage(page)).toBe(page);
  const accepted = withOnePropertyBroken(plan).filter(
    (copy) => parseProductPage({ ...productPage, plan: copy }) !== undefined,
  );
  expect(accepted).toEqual([]);
});

const ip = { id: 'ip', label: 'Dust and water (IP)', better: 'more', kind: 'steps', scale: 'IP' };
const option = { condition: { kind: 'step', step: 'IP66' }, count: 1 };
const facets = [{ attribute: ip, options: [option] }];
const scope = {
  total: 1,
  inStock: 1,
  brands: [{ brand: 'Acme', count: 1 }],
  bounds: { min: 1, max: 2 },
  figures: facets,
};

it.each([
  ['scope', scope],
  ['products', [{ ...summary, stated: { ip: { kind: 'steps', steps: ['IP66'] } } }]],
  ['combined', { title: 'All cameras', to: '/category/cameras', count: 2 }],
])(
  'accepts a category with valid %s, and rejects it if any part of that is missing or has another type',
  (property, value) => {
    const page = { ...categoryPage, [property]: value };
    expect(parseCategoryPage(page)).toBe(page);
    const accepted = withOnePropertyBroken(value).filter(
      (copy) => parseCategoryPage({ ...categoryPage, [property]: copy }) !== undefined,
    );
    expect(accepted).toEqual([]);
  },
);
