import { holdRequests } from './support/hold-requests.ts';
import { MARINE_CAMERA, PLUG } from './support/catalogue.ts';
import { expect, savedCart, savedLine, type Shop, test } from './support/shop.ts';

const PAGE = `/product/${MARINE_CAMERA.id}`;

/** Holds back all script files until the returned function is called. Inline scripts run. */
const holdScripts = ({ page }: Shop) => holdRequests(page, '**/*.js');

test.describe('Before the page is hydrated', () => {
  test('a press on a button takes effect after hydration', async ({ shop }) => {
    const releaseScripts = await holdScripts(shop);
    await shop.page.goto(PAGE, { waitUntil: 'commit' });
    await shop.main.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
    releaseScripts();
    await expect(shop.notice(`${MARINE_CAMERA.title} added to cart`)).toBeVisible();
    await shop.expectCart(1, MARINE_CAMERA.price);
  });

  test('several presses take effect in the order in which they were made', async ({ shop }) => {
    const releaseScripts = await holdScripts(shop);
    await shop.page.goto(`/product/${PLUG.id}`, { waitUntil: 'commit' });
    const increase = shop.main.getByRole('button', { name: 'Increase quantity' });
    await increase.click();
    await increase.click();
    await shop.main.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
    releaseScripts();
    await shop.expectCart(3, PLUG.price * 3);
  });

  test('a typed quantity is added to the cart', async ({ shop }) => {
    const releaseScripts = await holdScripts(shop);
    await shop.page.goto(`/product/${PLUG.id}`, { waitUntil: 'commit' });
    await shop.main.getByRole('spinbutton', { name: 'Quantity' }).fill('4');
    await shop.main.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
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

  test('a ticked checkbox stays ticked', async ({ shop }) => {
    const releaseScripts = await holdScripts(shop);
    await shop.page.goto('/login', { waitUntil: 'commit' });
    const remember = shop.main.getByRole('checkbox', { name: 'Remember me' });
    await remember.check();
    releaseScripts();
    await shop.waitForHydration();
    await expect(remember).toBeChecked();
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

test.describe('An address with a trailing slash or index.html', () => {
  test('opens the page without the slash, and Back returns to it', async ({ shop }) => {
    await shop.open(`${PAGE}/`);
    await expect(shop.heading).toHaveText(MARINE_CAMERA.title);
    await expect(shop.page).toHaveURL(PAGE);
    await shop.logo.click();
    await expect(shop.heading).not.toHaveText(MARINE_CAMERA.title);
    await shop.page.goBack();
    await expect(shop.heading).toHaveText(MARINE_CAMERA.title);
  });

  test('opens the page without index.html', async ({ shop }) => {
    await shop.open(`${PAGE}/index.html`);
    await expect(shop.heading).toHaveText(MARINE_CAMERA.title);
    await expect(shop.page).toHaveURL(PAGE);
    await shop.open('/index.html');
    await expect(shop.page).toHaveURL('/');
    await expect(shop.heading).not.toHaveText('Page not found');
  });

  test('keeps the query and the fragment', async ({ shop }) => {
    await shop.open('/search/?q=dome#top');
    await expect(shop.searchField).toHaveValue('dome');
    await expect(shop.page).toHaveURL('/search?q=dome#top');
  });
});
