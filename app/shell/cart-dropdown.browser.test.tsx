import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lineItem } from '#app/cart/model/cart.ts';
import { PageHeading } from '#app/ui/breadcrumb.tsx';
import { anOffer } from '#tests/support/an-offer.ts';
import { fillCart, resetShop } from '#tests/support/shop-state.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { CartDropdown } from './cart-dropdown.tsx';

const button = page.getByRole('button', { name: /^Cart, / });
const panel = page.getByRole('dialog', { name: 'Shopping cart' });
const remove = (title: string) => panel.getByRole('button', { name: `Remove ${title} from cart` });

beforeEach(async () => {
  resetShop();
  await renderOnPage(
    <>
      <CartDropdown />
      <main>
        <PageHeading>Home</PageHeading>
      </main>
    </>,
  );
});

function fillWithTwoProducts() {
  fillCart(lineItem(anOffer(), 2), lineItem(anOffer({ id: '2', title: 'Radio', price: 10_000 }), 1));
}

test('the button’s text and name contain the count and subtotal of the cart', async () => {
  await expect.element(button).toHaveAccessibleName('Cart, 0 items, $0.00');
  fillCart(lineItem(anOffer({ price: 123_450 }), 1));
  await expect.element(button).toHaveAccessibleName('Cart, 1 item, $1,234.50');
  await expect.element(button).toHaveTextContent('Cart, 1 item, $1,234.50');
  fillWithTwoProducts();
  await expect.element(button).toHaveAccessibleName('Cart, 3 items, $139.98');
});

test('the button opens a panel with the lines of the cart and their total', async () => {
  fillWithTwoProducts();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  const line = panel.getByRole('listitem').first();
  await expect.element(line.getByRole('img', { name: 'Dome camera' })).toBeInTheDocument();
  await expect.element(line.getByText('2 × $19.99')).toBeVisible();
  await expect.element(panel.getByText('Total before shipping and tax $139.98')).toBeVisible();
});

test('the panel of an empty cart has a message and no links', async () => {
  await button.click();
  await expect.element(panel.getByText('Your cart is empty')).toBeVisible();
  await expect.element(panel.getByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['View cart', '/cart'],
  ['Checkout', '/checkout'],
])('the panel follows its button in the tab order, and its link %s closes it', async (name, path) => {
  fillWithTwoProducts();
  await button.click();
  await userEvent.tab();
  await expect.element(remove('Dome camera')).toHaveFocus();
  await panel.getByRole('link', { name }).click();
  await expect.element(address).toHaveTextContent(path);
  await expect.element(panel).not.toBeInTheDocument();
});

test('H7: Escape closes the panel and leaves the focus on the button', async () => {
  await button.click();
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('a click outside leaves the focus on what was clicked if that can have it, else returns it to the button', async () => {
  const heading = page.getByRole('heading', { name: 'Home' });
  await button.click();
  await heading.click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
  await button.click();
  await userEvent.click(document.body, { position: { x: 20, y: 600 } });
  await expect.element(button).toHaveFocus();
});

test('removing a line moves the focus to the next one, or else to the panel, and updates the total', async () => {
  fillWithTwoProducts();
  await button.click();
  await remove('Dome camera').click();
  await expect.element(remove('Radio')).toHaveFocus();
  await expect.element(panel.getByText('Total before shipping and tax $100.00')).toBeVisible();
  await remove('Radio').click();
  await expect.element(panel.getByText('Your cart is empty')).toBeVisible();
  await expect.element(panel).toHaveFocus();
});

test('total and links stay in view below any number of lines', async () => {
  fillCart(
    ...Array.from({ length: 12 }, (_, index) =>
      lineItem(anOffer({ id: `${index}`, title: `Camera ${index}` }), 1),
    ),
  );
  await button.click();
  const box = panel.element().getBoundingClientRect();
  expect(panel.element().scrollHeight).toBeGreaterThan(panel.element().clientHeight);
  for (const shown of [panel.getByRole('link', { name: 'Checkout' }), panel.getByText(/^Total before/)]) {
    await expect.element(shown).toBeInViewport({ ratio: 1 });
    expect(shown.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom);
  }
  remove('Camera 8').element().focus();
  const focused = remove('Camera 8').element().getBoundingClientRect();
  expect(focused.bottom).toBeLessThanOrEqual(
    panel
      .getByText(/^Total before/)
      .element()
      .getBoundingClientRect().top,
  );
});

test('with letters of twice the size, the count leaves most of the icon visible', async () => {
  document.documentElement.style.fontSize = '200%';
  fillCart(lineItem(anOffer(), 9), lineItem(anOffer({ id: '2' }), 9));
  await expect.element(button).toHaveAccessibleName(/^Cart, 18 items/);
  const icon = button.element().querySelector('svg')?.getBoundingClientRect();
  const badge = button.getByText('18', { exact: true }).element().getBoundingClientRect();
  document.documentElement.style.fontSize = '';
  if (!icon) throw new Error('no icon');
  const covered = (icon.right - badge.left) * (badge.bottom - icon.top);
  expect(covered / (icon.width * icon.height)).toBeLessThan(0.3);
});
