import { INTERCOM } from './support/catalogue.ts';
import { SCREENS, STATUS_404 } from './support/screens.ts';
import { expect, savedCart, savedLine, test } from './support/shop.ts';

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [STATUS_404] });

  test('an unknown address still says that there is no such page, and leads on', async ({ shop }) => {
    await shop.page.goto('/no/such/page');
    await expect(shop.heading).toHaveText(/not found/i);
    await shop.link('Return to Home').click();
    await expect(shop.page).toHaveURL('/');
  });

  for (const { path, heading } of SCREENS.filter((screen) => !screen.path.includes('?'))) {
    test(`${path} reads and links`, async ({ shop }) => {
      await shop.page.goto(path);
      await expect(shop.heading).toHaveText(heading);
      await expect(shop.logo).toBeVisible();
      await expect(shop.categoryRow.getByRole('link', { name: 'Fire Alarms' })).toBeVisible();
      // Nothing waits for what will never come.
      await expect(shop.page.getByRole('status').filter({ hasText: '…' })).toHaveCount(0);
    });
  }
});

test.describe('When a page fails', () => {
  test.use({ expectedConsole: [/./] });

  test('the error screen says what can be done, and the cart is untouched', async ({ shop }) => {
    const { page } = shop;
    await shop.keep('cart', savedCart([savedLine(INTERCOM, 2)]));
    await shop.open('/collections');
    await page.route('**/data/category/fire-alarms.json', (route) => route.fulfill({ body: 'no such luck' }));
    await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).click();
    await expect(shop.heading).toHaveText('Unexpected Application Error!');
    await expect(page).toHaveTitle(/^Unexpected Application Error! \| Watchpost$/);
    await shop.showsCart(2, INTERCOM.price * 2);

    await page.unroute('**/data/category/fire-alarms.json');
    await shop.main.getByRole('button', { name: /reload/i }).click();
    await expect(shop.heading).toHaveText('Fire Alarms');
    await shop.takenOver();
    await shop.showsCart(2, INTERCOM.price * 2);
  });

  test('its heading takes the focus, as does that of the page to which it leads', async ({ shop }) => {
    await shop.open('/collections');
    await shop.page.route('**/data/category/fire-alarms.json', (route) =>
      route.fulfill({ body: 'no such luck' }),
    );
    await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).click();
    await expect(shop.heading).toHaveText('Unexpected Application Error!');
    await expect(shop.heading).toBeFocused();
    await shop.categoryRow.getByRole('link', { name: 'CCTV Systems' }).click();
    await expect(shop.heading).toHaveText('CCTV Systems');
    await expect(shop.heading).toBeFocused();
  });

  test('a page that fails at once has its cart and its ways out', async ({ shop }) => {
    await shop.keep('cart', savedCart([savedLine(INTERCOM, 2)]));
    await shop.page.route('**/data/product/4711.json', (route) => route.fulfill({ status: 500 }));
    await shop.page.goto('/product/4711');
    await expect(shop.heading).toHaveText('Unexpected Application Error!');
    await shop.showsCart(2, INTERCOM.price * 2);
    await shop.main.getByRole('button', { name: /home/i }).click();
    await expect(shop.page).toHaveURL('/');
  });

  test('home is a way out, and so is every link of the frame', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/collections');
    await page.route('**/data/category/fire-alarms.json', (route) => route.fulfill({ body: 'no such luck' }));
    await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).click();
    await expect(shop.heading).toHaveText('Unexpected Application Error!');
    await shop.categoryRow.getByRole('link', { name: 'CCTV Systems' }).click();
    await expect(shop.heading).toHaveText('CCTV Systems');
    await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).click();
    await expect(shop.heading).toHaveText('Unexpected Application Error!');
    await shop.main.getByRole('button', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(/^Watchpost/);
  });
});
