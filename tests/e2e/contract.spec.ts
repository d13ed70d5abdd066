import { FOOTER_PATHS } from '#tests/support/footer-paths.ts';
import { goodsIn, INTERCOM, RADIO, SLUGS, SOLD_OUT } from './support/catalogue.ts';
import { money } from './support/money.ts';
import { MISSING, SCREENS, STATUS_404 } from './support/screens.ts';
import { expect, savedCart, savedLine, savedWishlist, type Shop, test } from './support/shop.ts';

/** Where the one banner leads that can be seen; while one gives way to the next there are two. */
const shown = (shop: Shop) =>
  shop
    .region('Featured banners')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.describe('Every page', () => {
  for (const { path, heading } of SCREENS) {
    test(`${path} has its landmarks, one heading, a title and everything of the frame`, async ({ shop }) => {
      const { page, banner, main, footer } = shop;
      await shop.open(path);

      await test.step('landmarks and heading', async () => {
        await expect(banner).toHaveCount(1);
        await expect(main).toHaveCount(1);
        await expect(footer).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(shop.heading).toHaveText(heading);
        await expect(page).toHaveTitle(path === '/' ? /^Watchpost/ : / \| Watchpost$/);
      });

      await test.step('header', async () => {
        await expect(shop.logo).toHaveAttribute('href', '/');
        await expect(banner.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
          'href',
          '/login',
        );
        await expect(banner.getByRole('link', { name: 'Register', exact: true })).toHaveAttribute(
          'href',
          '/register',
        );
        await expect(banner.getByRole('link', { name: 'All Categories', exact: true })).toHaveAttribute(
          'href',
          '/collections',
        );
        await expect(shop.searchField).toBeVisible();
        await expect(shop.searchButton).toBeVisible();
        await expect(shop.wishlistLink).toHaveAttribute('href', '/wishlist');
        await expect(shop.cartButton).toHaveAttribute('aria-expanded', 'false');
      });

      await test.step('footer', async () => {
        await expect(footer.getByRole('heading', { name: 'Subscribe to Our Newsletter' })).toBeVisible();
        await expect(footer.getByRole('textbox', { name: 'Email address', exact: true })).toBeVisible();
        await expect(footer.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible();
        for (const column of ['Categories', 'Information', 'Customer Service', 'Featured']) {
          await expect(footer.getByRole('heading', { name: column, exact: true })).toBeVisible();
          await expect(footer.getByRole('list', { name: column, exact: true })).toBeVisible();
        }
      });

      await test.step('the skip link is the first stop and works', async () => {
        await page.keyboard.press('Tab');
        await expect(shop.skipLink).toBeFocused();
        await expect(shop.skipLink).toBeInViewport();
        await page.keyboard.press('Enter');
        await expect(main).toBeFocused();
      });
    });
  }
});

test.describe('The frame', () => {
  test('the category row leads home, to the catalogue and to the five categories, the new ones marked', async ({
    shop,
  }) => {
    await shop.open('/');
    const links = shop.categoryRow.getByRole('link');
    await expect(links).toHaveCount(7);
    await expect(links.nth(0)).toHaveText('Home');
    await expect(links.nth(0)).toHaveAttribute('href', '/');
    await expect(links.nth(1)).toHaveAccessibleName(/^Catalog/);
    await expect(links.nth(1)).toContainText('New');
    await expect(links.nth(1)).toHaveAttribute('href', '/collections');
    for (const [at, slug] of [
      'wireless-communication',
      'intercom-systems',
      'smart-sensor',
      'cctv-systems',
      'fire-alarms',
    ].entries()) {
      await expect(links.nth(at + 2)).toHaveAttribute('href', `/category/${slug}`);
    }
    await expect(shop.categoryRow.getByText('New', { exact: true })).not.toHaveCount(1);
  });

  test('the footer links to everything that the specification names', async ({ shop }) => {
    await shop.open('/');
    const hrefs = await shop.footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(expect.arrayContaining(FOOTER_PATHS));
    await expect(shop.footer).toContainText('2024');
    for (const brand of ['Visa', 'Mastercard', 'American Express', 'Discover', 'PayPal']) {
      await expect(shop.footer.getByText(brand, { exact: true })).toBeVisible();
    }
  });

  test('subscribing sends nothing and leaves the page as it is', async ({ shop }) => {
    await shop.open('/');
    await shop.footer.getByRole('textbox', { name: 'Email address' }).fill('ada@watchpost.example');
    const requests: string[] = [];
    shop.page.on('request', (request) => {
      if (request.method() !== 'GET') requests.push(request.url());
    });
    await shop.footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(shop.page).toHaveURL('/');
    expect(requests).toEqual([]);
  });

  test('H7: below 1024 px a menu holds the links, closes by its button and by Escape, and gives the focus back', async ({
    shop,
  }) => {
    const { page } = shop;
    await page.setViewportSize({ width: 1023, height: 800 });
    await shop.open('/about-us');
    const opener = shop.banner.getByRole('button', { name: 'Open menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu', exact: true });

    await opener.click();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Close menu', exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await menu.getByRole('link', { name: /^Catalog/ }).click();
    await expect(shop.heading).toHaveText('All Categories');
    await expect(menu).toBeHidden();
  });

  test('from 1024 px on there is a category row and no menu button', async ({ shop }) => {
    await shop.page.setViewportSize({ width: 1024, height: 800 });
    await shop.open('/about-us');
    await expect(shop.categoryRow).toBeVisible();
    await expect(shop.banner.getByRole('button', { name: 'Open menu' })).toBeHidden();
  });

  test('the cart dropdown shows each line, its total and the two ways on', async ({ shop }) => {
    await shop.keep('cart', savedCart([savedLine(INTERCOM, 2), savedLine(RADIO, 1)]));
    await shop.open('/');
    await shop.cartButton.click();
    await expect(shop.cartButton).toHaveAttribute('aria-expanded', 'true');
    const dropdown = shop.cartDropdown;
    for (const [at, { title, price, quantity }] of [
      { ...INTERCOM, quantity: 2 },
      { ...RADIO, quantity: 1 },
    ].entries()) {
      const line = dropdown.getByRole('listitem').nth(at);
      await expect(line.getByRole('img')).toBeVisible();
      await expect(line.getByText(title, { exact: true })).toBeVisible();
      await expect(line.getByText(`${quantity} × ${money(price)}`, { exact: true })).toBeVisible();
      await expect(
        line.getByRole('button', { name: `Remove ${title} from cart`, exact: true }),
      ).toBeVisible();
    }
    await expect(dropdown.getByRole('link', { name: 'View cart', exact: true })).toHaveAttribute(
      'href',
      '/cart',
    );
    await expect(dropdown.getByRole('link', { name: 'Checkout', exact: true })).toHaveAttribute(
      'href',
      '/checkout',
    );
  });

  test('the empty cart dropdown says so', async ({ shop }) => {
    await shop.open('/');
    await shop.cartButton.click();
    await expect(shop.cartDropdown.getByText('Your cart is empty', { exact: true })).toBeVisible();
  });
});

test.describe('A product card', () => {
  test('shows picture, brand, price, marks and stock, and has one link and the two buttons', async ({
    shop,
  }) => {
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
    const add = card.getByRole('button', { name: `Add ${INTERCOM.title} to cart`, exact: true });
    await expect(add).toHaveText('Add to Cart');
    await add.click();
    await expect(shop.notice(`${INTERCOM.title} added to cart`)).toBeVisible();

    await card.getByRole('button', { name: `Add ${INTERCOM.title} to wishlist`, exact: true }).click();
    await expect(shop.notice(`${INTERCOM.title} added to wishlist`)).toBeVisible();
    const remove = card.getByRole('button', { name: `Remove ${INTERCOM.title} from wishlist`, exact: true });
    await expect(remove).not.toHaveAttribute('aria-pressed');
    await remove.click();
    await expect(shop.notice(`${INTERCOM.title} removed from wishlist`)).toBeVisible();
  });

  test('of a sold out product says so and cannot be added', async ({ shop }) => {
    await shop.open(`/category/${SOLD_OUT.category}`);
    const card = shop.card(SOLD_OUT.title);
    await expect(card.getByText('Out of Stock', { exact: true }).first()).toBeVisible();
    await expect(card.getByRole('button', { name: `Add ${SOLD_OUT.title} to cart` })).toBeDisabled();
    await expect(card.getByRole('button', { name: `Add ${SOLD_OUT.title} to wishlist` })).toBeEnabled();
  });

  test('marks what is new', async ({ shop }) => {
    await shop.open(`/category/${RADIO.category}`);
    await expect(shop.card(RADIO.title).getByText('New', { exact: true })).toBeVisible();
  });
});

test.describe('Home', () => {
  test('turns its banners by hand and lets them rest', async ({ shop }) => {
    await shop.open('/');
    const hero = shop.region('Featured banners');
    await expect(hero).toHaveAttribute('aria-roledescription', 'carousel');
    await expect.poll(() => shown(shop)).toEqual(['/product/1']);
    await hero.getByRole('button', { name: 'Pause slides', exact: true }).click();
    await expect(hero.getByRole('button', { name: 'Play slides', exact: true })).toBeVisible();
    for (const [button, path] of [
      ['Next slide', '/product/49'],
      ['Next slide', '/product/45'],
      ['Next slide', '/product/1'],
      ['Previous slide', '/product/45'],
    ] as const) {
      await hero.getByRole('button', { name: button, exact: true }).click();
      await expect.poll(() => shown(shop)).toEqual([path]);
    }
  });

  test('C2: turns its banners by itself every five seconds, unless somebody points at them', async ({
    shop,
  }) => {
    await shop.page.clock.install();
    await shop.open('/');
    await expect.poll(() => shown(shop)).toEqual(['/product/1']);
    await shop.page.clock.runFor(5100);
    await expect.poll(() => shown(shop)).toEqual(['/product/49']);
    await shop.region('Featured banners').hover();
    await shop.page.clock.runFor(20_000);
    await expect.poll(() => shown(shop)).toEqual(['/product/49']);
  });

  test('C3: does not turn its banners for whoever has asked for less motion', async ({ shop }) => {
    await shop.page.emulateMedia({ reducedMotion: 'reduce' });
    await shop.page.clock.install();
    await shop.open('/');
    const hero = shop.region('Featured banners');
    await expect(hero.getByRole('button', { name: 'Play slides' })).toBeVisible();
    await shop.page.clock.runFor(20_000);
    await expect.poll(() => shown(shop)).toEqual(['/product/1']);
  });

  test('offers the deals of the day', async ({ shop }) => {
    await shop.open('/');
    const deals = shop.region('Deals of The Day');
    await expect(deals.getByRole('heading', { name: 'Deals of The Day' })).toBeVisible();
    await expect(deals.getByText(/^Save \d+%$/)).toBeVisible();
    await expect(deals.getByRole('meter').or(deals.getByRole('progressbar'))).toBeVisible();
    await expect(deals.getByText(/^Sold: /)).toBeVisible();
    await expect(deals.getByText(/^Available: /)).toBeVisible();
    await expect(deals.getByRole('link', { name: 'View Product', exact: true })).toHaveCount(4);
    await deals.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await shop.showsCart(1, INTERCOM.price);
  });

  test('C6: has its four carousels, each with a way back and on', async ({ shop }) => {
    await shop.open('/');
    for (const title of ['Featured Products', 'Smart Sensor Technologies', 'Best Sellers', 'New Arrivals']) {
      const carousel = shop.region(title);
      await carousel.scrollIntoViewIfNeeded();
      const previous = carousel.getByRole('button', { name: 'Previous', exact: true });
      const next = carousel.getByRole('button', { name: 'Next', exact: true });
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      await expect(carousel.getByRole('article').first()).toBeInViewport();
      await next.click();
      await expect(previous).toHaveAttribute('aria-disabled', 'false');
      await expect(carousel.getByRole('article').nth(4)).toBeInViewport();
      await previous.click();
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(
      shop.region('Smart Sensor Technologies').getByRole('link', { name: 'View All', exact: true }),
    ).toHaveAttribute('href', '/category/smart-sensor');
  });

  test('filters its featured products by what they are marked as', async ({ shop }) => {
    await shop.open('/');
    const carousel = shop.region('Featured Products');
    await expect(carousel.getByRole('article')).toHaveCount(8);
    await carousel.getByRole('button', { name: 'New', exact: true }).click();
    await expect(carousel.getByRole('button', { name: 'New', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(carousel.getByRole('article')).not.toHaveCount(8);
    for (const card of await carousel.getByRole('article').all()) {
      await expect(card.getByText('New', { exact: true })).toBeAttached();
    }
  });

  for (const [width, slides] of [
    [1280, 4],
    [1000, 3],
    [700, 2],
    [400, 1],
  ] as const) {
    test(`a carousel shows ${slides} at ${width} px`, async ({ shop }) => {
      await shop.page.setViewportSize({ width, height: 900 });
      await shop.open('/');
      const carousel = shop.region('Best Sellers');
      await carousel.scrollIntoViewIfNeeded();
      const cards = carousel.getByRole('article');
      // Of the one after the last, at most a sliver looks in.
      await expect(cards.nth(slides - 1)).toBeInViewport({ ratio: 0.4 });
      const row = await carousel.boundingBox();
      const last = await cards.nth(slides - 1).boundingBox();
      const after = await cards.nth(slides).boundingBox();
      if (!row || !last || !after) throw new Error('The carousel is not drawn.');
      const end = row.x + row.width;
      expect(last.x + last.width).toBeLessThanOrEqual(end + 1);
      expect(after.x + after.width / 2).toBeGreaterThan(end);
    });
  }
});

test.describe('Product', () => {
  test('has everything that the contract names', async ({ shop }) => {
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
  test('shows a tile per category with its count, and three carousels', async ({ shop }) => {
    await shop.open('/collections');
    await expect(shop.breadcrumb).toBeVisible();
    for (const slug of SLUGS) {
      const count = goodsIn(slug).length;
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
  test('has its filters, sort orders and views', async ({ shop }) => {
    const { main } = shop;
    await shop.open('/category/cctv-systems');
    const filters = main.getByRole('complementary', { name: 'Filters', exact: true });
    const stock = filters.getByRole('group', { name: 'Availability', exact: true });
    await expect(stock.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
    await expect(stock.getByRole('radio', { name: /^In Stock/ })).not.toBeChecked();
    const brands = filters.getByRole('group', { name: 'Brand', exact: true }).getByRole('checkbox');
    for (const brand of new Set(goodsIn('cctv-systems').map((each) => each.brand))) {
      const count = goodsIn('cctv-systems').filter((each) => each.brand === brand).length;
      await expect(filters.getByRole('checkbox', { name: `${brand} (${count})`, exact: true })).toBeChecked();
    }
    expect(await brands.count()).toBe(new Set(goodsIn('cctv-systems').map((each) => each.brand)).size);
    await expect(filters.getByRole('textbox', { name: 'Minimum price', exact: true })).toBeVisible();
    await expect(filters.getByRole('textbox', { name: 'Maximum price', exact: true })).toBeVisible();
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
      main.getByText(`Showing: ${goodsIn('cctv-systems').length} products`, { exact: true }),
    ).toBeVisible();
    await expect(shop.breadcrumb).toBeVisible();
  });

  test('L6: below 1024 px the filters are a dialog that says how many products show', async ({ shop }) => {
    const { page } = shop;
    await page.setViewportSize({ width: 390, height: 800 });
    await shop.open('/category/cctv-systems');
    const dialog = page.getByRole('dialog', { name: 'Filters', exact: true });
    const opener = shop.button('Filters');
    await opener.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Only Axis', exact: true }).click();
    await dialog.getByRole('button', { name: 'Show 2 products', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(shop.main.getByText('Showing: 2 products', { exact: true })).toBeVisible();
  });

  test('with filters that nothing passes it says so and clears them', async ({ shop }) => {
    await shop.open('/category/cctv-systems?min=1&max=2');
    await expect(shop.main.getByRole('heading', { name: 'No Products Found', exact: true })).toBeVisible();
    await expect(
      shop.main.getByText('Please try changing the filters and try again.', { exact: true }),
    ).toBeVisible();
    await shop.button('Clear Filters').last().click();
    await expect(shop.cards).toHaveCount(goodsIn('cctv-systems').length);
    await expect(shop.page).toHaveURL('/category/cctv-systems');
  });
});

test.describe('Search', () => {
  test('has its Turkish heading, the count, the prompt and the empty state', async ({ shop }) => {
    await shop.open('/search?q=hikvision');
    await expect(shop.heading).toHaveText('Arama Sonuçları');
    await expect(shop.heading).toHaveAttribute('lang', 'tr');
    await expect(shop.main.getByText(/^\d+ results? for "hikvision"$/)).toBeVisible();
    await shop.open('/search');
    await expect(shop.main.getByText('Enter a search term to find products', { exact: true })).toBeVisible();
    await shop.open('/search?q=flux%20capacitor');
    await expect(shop.main.getByText('0 results for "flux capacitor"', { exact: true })).toBeVisible();
    await expect(shop.main.getByRole('heading', { name: 'No Products Found', exact: true })).toBeVisible();
    await expect(shop.link('Return to Home')).toHaveAttribute('href', '/');
  });
});

test.describe('Wishlist', () => {
  test('is a table of product, unit price and stock with two buttons a row', async ({ shop }) => {
    await shop.keep('wishlist', savedWishlist([INTERCOM, SOLD_OUT]));
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
      row.getByRole('button', { name: `Add ${INTERCOM.title} to cart`, exact: true }),
    ).toBeEnabled();
    await expect(
      row.getByRole('button', { name: `Remove ${INTERCOM.title} from wishlist`, exact: true }),
    ).toBeVisible();
    const soldOut = table
      .getByRole('row')
      .filter({ has: shop.page.getByRole('link', { name: SOLD_OUT.title }) });
    await expect(soldOut.getByText('Out of Stock', { exact: true })).toBeVisible();
    await expect(soldOut.getByRole('button', { name: `Add ${SOLD_OUT.title} to cart` })).toBeDisabled();
    await expect(shop.main.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/collections',
    );
    await expect(shop.main.getByRole('link', { name: /cart/i })).toHaveAttribute('href', '/cart');
  });

  test('says when it is empty', async ({ shop }) => {
    await shop.open('/wishlist');
    await expect(shop.main.getByText('Your wishlist is empty', { exact: true })).toBeVisible();
    await expect(shop.link('Continue Shopping')).toHaveAttribute('href', '/collections');
  });
});

test.describe('Cart', () => {
  test('has per line a quantity and a way out, and the order summary', async ({ shop }) => {
    await shop.keep('cart', savedCart([savedLine(INTERCOM, 2)]));
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
  });

  test('says when it is empty', async ({ shop }) => {
    await shop.open('/cart');
    await expect(shop.main.getByText('Your cart is empty', { exact: true })).toBeVisible();
    await expect(
      shop.main.getByText("Looks like you haven't added any products to your cart yet.", { exact: true }),
    ).toBeVisible();
  });
});

test.describe('An address that was not built', () => {
  test.use({ expectedConsole: [STATUS_404] });

  for (const { path, heading } of MISSING) {
    test(`${path} says what is missing inside the whole frame`, async ({ shop }) => {
      await shop.open(path);
      await expect(shop.heading).toHaveText(heading);
      await expect(shop.page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(shop.page).toHaveTitle(/ \| Watchpost$/);
      await expect(shop.searchField).toBeVisible();
      await expect(shop.categoryRow.getByRole('link')).toHaveCount(7);
      await expect(shop.cartButton).toBeVisible();
    });
  }
});
