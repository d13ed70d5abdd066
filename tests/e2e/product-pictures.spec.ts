import type { Page } from '@playwright/test';
import { type Product, INTERCOM, MARINE_CAMERA } from './support/catalogue.ts';
import { expect, type Shop, shopOf, test } from './support/shop.ts';
import { PHONE } from './support/visit.ts';

/** The file that the browser chose from the picture's sources. */
const loadedFile = (picture: HTMLElement) => (picture instanceof HTMLImageElement ? picture.currentSrc : '');

/** Runs in the page: whether the element is in the part of the page that the screen shows. */
function isOnScreen(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { offsetLeft, offsetTop, width, height } = window.visualViewport ?? new VisualViewport();
  return (
    left >= offsetLeft &&
    top >= offsetTop &&
    right <= offsetLeft + width + 1 &&
    bottom <= offsetTop + height + 1
  );
}

const zoomDialog = ({ page }: Shop, { title }: Product) =>
  page.getByRole('dialog', { name: `Pictures of ${title}` });

test.describe('The zoom dialog', () => {
  test('shows its buttons on a page that is pinched larger', async ({ browser }) => {
    const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
    const shop = shopOf(await context.newPage());
    await shop.open(`/product/${INTERCOM.id}`);
    const session = await context.newCDPSession(shop.page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 3 });
    await shop.button('Zoom').dispatchEvent('click');
    const dialog = zoomDialog(shop, INTERCOM);
    for (const name of ['Close pictures', 'Zoom in', 'Zoom out']) {
      await expect.poll(() => dialog.getByRole('button', { name }).evaluate(isOnScreen)).toBe(true);
    }
    await dialog.getByRole('button', { name: 'Close pictures' }).tap();
    await expect(dialog).toBeHidden();
    await context.close();
  });

  test('closes when the visitor goes back', async ({ shop }) => {
    await shop.open(`/category/${MARINE_CAMERA.category}`);
    await shop.link(MARINE_CAMERA.title).click();
    await shop.button('Zoom').click();
    const dialog = zoomDialog(shop, MARINE_CAMERA);
    await expect(dialog).toBeVisible();
    await shop.page.goBack();
    await expect(shop.cards.first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  test('P2: zooms with mouse and wheel', async ({ shop }) => {
    const { page } = shop;
    await shop.open(`/product/${MARINE_CAMERA.id}`);
    await shop.button('Zoom').click();
    const dialog = zoomDialog(shop, MARINE_CAMERA);
    await expect(dialog).toBeVisible();
    const expectLevel = (text: string) => expect(dialog.getByText(text, { exact: true })).toBeVisible();
    await page.mouse.click(500, 300);
    await expectLevel('250%');
    await page.mouse.down();
    await page.mouse.move(420, 280, { steps: 5 });
    await page.mouse.up();
    await expectLevel('250%');
    await page.mouse.wheel(0, 4000);
    await expectLevel('100%');
  });
});

test.describe('On a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('P2: the zoom dialog responds to a double tap, a pinch, its arrows and a swipe', async ({ shop }) => {
    await shop.open(`/product/${MARINE_CAMERA.id}`);
    await shop.button('Zoom').tap();
    const dialog = zoomDialog(shop, MARINE_CAMERA);
    await expect(dialog).toBeVisible();
    const expectLevel = (text: RegExp) => expect(dialog.getByText(text)).toBeVisible();
    const touch = await touchScreen(shop.page);
    const centre = { x: PHONE.width / 2, y: PHONE.height / 2 };
    await shop.page.touchscreen.tap(centre.x, centre.y);
    await shop.page.touchscreen.tap(centre.x, centre.y);
    await expectLevel(/^250%$/);
    await shop.page.keyboard.press('0');
    await expectLevel(/^100%$/);

    await touch([centre, { x: centre.x - 50, y: centre.y }], [centre, { x: centre.x - 150, y: centre.y }]);
    await expectLevel(/^[23]\d\d%$/);
    await shop.page.keyboard.press('0');
    await expectLevel(/^100%$/);

    await dialog.getByRole('button', { name: 'Next picture' }).tap();
    await expect(dialog.getByText('2 of ')).toBeVisible();
    await touch([{ x: 320, y: centre.y }], [{ x: 60, y: centre.y }]);
    await expect(dialog.getByText('3 of ')).toBeVisible();
  });
});

