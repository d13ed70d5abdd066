import { productsIn, INTERCOM, SLUGS, SOLD_OUT } from './support/catalogue.ts';
import { money } from './support/money.ts';
import { expect, savedCart, savedLine, savedWishlist, test } from './support/shop.ts';

test.describe('A product card', () => {
  test('has a picture, brand, prices, badges, one link and three buttons', async ({ shop }) => {
    await shop.open('/category/intercom-systems');
    const card = shop.card(INTERCOM.title);
    await expect(card.getByRole('link')).toHaveCount(1);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/product/${INTERCOM.id}`);
    await expect(card.getByRole('img')).toHaveAttribute('alt', /./);
    await expect(card.getByText(INTERCOM.brand, { exact: true })).toBeVisible();
    await expect(card.getByText(money(INTERCOM.price), { exact: true })).toBeVisible();
    await expect(card.getByText('Original price: $2,489.00', { exact: true })).toBeVisible();
    await expect(card.getByText('-12%', { exact: true })).toBeVisible();
    await expect(card.getByText('Hot', { exact: true })).toBeVisible();
    const add = card.getByRole('button', { name: `Add to Cart: ${INTERCOM.title}`, exact: true });
    await expect(add).toHaveText('Add to Cart');
    await add.click();
    await expect(shop.notice(`${INTERCOM.title} added to cart`)).toBeVisible();

    await card.getByRole('button', { name: `Add ${INTERCOM.title} to wishlist`, exact: true }).click();
    await expect(shop.notice(`${INTERCOM.title} added to wishlist`)).toBeVisible();
    const remove = card.getByRole('button', { name: `Remove ${INTERCOM.title} from wishlist`, exact: true });
    await expect(remove).not.toHaveAttribute('aria-pressed');
    await remove.click();
    await expect(shop.notice(`${INTERCOM.title} removed from wishlist`)).toBeVisible();

    const compare = card.getByRole('button', { name: `Compare: ${INTERCOM.title}`, exact: true });
    await expect(compare).toHaveText('Compare');
    await expect(compare).toHaveAttribute('aria-pressed', 'false');
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
    await expect(card.getByRole('button')).toHaveCount(3);
  });
});

test.describe('Product', () => {
  test('has its breadcrumb, gallery, facts, buttons, tabs and related products', async ({ shop }) => {
    const { main } = shop;
    await shop.open(`/product/${INTERCOM.id}`);
    await expect(shop.breadcrumb).toBeVisible();
    await expect(shop.heading).toHaveText(INTERCOM.title);
    await expect(shop.page).toHaveTitle(`${INTERCOM.title} | Watchpost`);
    await expect(shop.main.getByRole('button', { name: /^Show image 1 of \d$/ })).toBeVisible();
    await expect(main.getByText(`SKU: ${INTERCOM.id}`, { exact: true })).toBeVisible();
    await expect(main.getByText('4.5/5', { exact: true })).toBeVisible();
    await expect(main.getByText('(12 reviews)', { exact: true })).toBeVisible();
    await expect(main.getByText('In Stock', { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('spinbutton', { name: 'Quantity', exact: true })).toHaveValue('1');
    await expect(shop.button('Decrease quantity')).toBeDisabled();
    await expect(shop.button('Increase quantity')).toBeEnabled();
    await expect(shop.button('Add to Cart')).toBeVisible();
    await expect(shop.button('Add to Wishlist')).toBeVisible();
    await expect(shop.button(`Compare: ${INTERCOM.title}`)).toHaveAttribute('aria-pressed', 'false');
    await expect(main.getByRole('tab')).toHaveText([
      'Description',
      'Specifications',
      'Shipping & Returns',
      'Reviews',
    ]);
    await main.getByRole('tab', { name: 'Reviews' }).click();
    await shop.button('Write a Review').click();
    await expect(shop.page).toHaveURL(`/product/${INTERCOM.id}`);
    await expect(shop.region('Related Products').getByRole('article')).toHaveCount(4);
  });
});

test.describe('All categories', () => {
  test('has a tile with a product count per category, and three carousels', async ({ shop }) => {
    await shop.open('/collections');
    await expect(shop.breadcrumb).toBeVisible();
    for (const slug of SLUGS) {
      const count = productsIn(slug).length;
      const tile = shop.main.getByRole('link', { name: new RegExp(`\\b${count} products?$`) });
      const hrefs = await tile.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toContain(`/category/${slug}`);
    }
    for (const title of ['Featured Products', 'On Sale Products', 'Best Selling Products']) {
      await expect(shop.region(title).getByRole('article')).toHaveCount(8);
    }
  });
});

test.describe('Category', () => {
  test('has its filters, sort orders and views, and a message if no product matches', async ({ shop }) => {
    const { main } = shop;
    await shop.open('/category/cctv-systems');
    const filters = main.getByRole('complementary', { name: 'Filters', exact: true });
    const stock = filters.getByRole('group', { name: 'Availability', exact: true });
    await expect(stock.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
    await expect(stock.getByRole('radio', { name: /^In Stock/ })).not.toBeChecked();
    const brands = new Set(productsIn('cctv-systems').map(({ brand }) => brand));
    for (const brand of brands) {
      const count = productsIn('cctv-systems').filter((product) => product.brand === brand).length;
      await expect(filters.getByRole('checkbox', { name: `${brand} (${count})`, exact: true })).toBeChecked();
    }
    await expect(
      filters.getByRole('group', { name: 'Brand', exact: true }).getByRole('checkbox'),
    ).toHaveCount(brands.size);
    await expect(filters.getByRole('textbox', { name: 'Minimum price', exact: true })).toBeVisible();
    await expect(filters.getByRole('textbox', { name: 'Maximum price', exact: true })).toBeVisible();
    // The specification has the lira sign here, although prices are in US dollars.
    await expect(filters.getByText('₺', { exact: true }).first()).toBeVisible();
    await expect(filters.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
    await expect(filters.getByRole('button', { name: 'Clear Filters', exact: true })).toBeVisible();
    const sort = main.getByRole('combobox', { name: 'Sort by', exact: true });
    await expect(sort.getByRole('option')).toHaveText([
      'Best Selling',
      'Price: Low to High',
      'Price: High to Low',
      'Name: A-Z',
      'Name: Z-A',
    ]);
    await expect(shop.button('Grid view')).toHaveAttribute('aria-pressed', 'true');
    await expect(shop.button('List view')).toHaveAttribute('aria-pressed', 'false');
    await expect(shop.button('Compact view')).toHaveAttribute('aria-pressed', 'false');
    await expect(
      main.getByText(`Showing: ${productsIn('cctv-systems').length} products`, { exact: true }),
    ).toBeVisible();
    await expect(shop.breadcrumb).toBeVisible();

    await shop.open('/category/cctv-systems?min=1&max=2');
    await expect(shop.main.getByRole('heading', { name: 'No Products Found', exact: true })).toBeVisible();
    await expect(
      shop.main.getByText('Please try changing the filters and try again.', { exact: true }),
    ).toBeVisible();
    await shop.button('Clear Filters').last().click();
    await expect(shop.cards).toHaveCount(productsIn('cctv-systems').length);
    await expect(shop.page).toHaveURL('/category/cctv-systems');
  });
});

test.describe('Search', () => {
  test('has its Turkish heading, the number of results, the prompt and the empty state', async ({ shop }) => {
    await shop.open('/search?q=hikvision');
    await expect(shop.heading).toHaveText('Arama Sonuçları');
    await expect(shop.heading).toHaveAttribute('lang', 'tr');
    await expect(shop.main.getByText(/^\d+ results? for "hikvision"$/)).toBeVisible();
    await shop.open('/search');
    await expect(shop.main.getByText('Enter a search term to find products', { exact: true })).toBeVisible();
    await shop.open('/search?q=flux%20capacitor');
    await expect(shop.main.getByText('0 results for "flux capacitor"', { exact: true })).toBeVisible();
    await expect(shop.main.getByRole('heading', { name: 'No Products Found', exact: true })).toBeVisible();
    await expect(shop.searchField).toHaveValue('flux capacitor');
    await expect(shop.region('Shop by category').getByRole('link')).toHaveCount(SLUGS.length);
    await shop.link('Return to Home').click();
    await expect(shop.page).toHaveURL('/');
  });
});

test.describe('Wishlist', () => {
  test('is a table of products, unit prices and stock, with two buttons per row; it shows a message when it is empty', async ({
    shop,
  }) => {
    await shop.store('wishlist', savedWishlist([INTERCOM, SOLD_OUT]));
    await shop.open('/wishlist');
    const table = shop.main.getByRole('table');
    for (const column of ['Product', 'Unit Price', 'Stock Status']) {
      await expect(table.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
    }
    const row = table.getByRole('row').filter({ has: shop.page.getByRole('link', { name: INTERCOM.title }) });
    await expect(row.getByText(money(INTERCOM.price), { exact: true })).toBeVisible();
    await expect(row.getByText('Original price: $2,489.00', { exact: true })).toBeVisible();
    await expect(row.getByText('In Stock', { exact: true })).toBeVisible();
    await expect(
      row.getByRole('button', { name: `Add to Cart: ${INTERCOM.title}`, exact: true }),
    ).toBeEnabled();
    await expect(
      row.getByRole('button', { name: `Remove ${INTERCOM.title} from wishlist`, exact: true }),
    ).toBeVisible();
    const soldOut = table
      .getByRole('row')
      .filter({ has: shop.page.getByRole('link', { name: SOLD_OUT.title }) });
    await expect(soldOut.getByText('Out of Stock', { exact: true })).toBeVisible();
    await expect(soldOut.getByRole('button', { name: `Add to Cart: ${SOLD_OUT.title}` })).toBeDisabled();
    await expect(shop.main.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/collections',
    );
    await expect(shop.main.getByRole('link', { name: /cart/i })).toHaveAttribute('href', '/cart');

    for (const { title } of [INTERCOM, SOLD_OUT]) await shop.button(`Remove ${title} from wishlist`).click();
    await expect(shop.main.getByText('Your wishlist is empty', { exact: true })).toBeVisible();
    await expect(shop.link('Continue Shopping')).toHaveAttribute('href', '/collections');
  });
});

test.describe('Cart', () => {
  test('has a quantity and a remove button per line, and the order summary; it shows a message when it is empty', async ({
    shop,
  }) => {
    await shop.store('cart', savedCart([savedLine(INTERCOM, 2)]));
    await shop.open('/cart');
    const { title } = INTERCOM;
    await expect(
      shop.main.getByRole('spinbutton', { name: `Quantity of ${title}`, exact: true }),
    ).toHaveValue('2');
    await expect(shop.button(`Decrease quantity of ${title}`)).toBeEnabled();
    await expect(shop.button(`Increase quantity of ${title}`)).toBeEnabled();
    await expect(shop.button(`Remove ${title} from cart`)).toBeVisible();
    await expect(shop.link('Continue Shopping')).toHaveAttribute('href', '/collections');
    await expect(shop.button('Clear Cart')).toBeVisible();
    const summary = shop.region('Order Summary');
    await expect(summary.getByRole('term')).toHaveText(['Subtotal', 'Shipping', 'Tax (18%)', 'Total']);
    await expect(summary.getByRole('link', { name: 'Proceed to Checkout', exact: true })).toHaveAttribute(
      'href',
      '/checkout',
    );
    for (const brand of ['Visa', 'Mastercard', 'American Express', 'PayPal']) {
      await expect(summary.getByText(brand, { exact: true })).toBeVisible();
    }

    await shop.button(`Remove ${title} from cart`).click();
    await expect(shop.main.getByText('Your cart is empty', { exact: true })).toBeVisible();
    await expect(
      shop.main.getByText("Looks like you haven't added any products to your cart yet.", { exact: true }),
    ).toBeVisible();
  });
});
