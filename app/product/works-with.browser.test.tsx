import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anOffer } from '#tests/support/an-offer.ts';
import { address, question, renderOnPage } from '#tests/support/render-on-page.tsx';
import { cartQuantities, resetShop } from '#tests/support/shop-state.ts';
import { WorksWith } from './works-with.tsx';

const PRODUCT = { id: '45', title: 'Battery' };
const PARTNERS = [
  { offer: anOffer({ id: '56', title: 'Fire detector' }), reason: 'Both use the C-NET loop protocol.' },
  {
    offer: anOffer({ id: '58', title: 'Heat detector', soldOut: true }),
    reason: 'Both use the ESP protocol.',
  },
];

beforeEach(resetShop);

const rows = () => page.getByRole('region', { name: 'Works with' }).getByRole('listitem');

const add = (title: string) => page.getByRole('button', { name: `Add to Cart: ${title}` });

test('lists each product with its reason and price', async () => {
  await renderOnPage(<WorksWith product={PRODUCT} partners={PARTNERS} compatibility={[]} />);
  await expect.element(rows()).toHaveLength(2);
  const first = rows().first();
  await expect.element(first.getByRole('heading', { level: 3, name: 'Fire detector' })).toBeVisible();
  await expect.element(first.getByText('Both use the C-NET loop protocol.')).toBeVisible();
  await expect.element(first.getByText('$19.99')).toBeVisible();
  await expect.element(first.getByRole('link')).toHaveLength(1);
  await expect.element(first.getByRole('link')).toHaveAttribute('href', '/product/56');
});

test('a click anywhere in a row opens its product, except on the button', async () => {
  await renderOnPage(<WorksWith product={PRODUCT} partners={PARTNERS} compatibility={[]} />);
  await add('Fire detector').click();
  expect(cartQuantities()).toEqual([{ id: '56', quantity: 1 }]);
  await expect.element(address).toHaveTextContent('/');
  await rows().first().getByText('$19.99').click({ force: true });
  await expect.element(address).toHaveTextContent('/product/56');
});

test('only a product that is sold out shows its stock, and it cannot be added to the cart', async () => {
  await renderOnPage(<WorksWith product={PRODUCT} partners={PARTNERS} compatibility={[]} />);
  await expect.element(add('Fire detector')).toBeEnabled();
  await expect.element(add('Heat detector')).toBeDisabled();
  await expect.element(rows().last().getByText('Out of Stock')).toBeVisible();
  await expect.element(rows().first().getByText('In Stock')).not.toBeInTheDocument();
});

test('quotes what the specifications call compatible if no product is known to work with this one', async () => {
  await renderOnPage(
    <WorksWith product={PRODUCT} partners={[]} compatibility={['Portables that use such batteries']} />,
  );
  const region = page.getByRole('region', { name: 'Works with' });
  await expect.element(region.getByText('Portables that use such batteries')).toBeVisible();
  await region.getByRole('link', { name: 'Ask us before you order' }).click();
  await expect.element(address).toHaveTextContent('/contact-us');
  await expect.element(question).toMatchTextContent(/Battery \(SKU 45\).*Portables that use such batteries/);
});
