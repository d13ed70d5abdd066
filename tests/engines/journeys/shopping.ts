import { expect } from 'vitest';
import { INTERCOM, PLUG, type Product, productsIn } from '#tests/e2e/support/catalogue.ts';
import { CARD, DELIVERY } from '#tests/e2e/support/checkout-page.ts';
import { money, summaryOf } from '#tests/e2e/support/money.ts';
import {
  alert,
  button,
  checkbox,
  combobox,
  complementary,
  definition,
  dialog,
  heading,
  link,
  main,
  radio,
  region,
  spinbutton,
  status,
  text,
  textbox,
  within,
} from '#tests/engines/targets.ts';
import {
  addToCart,
  attributes,
  cardLink,
  cartButton,
  cartDropdown,
  cartName,
  categoryLink,
  type Journeys,
  pageHeading,
  putIntercomInCart,
  seeProducts,
  wishlistLink,
} from './shop.ts';

const CCTV_PATH = '/category/cctv-systems';
const CCTV_PRODUCTS = productsIn('cctv-systems');

const filters = complementary('Filters');
const costs259To999 = ({ price }: Product) => price >= 25_900 && price <= 99_900;

export const shopping: Journeys = {
  'browsing leads to a category and a product, and back to the same place': async ({ visitor }) => {
    const title = CCTV_PRODUCTS.at(-1)?.title ?? '';
    await visitor.open('/');
    await visitor.click(categoryLink('CCTV Systems'));
    await visitor.see(pageHeading('CCTV Systems'), { hasFocus: true });
    await seeProducts(visitor, CCTV_PRODUCTS);
    await visitor.aim(cardLink(title));
    const top = await visitor.scrollTop();
    expect(top).toBeGreaterThan(0);
    await visitor.click(cardLink(title));
    await visitor.see(pageHeading(title), { hasFocus: true });
    expect(await visitor.scrollTop()).toBe(0);
    await visitor.goBack();
    await visitor.see(pageHeading('CCTV Systems'));
    await expect.poll(visitor.scrollTop).toBe(top);
  },

  'filters by brand, price and stock, and sorts': async ({ visitor }) => {
    await visitor.open(CCTV_PATH);
    // All brands are ticked at first, so this excludes Hikvision.
    await visitor.click(within(filters, checkbox(/^Hikvision \(\d+\)$/)));
    await seeProducts(
      visitor,
      CCTV_PRODUCTS.filter(({ brand }) => brand !== 'Hikvision'),
    );
    await visitor.click(within(main, button('Remove filter: Not Hikvision')));
    await seeProducts(visitor, CCTV_PRODUCTS);

    await visitor.fill(within(filters, textbox('Minimum price')), '259');
    await visitor.fill(within(filters, textbox('Maximum price')), '999');
    await visitor.press('Enter');
    await seeProducts(visitor, CCTV_PRODUCTS.filter(costs259To999));

    await visitor.tabTo(within(main, combobox('Sort by')));
    await visitor.type('n');
    await visitor.see(within(main, combobox('Sort by')), { value: 'name-asc' });
    const sorted = CCTV_PRODUCTS.filter(costs259To999).map(({ title }) => title);
    await expect
      .poll(() => visitor.texts(cardLink()))
      .toEqual(sorted.toSorted(new Intl.Collator('en').compare));

    await visitor.open(String(await visitor.path()));
    await seeProducts(visitor, CCTV_PRODUCTS.filter(costs259To999));
    await visitor.click(within(filters, button('Clear Filters')));
    await seeProducts(visitor, CCTV_PRODUCTS);
    await visitor.click(within(filters, radio(/^In Stock/)));
    await visitor.see(within(filters, radio(/^In Stock/)), { isChecked: true });
    await seeProducts(
      visitor,
      CCTV_PRODUCTS.filter(({ soldOut }) => !soldOut),
    );
  },

  'puts products on the wishlist and into the cart, by their promised names, and restores what was removed':
    async ({ visitor }) => {
      const unlist = within(main, button(`Remove ${PLUG.title} from wishlist`));
      const quantity = within(main, spinbutton(`Quantity of ${PLUG.title}`));
      await visitor.open(`/category/${PLUG.category}`);
      await visitor.click(within(main, button(`Add ${PLUG.title} to wishlist`)));
      await visitor.see(unlist);
      await visitor.click(addToCart(PLUG.title));
      await visitor.see(cartButton(1, PLUG.price));
      for (const [role, name] of [
        ['button', cartName(1, PLUG.price)],
        ['button', `Add to Cart: ${PLUG.title}`],
        ['button', `Remove ${PLUG.title} from wishlist`],
        ['link', 'Wishlist, 1 item'],
        ['link', PLUG.title],
        ['button', 'Search'],
        ['heading', 'Smart Sensor'],
      ] as const) {
        expect(await visitor.countNamed(role, name), `${role} ${name}`).toBe(1);
      }

      await visitor.click(wishlistLink(1));
      await visitor.see(pageHeading('Wishlist'), { hasFocus: true });
      await visitor.click(addToCart(PLUG.title));
      await visitor.see(cartButton(2, PLUG.price * 2));
      await visitor.click(unlist);
      await visitor.see(within(main, text('Your wishlist is empty')));
      await visitor.click(within(status(), button('Undo')));
      await visitor.see(unlist);

      await visitor.click(cartButton(2, PLUG.price * 2));
      await visitor.see(within(cartDropdown, text(`2 × ${money(PLUG.price)}`)));
      await visitor.click(within(cartDropdown, link('View cart')));
      await visitor.see(pageHeading('Shopping Cart'), { hasFocus: true });
      await visitor.click(within(main, button(`Increase quantity of ${PLUG.title}`)));
      await visitor.see(quantity, { value: '3' });
      await visitor.fill(quantity, '5');
      await visitor.press('Enter');
      const { subtotal, shipping, tax, total } = summaryOf(PLUG.price * 5);
      await expect
        .poll(() => visitor.texts(within(region('Order Summary'), definition())))
        .toEqual([subtotal, shipping, tax, total].map(money));
      await visitor.click(within(main, button(`Remove ${PLUG.title} from cart`)));
      await visitor.see(within(main, text('Your cart is empty')));
      await visitor.click(within(status(), button('Undo')));
      await visitor.see(quantity, { value: '5' });
      await visitor.open('/cart');
      await visitor.see(quantity, { value: '5' });
    },

  'a dialog is as high as its content': async ({ visitor }) => {
    const shareCart = dialog('Share cart');
    await putIntercomInCart(visitor);
    await visitor.open('/cart');
    await visitor.click(within(main, button('Share cart')));
    await visitor.see(within(shareCart, text(/^Point a phone’s camera/)));
    const [outside] = await visitor.look(shareCart);
    const [lowest] = await visitor.look(within(shareCart, text(/^Point a phone’s camera/)));
    expect(lowest?.box.bottom).toBeLessThan(outside?.box.bottom ?? 0);
  },

  'checks out, up to the maintenance of the payment service': async ({ visitor }) => {
    await putIntercomInCart(visitor);
    await visitor.click(cartButton(1, INTERCOM.price));
    await visitor.click(within(cartDropdown, link('Checkout')));
    await visitor.see(pageHeading('Checkout'), { hasFocus: true });

    await visitor.click(within(main, button('Place Order')));
    await visitor.see(alert(), { hasFocus: true });
    await visitor.click(within(alert(), link('ZIP Code')));
    await visitor.see(within(main, textbox('ZIP Code')), {
      hasFocus: true,
      ...attributes({ 'aria-invalid': 'true' }),
    });

    for (const [name, value] of Object.entries({ ...DELIVERY, ...CARD })) {
      await visitor.fill(within(main, textbox(name)), value);
    }
    await visitor.click(within(main, checkbox(/I agree/)));
    await visitor.click(within(main, button('Place Order')));
    await visitor.see(within(main, heading('Service Temporarily Unavailable')), { hasFocus: true });
    await visitor.see(within(main, text('PAYMENT_SERVICE_MAINTENANCE')));

    await visitor.click(within(main, button('Try Again')));
    for (const [name, value] of Object.entries(DELIVERY)) {
      await visitor.see(within(main, textbox(name)), { value });
    }
    for (const name of Object.keys(CARD)) await visitor.see(within(main, textbox(name)), { value: '' });
    await visitor.see(cartButton(1, INTERCOM.price));
  },
};
