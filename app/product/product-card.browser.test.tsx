import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aProduct } from '#tests/support/a-product.ts';
import { resetShop, cartQuantities, noticeTexts } from '#tests/support/shop-state.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { ProductCard } from './product-card.tsx';

beforeEach(resetShop);

const card = page.getByRole('article');
const addToCart = card.getByRole('button', { name: 'Add to Cart: Dome camera' });

test('shows title, picture, brand, prices, stock and the badges of a new, hot and discounted product', async () => {
  const fields = { isNew: true, isHot: true, originalPrice: 2499, availableQuantity: 3 };
  await renderOnPage(<ProductCard sizes="320px" product={aProduct(fields)} />);
  await expect.element(card.getByRole('heading', { name: 'Dome camera' })).toBeVisible();
  await expect.element(card.getByRole('img', { name: 'Dome camera' })).toBeInTheDocument();
  for (const text of ['Axis', '$19.99', 'Original price: $24.99', '-20%', 'New', 'Hot', 'Only 3 left']) {
    await expect.element(card.getByText(text)).toBeVisible();
  }
});

test('names every figure, also one that the product does not state', async () => {
  const keyFigures = [
    ['Resolution', '8 MP'],
    ['Night vision', ''],
  ] as const;
  await renderOnPage(<ProductCard sizes="320px" product={aProduct({ keyFigures })} />);
  const names = card
    .getByRole('term')
    .elements()
    .map(({ textContent }) => textContent);
  const values = card
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Resolution', 'Night vision']);
  expect(values).toEqual(['8 MP', '–Not stated']);
});

test('has one link and three buttons in the tab order', async () => {
  await renderOnPage(<ProductCard sizes="320px" product={aProduct()} />);
  await expect.element(card.getByRole('link')).toHaveLength(1);
  const stops: (string | null)[] = [];
  for (let stop = 0; stop < 4; stop += 1) {
    await userEvent.tab();
    stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? null);
  }
  expect(stops).toEqual([
    'A',
    'Add Dome camera to wishlist',
    'Compare: Dome camera',
    'Add to Cart: Dome camera',
  ]);
});

test('a click on the picture or the title opens the product, a click on a button does not', async () => {
  await renderOnPage(<ProductCard sizes="320px" product={aProduct()} />);
  await card.getByRole('button', { name: 'Add Dome camera to wishlist' }).click();
  await card.getByRole('button', { name: 'Compare: Dome camera' }).click();
  await addToCart.click();
  await expect.element(address).toHaveTextContent('/');
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 1 }]);
  expect(noticeTexts()).toEqual(['Dome camera added to wishlist', 'Dome camera added to cart']);

  await userEvent.click(card, { position: { x: 60, y: 60 } });
  await expect.element(address).toHaveTextContent('/product/1');
});

test.each([undefined, 'grid', 'list', 'compact'])(
  'in view %s, the picture opens the product, and a double click on brand, price or stock selects the text',
  async (view) => {
    await renderOnPage(
      <div data-view={view} style={{ inlineSize: '40rem' }}>
        <ProductCard sizes="320px" product={aProduct()} />
      </div>,
    );
    for (const [text, selected] of [
      ['Axis', 'Axis'],
      ['$19.99', /19/],
      ['In Stock', 'In'],
    ] as const) {
      await userEvent.dblClick(card.getByText(text), { position: { x: 10, y: 14 } });
      await expect.poll(() => getSelection()?.toString().trim()).toMatch(selected);
      await expect.element(address).toHaveTextContent('/');
    }
    const { x, y, width, height } = card.getByRole('img').element().getBoundingClientRect();
    const target = document.elementFromPoint(x + width / 2, y + height / 2);
    expect(target?.closest('a')).toBe(card.getByRole('link').element());
  },
);

test('shows another picture of the product while hovered, once it has loaded', async () => {
  await renderOnPage(
    <div style={{ inlineSize: '20rem' }}>
      <ProductCard sizes="320px" product={aProduct({ otherImage: '45/front.webp' })} />
    </div>,
  );
  await expect.element(card.getByRole('img')).toHaveLength(1);
  await userEvent.hover(card);
  const otherPicture = () => card.element().querySelectorAll('img')[1];
  await expect.poll(() => otherPicture()?.currentSrc).toMatch(/45\/front-\d+\.avif$/);
  await expect.poll(() => otherPicture()?.checkVisibility({ opacityProperty: true })).toBe(true);
  await userEvent.unhover(card);
  await expect.poll(() => otherPicture()?.checkVisibility({ opacityProperty: true })).toBe(false);
  await expect.element(card.getByRole('img')).toHaveLength(1);
});

test('P5: Out of Stock is the only badge of a sold-out product, which cannot be added to the cart', async () => {
  await renderOnPage(
    <ProductCard sizes="320px" product={aProduct({ isNew: true, isHot: true, soldOut: true })} />,
  );
  await expect.element(addToCart).toBeDisabled();
  // One is a badge, the other is the stock status.
  await expect.element(card.getByText('Out of Stock')).toHaveLength(2);
  await expect.element(card.getByText('New')).not.toBeInTheDocument();
  await expect.element(card.getByText('Hot')).not.toBeInTheDocument();
});
