import { holdRequests } from './support/hold-requests.ts';
import { MARINE_CAMERA, PLUG } from './support/catalogue.ts';
import { expect, savedCart, savedLine, type Shop, test } from './support/shop.ts';
import { PHONE } from './support/visit.ts';

const PAGE = `/product/${MARINE_CAMERA.id}`;

/** Holds back all script files until the returned function is called. Inline scripts run. */
const holdScripts = ({ page }: Shop) => holdRequests(page, '**/*.js');

declare global {
  interface Window {
    /** Of `holdHydration()`. */
    heldMessages?: (() => void)[] | undefined;
  }
}

/** Holds back React's work, which it does in messages to itself, until `release` is called. */
async function holdHydration({ page }: Shop) {
  await page.addInitScript(() => {
    window.heldMessages = [];
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const post = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) => {
          if (window.heldMessages) window.heldMessages.push(() => post(message));
          else post(message);
        };
      }
    };
  });
  return {
    started: () => page.waitForFunction(() => window.heldMessages?.length),
    release: () =>
      page.evaluate(() => {
        const { heldMessages = [] } = window;
        window.heldMessages = undefined;
        for (const send of heldMessages) send();
      }),
  };
}

test.describe('Before the page is hydrated', () => {
  test('several presses take effect in the order in which they were made, and a typed quantity is added to the cart', async ({
    shop,
  }) => {
    const { main, page } = shop;
    const quantity = main.getByRole('spinbutton', { name: 'Quantity' });
    const increase = main.getByRole('button', { name: 'Increase quantity' });
    const addToCart = main.getByRole('button', { name: 'Add to Cart', exact: true }).first();
    let releaseScripts = await holdScripts(shop);
    await page.goto(`/product/${PLUG.id}`, { waitUntil: 'commit' });
    await increase.click();
    await increase.click();
    await addToCart.click();
    releaseScripts();
    await shop.expectCart(3, PLUG.price * 3);

    await page.unrouteAll({ behavior: 'wait' });
    releaseScripts = await holdScripts(shop);
    await page.goto(`/product/${PLUG.id}`, { waitUntil: 'commit' });
    await quantity.fill('4');
    await addToCart.click();
    releaseScripts();
    await shop.expectCart(4, PLUG.price * 4);
  });

  test('the cart dropdown opens, and shows the cart once it is restored', async ({ shop }) => {
    await shop.store('cart', savedCart([savedLine(PLUG, 2)]));
    const releaseScripts = await holdScripts(shop);
    await shop.page.goto(PAGE, { waitUntil: 'commit' });
    await shop.cartButton.click();
    await expect(shop.cartDropdown).toBeVisible();
    releaseScripts();
    await shop.waitForHydration();
    await expect(
      shop.cartDropdown.getByRole('button', { name: `Remove ${PLUG.title} from cart` }),
    ).toBeVisible();
    await expect(shop.cartButton).toHaveAttribute('aria-expanded', 'true');
  });

  test('a press on a button shows at once that it will take effect', async ({ shop }) => {
    const addToCart = shop.main.getByRole('button', { name: 'Add to Cart', exact: true }).first();
    const releaseScripts = await holdScripts(shop);
    await shop.page.goto(PAGE, { waitUntil: 'commit' });
    await addToCart.click();
    await expect(addToCart).toHaveCSS('opacity', '0.6');
    releaseScripts();
    await shop.expectCart(1, MARINE_CAMERA.price);
    await expect(addToCart).toHaveCSS('opacity', '1');
  });

  test('the menu of a phone opens and leads to a category', async ({ shop }) => {
    const { banner, page } = shop;
    await page.setViewportSize(PHONE);
    const releaseScripts = await holdScripts(shop);
    await page.goto(PAGE, { waitUntil: 'commit' });
    await banner.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: /^CCTV/ })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
    releaseScripts();
    await expect(menu.getByRole('link', { name: 'System Planner' })).toBeVisible();
    await expect(shop.main).toHaveJSProperty('inert', true);
    await menu.getByRole('link', { name: /^CCTV/ }).click();
    await expect(page).toHaveURL('/category/cctv-systems');
    await expect(menu).toBeHidden();
    await expect(shop.main).toHaveJSProperty('inert', false);
  });

  test('a press beside the open menu of a phone closes it and does nothing else', async ({ shop }) => {
    const { banner, page } = shop;
    await page.setViewportSize({ width: 820, height: 1180 });
    const releaseScripts = await holdScripts(shop);
    await page.goto(PAGE, { waitUntil: 'commit' });
    const add = shop.main.getByRole('button', { name: 'Add to Cart', exact: true }).first();
    const { x, y } = (await add.boundingBox()) ?? { x: 0, y: 0 };
    await banner.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.mouse.click(x + 10, y + 10);
    await expect(menu).toBeHidden();
    await expect(add).toHaveCSS('opacity', '1');
    await add.click();
    releaseScripts();
    await shop.expectCart(1, MARINE_CAMERA.price);
  });

  test('presses while React hydrates the page take effect once', async ({ shop }) => {
    const { main, page } = shop;
    const hydration = await holdHydration(shop);
    await page.goto('/category/cctv-systems');
    await hydration.started();
    await main
      .getByRole('button', { name: /to wishlist$/ })
      .first()
      .press('Enter');
    await main.locator('label', { hasText: /^Hikvision/ }).click();
    await hydration.release();
    // All brands were chosen before.
    await expect(page).toHaveURL(/brand=/);
    await shop.expectWishlistCount(1);
    await expect(main.getByRole('checkbox', { name: /^Hikvision/ })).not.toBeChecked();
  });

  test('the last of several filter choices applies', async ({ shop }) => {
    const releaseScripts = await holdScripts(shop);
    await shop.page.goto('/category/cctv-systems', { waitUntil: 'commit' });
    const inStock = shop.main.getByRole('radio', { name: /^In Stock/ });
    await inStock.check();
    await shop.main.getByRole('radio', { name: 'All', exact: true }).check();
    await inStock.check();
    releaseScripts();
    await expect(shop.page).toHaveURL(/stock/);
    await expect(inStock).toBeChecked();
  });

  test('a filter that was typed on the FAQ page applies', async ({ shop }) => {
    const releaseScripts = await holdScripts(shop);
    await shop.page.goto('/faqs', { waitUntil: 'commit' });
    await shop.main.getByRole('searchbox').fill('refund');
    releaseScripts();
    await expect(shop.main.getByRole('status')).toHaveText(/^\d+ of \d+ questions/);
  });
});

