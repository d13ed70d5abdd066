import { overflowingElements } from './support/overflowing-elements.ts';
import { expect, type Shop, test } from './support/shop.ts';

const shortcutList = ({ page }: Shop) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const opener = ({ footer }: Shop) => footer.getByRole('button', { name: 'Keyboard shortcuts' });

test('the slash brings back the search row where a low window has room for one row only', async ({
  shop,
}) => {
  await shop.page.setViewportSize({ width: 320, height: 256 });
  await shop.open('/about-us');
  await shop.page.mouse.wheel(0, 800);
  await expect(shop.searchField).not.toBeInViewport();
  await shop.page.keyboard.press('/');
  await expect(shop.searchField).toBeFocused();
  await expect(shop.searchField).toBeInViewport({ ratio: 1 });
});

test('H5: the question mark opens the list, whose code is loaded only then, which fits 320 px and closes on Back', async ({
  shop,
}) => {
  const scripts: string[] = [];
  shop.page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await shop.open('/about-us');
  await shop.footer.scrollIntoViewIfNeeded();
  expect(scripts.filter((path) => /shortcuts-dialog.*\.js$/.test(path))).toEqual([]);
  await shop.page.keyboard.press('?');
  await expect(shortcutList(shop)).toBeVisible();
  expect(scripts.filter((path) => /shortcuts-dialog.*\.js$/.test(path))).toHaveLength(1);
  await shop.page.keyboard.press('/');
  await expect(shop.searchField).not.toBeFocused();
  await shop.page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(async () => {
      const box = await shortcutList(shop).boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 320;
    })
    .toBe(true);
  expect(await shop.page.evaluate(overflowingElements)).toEqual([]);
  await shop.page.keyboard.press('Escape');
  await expect(shortcutList(shop)).toBeHidden();

  await shop.footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(shop.heading).toHaveText('Frequently Asked Questions');
  await opener(shop).click();
  await expect(shortcutList(shop)).toBeVisible();
  await shop.page.goBack();
  await expect(shop.heading).toHaveText('About Us');
  await expect(shortcutList(shop)).toBeHidden();
});

test.describe('if the list cannot be loaded', () => {
  test.use({ allowedConsole: [/net::ERR_FAILED/] });

  test('a notice says so', async ({ shop }) => {
    await shop.page.route('**/assets/shortcuts-dialog-*.js', (route) => route.abort());
    await shop.open('/about-us');
    await opener(shop).click();
    await expect(shop.notice(/^The list of shortcuts could not be loaded/)).toBeVisible();
  });
});