type ScreenPoint = { readonly x: number; readonly y: number };

/** Returns a function that moves one or more fingers in a straight line, in small steps as a hand would. */
async function touchScreen(page: Page) {
  const session = await page.context().newCDPSession(page);
  const STEPS = 10;
  return async (from: readonly ScreenPoint[], to: readonly ScreenPoint[]) => {
    for (let step = 0; step <= STEPS; step += 1) {
      const touchPoints = from.map(({ x, y }, id) => ({
        id,
        x: x + ((to[id]?.x ?? x) - x) * (step / STEPS),
        y: y + ((to[id]?.y ?? y) - y) * (step / STEPS),
      }));
      await session.send('Input.dispatchTouchEvent', {
        type: step === 0 ? 'touchStart' : 'touchMove',
        touchPoints,
      });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

test('loads each picture in the width in which it is shown, enlarged too', async ({ shop }) => {
  const { id, title, category } = MARINE_CAMERA;
  await shop.open(`/category/${category}`);
  const small = shop.main.getByRole('img', { name: title, exact: true });
  await expect.poll(() => small.evaluate(loadedFile)).toMatch(/hero-400\.avif$/);
  await shop.open(`/product/${id}`);
  const large = shop.main.getByRole('img', { name: `${title}, ` }).first();
  await expect.poll(() => large.evaluate(loadedFile)).toMatch(/hero-800\.avif$/);
  const thumbnail = (number: number) =>
    shop.main.getByRole('button', { name: `Show image ${number} of` }).locator('img');
  // The first thumbnail reuses the file of the main picture.
  await expect
    .poll(() => thumbnail(1).evaluate(loadedFile), 'the file of the main picture')
    .toMatch(/hero-800\.avif$/);
  await expect.poll(() => thumbnail(2).evaluate(loadedFile)).toMatch(/front-200\.avif$/);
  const dialog = zoomDialog(shop, MARINE_CAMERA);
  await shop.button('Zoom').click();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  const enlarged = dialog.getByRole('img', { name: `${title}, ` });
  await expect.poll(() => enlarged.evaluate(loadedFile)).toMatch(/hero-1200\.avif$/);
});

test('leaving a listing does not load its pictures in a larger size', async ({ shop }) => {
  const { id, title, category } = MARINE_CAMERA;
  await shop.open(`/category/${category}`);
  await expect.poll(() => shop.cards.nth(1).getByRole('img').evaluate(loadedFile)).toMatch(/-400\.avif$/);
  const requests: string[] = [];
  shop.page.on('request', (request) => requests.push(request.url()));
  await shop.link(title).click();
  await expect(shop.heading).toHaveText(title);
  const large = shop.main.getByRole('img', { name: `${title}, ` }).first();
  await expect.poll(() => large.evaluate(loadedFile)).toMatch(/hero-800\.avif$/);
  await shop.waitForHydration();
  const larger = requests.filter((url) => /-(?:800|1200)\.avif$/.test(url));
  expect(larger.filter((url) => !url.endsWith(`/${id}/hero-800.avif`))).toEqual([]);
});

/** Runs in the page: draws a picture at 400 × 400 px and counts the pixels that the soft part of its shadow darkens. */
async function softShadow(file: string): Promise<number> {
  const picture = new Image();
  picture.src = file;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  context.fillStyle = '#f1f3f6';
  context.fillRect(0, 0, 400, 400);
  context.drawImage(picture, 0, 0, 400, 400);
  const { data } = context.getImageData(0, 0, 400, 400);
  let darkenedPixels = 0;
  for (let index = 0; index < data.length; index += 4) {
    // 0xf1 is the red of the background.
    const difference = 0xf1 - (data[index] ?? 0);
    if (difference >= 2 && difference <= 12) darkenedPixels += 1;
  }
  return darkenedPixels;
}

test('the AVIF file of a picture has at least three quarters of the soft shadow of its WebP file', async ({
  shop,
}) => {
  await shop.open('/faqs');
  const [avif, webp] = [
    await shop.page.evaluate(softShadow, '/images/products/49/hero-400.avif'),
    await shop.page.evaluate(softShadow, '/images/products/49/hero.webp'),
  ];
  expect(webp).toBeGreaterThan(1000);
  expect(avif / webp).toBeGreaterThan(0.75);
});
