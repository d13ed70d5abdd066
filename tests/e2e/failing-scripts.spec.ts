import { MARINE_CAMERA } from './support/catalogue.ts';
import { holdRequests } from './support/hold-requests.ts';
import { expect, type Shop, test } from './support/shop.ts';

const PAGE = `/product/${MARINE_CAMERA.id}`;

/** The URLs of the scripts that a product page loads first. */
const SCRIPTS = {
  'the script that starts the shop': '**/assets/entry.client-*.js',
  'the code of the page': '**/assets/product-*.js',
  'the code that pages share': '**/assets/shared-*.js',
} as const;
const ALL_SCRIPTS = '**/assets/*.js';

const failure = ({ page }: Shop) =>
  page.getByRole('alert').getByText(/^Part of this page could not be loaded\./);
const reload = ({ page }: Shop) => page.getByRole('alert').getByRole('link', { name: 'Reload the page' });
const addToCart = ({ main }: Shop) => main.getByRole('button', { name: 'Add to Cart', exact: true }).first();

test.use({
  allowedConsole: [/./],
  allowedExceptions: [/dynamically imported module|Unexpected end of input/],
});

test('if a script cannot be loaded at first, the shop tries again and works', async ({ shop }) => {
  for (const [name, pattern] of Object.entries(SCRIPTS)) {
    await test.step(name, async () => {
      await shop.page.route(pattern, (route) => route.abort(), { times: 1 });
      await shop.open(PAGE);
      await addToCart(shop).click();
      await shop.expectCart(1, MARINE_CAMERA.price);
      await expect(failure(shop)).toBeHidden();
      await shop.page.evaluate(() => localStorage.clear());
    });
  }
});

test('if a script cannot be loaded at all, a notice says so, and its link reloads the page', async ({
  shop,
}) => {
  for (const [name, pattern] of Object.entries(SCRIPTS)) {
    await test.step(name, async () => {
      await shop.page.route(pattern, (route) => route.fulfill({ status: 404, body: 'Not found' }));
      await shop.page.goto(PAGE);
      await expect(failure(shop)).toBeVisible();
      // The static page shows all that is otherwise in tabs.
      await expect(shop.main.getByRole('heading', { name: 'Specifications', exact: true })).toBeVisible();
      await shop.page.unroute(pattern);
      await reload(shop).click();
      await shop.waitForHydration();
      await expect(failure(shop)).toBeHidden();
    });
  }
  await addToCart(shop).click();
  await shop.expectCart(1, MARINE_CAMERA.price);
});

test('a press and a text are not lost silently: the page stays with the text, and the notice says that the press had no effect', async ({
  shop,
}) => {
  await shop.page.route(ALL_SCRIPTS, (route) => route.abort());
  await shop.page.goto('/contact-us');
  let hasReloaded = false;
  shop.page.on('request', (request) => {
    hasReloaded ||= request.isNavigationRequest();
  });
  const message = shop.main.getByRole('textbox', { name: 'Message' });
  await message.fill('Which camera sees 30 m in the dark?');
  await shop.button('Send Message').click();
  await expect(failure(shop)).toContainText('those that you have pressed had no effect');
  expect(hasReloaded).toBe(false);
  await expect(message).toHaveValue('Which camera sees 30 m in the dark?');
});

test('scripts that do not arrive in time lead to the notice, which goes away once they arrive', async ({
  shop,
}) => {
  await shop.page.clock.install();
  const releaseScripts = await holdRequests(shop.page, ALL_SCRIPTS);
  await shop.page.goto('/login', { waitUntil: 'commit' });
  const remember = shop.main.getByRole('checkbox', { name: 'Remember me' });
  await remember.check();
  await shop.page.clock.fastForward('00:15');
  await expect(failure(shop)).toBeHidden();
  await shop.main.getByRole('button', { name: 'Sign in' }).click();
  await shop.page.clock.fastForward('00:15');
  await expect(failure(shop)).toContainText('those that you have pressed had no effect');
  releaseScripts();
  await expect(failure(shop)).toBeHidden();
  await shop.waitForHydration();
  await expect(remember).toBeChecked();
  // The notice said that the press had no effect, so it must not take effect later.
  await expect(shop.main.locator('[aria-invalid="true"]')).toHaveCount(0);
  await shop.main.getByRole('button', { name: 'Sign in' }).click();
  await expect(shop.main.locator('[aria-invalid="true"]').first()).toBeVisible();
});

test('without a connection the page stays', async ({ shop }) => {
  await shop.page.route(ALL_SCRIPTS, (route) => route.abort());
  // Before the page reloads itself, it asks for its own address with HEAD.
  await shop.page.route(PAGE, (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await shop.page.goto(PAGE);
  await expect(failure(shop)).toBeVisible();
  await expect(shop.heading).toHaveText(MARINE_CAMERA.title);
});

test('a script with a syntax error is a failure too', async ({ shop }) => {
  await shop.page.route(SCRIPTS['the code of the page'], (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const page = {' }),
  );
  await shop.page.goto(PAGE);
  await expect(failure(shop)).toBeVisible();
});

test('pictures that fail are not a failure of the scripts', async ({ shop }) => {
  await shop.page.route('**/images/**', (route) => route.abort());
  await shop.open(PAGE);
  await addToCart(shop).click();
  await shop.expectCart(1, MARINE_CAMERA.price);
  await expect(failure(shop)).toBeHidden();
});