/** Opens a page without its scripts, and changes it as password managers do. */
async function openWithExtension(shop: Shop, path: string) {
  const releaseScripts = await holdScripts(shop);
  await shop.page.goto(path, { waitUntil: 'commit' });
  await shop.page.waitForFunction(() => document.readyState !== 'loading');
  await shop.page.evaluate(() => {
    const root = document.createElement('div');
    root.dataset['lastpassRoot'] = '';
    document.body.prepend(root);
    document.head.append(document.createElement('style'));
    for (const field of document.querySelectorAll('main :is(input, textarea)')) {
      const icon = document.createElement('div');
      icon.dataset['lastpassIconRoot'] = '';
      field.after(icon);
    }
  });
  return releaseScripts;
}

test.describe('With an extension that adds nodes before hydration', () => {
  // React says that it renders the page anew, and the policy blocks the style, which an extension could add.
  test.use({ allowedConsole: [/Minified React error #418|^Applying inline style/] });

  test('text typed into forms is kept', async ({ shop }) => {
    for (const [path, fields] of [
      [
        '/register',
        {
          'First Name': 'Ada',
          'Last Name': 'Byron',
          'Email Address': 'a@example.com',
          Password: 'secret words',
          'Confirm Password': 'secret words',
        },
      ],
      ['/contact-us', { 'Full Name': 'Ada Byron', Subject: 'Cameras', Message: 'How many\nof them?' }],
      ['/quick-order', { 'Products and quantities': '2 x 45' }],
    ] as const) {
      await test.step(path, async () => {
        const releaseScripts = await openWithExtension(shop, path);
        for (const [name, text] of Object.entries(fields)) {
          await shop.main.getByRole('textbox', { name, exact: true }).fill(text);
        }
        releaseScripts();
        await shop.waitForHydration();
        await expect(shop.page.locator('[data-lastpass-icon-root]')).toHaveCount(0);
        for (const [name, text] of Object.entries(fields)) {
          await expect(shop.main.getByRole('textbox', { name, exact: true })).toHaveValue(text);
        }
        await expect(shop.main.getByRole('textbox').last()).toBeFocused();
        await shop.page.unrouteAll({ behavior: 'wait' });
      });
    }
  });

  test('the open menu of a phone stays open', async ({ shop }) => {
    const { banner, page } = shop;
    await page.setViewportSize(PHONE);
    const releaseScripts = await openWithExtension(shop, PAGE);
    await banner.getByRole('button', { name: 'Open menu' }).click();
    releaseScripts();
    await shop.waitForHydration();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'System Planner' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  });

  test('presses take effect, and the search keeps its text', async ({ shop }) => {
    const releaseScripts = await openWithExtension(shop, '/login');
    await shop.main.getByRole('checkbox', { name: 'Remember me' }).check();
    await shop.searchField.fill('dome');
    await shop.main.getByRole('button', { name: 'Sign in', exact: true }).click();
    releaseScripts();
    await expect(
      shop.main.getByText('Enter your email address').or(shop.main.getByRole('alert')).first(),
    ).toBeVisible();
    await expect(shop.main.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await expect(shop.searchField).toHaveValue('dome');
  });
});

test.describe('An address with a trailing slash or index.html', () => {
  test('opens the page without them, keeps query and fragment, and Back returns to it', async ({ shop }) => {
    await shop.open(`${PAGE}/?from=mail#reviews`);
    await expect(shop.heading).toHaveText(MARINE_CAMERA.title);
    await expect(shop.page).toHaveURL(`${PAGE}?from=mail#reviews`);
    await shop.logo.click();
    await expect(shop.heading).not.toHaveText(MARINE_CAMERA.title);
    await shop.page.goBack();
    await expect(shop.heading).toHaveText(MARINE_CAMERA.title);

    await shop.open(`${PAGE}/index.html`);
    await expect(shop.heading).toHaveText(MARINE_CAMERA.title);
    await expect(shop.page).toHaveURL(PAGE);
    await shop.open('/index.html');
    await expect(shop.page).toHaveURL('/');
    await expect(shop.heading).not.toHaveText('Page not found');
  });
});
