import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { ProductSummary } from '#app/offer/model/product.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { DealsOfTheDay } from './deals-of-the-day.tsx';

// The shop of the tests has no families, and leaves out the code for them.
vi.stubGlobal('HAS_FAMILIES', true);

const versionOf = (id: string, title: string) =>
  aProduct({
    id,
    title: `${title}, XS`,
    price: 8500,
    originalPrice: 10_000,
    family: { id: title, title, options: ['Size'] },
  });

const html = (deal: ProductSummary) => {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <DealsOfTheDay deal={deal} others={[versionOf('2', 'Linen trousers')]} />,
    },
  ]);
  return renderToStaticMarkup(<Page />);
};

test('a deal with versions is called by its family, and leads to the choice instead of putting one into the cart', () => {
  const deals = html(versionOf('1', 'Linen shirt'));
  expect(deals).toMatch(
    /<h3[^>]*><span[^>]*>Linen shirt<\/span><\/h3>.*<h3[^>]*><span[^>]*>Linen trousers<\/span><\/h3>/,
  );
  expect(deals).not.toContain(', XS');
  expect(deals).toMatch(/<a[^>]*href="\/product\/1"[^>]*>Choose a version<\/a>/);
  expect(deals).not.toContain('Add To Cart');
});

test('a deal without versions goes into the cart', () => {
  expect(html(aProduct({ title: 'Dome camera' }))).toMatch(
    /<h3[^>]*><span[^>]*>Dome camera<\/span><\/h3>.*Add To Cart/,
  );
});
