import { MARINE_CAMERA } from './support/catalogue.ts';
import { expect, savedCart, savedLine, type Shop, test } from './support/shop.ts';

const PAGE = `/product/${MARINE_CAMERA.id}`;
const KEPT = savedCart([savedLine(MARINE_CAMERA, 1)]);

/** What was kept shows once the scripts have taken the page over; nothing is pressed, because a press would start them. */
async function isTakenOver(shop: Shop): Promise<void> {
  await shop.showsCart(1, MARINE_CAMERA.price);
}

/** Whatever would start the scripts sooner or later never comes. */
async function nothingElseStarts(shop: Shop): Promise<void> {
  await shop.page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (task: () => void, delay = 0) => (delay < 500 ? later(task, delay) : 0),
    });
  });
}

/** Scripts come when this is called, and not earlier. */
async function holdScripts(shop: Shop): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await shop.page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('no module is asked for before the page’s first picture is painted', async ({ shop }) => {
  await nothingElseStarts(shop);
  await shop.keep('cart', KEPT);
  await shop.open(PAGE);
  await isTakenOver(shop);
  const times = await shop.page.evaluate(async () => {
    const picture = document.querySelector('img[fetchpriority="high"]');
    const painted = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('element' in entry && entry.element === picture) resolve(entry.startTime);
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const resources = performance.getEntriesByType('resource');
    return {
      painted: await painted,
      modules: resources.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
    };
  });
  expect(times.modules.length).toBeGreaterThan(5);
  expect(Math.min(...times.modules)).toBeGreaterThan(times.painted);
});

test('a page is taken over where nobody tells what has been painted, as in a tab in the background', async ({
  shop,
}) => {
  await shop.page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await shop.keep('cart', KEPT);
  await shop.open(PAGE);
  await isTakenOver(shop);
});

test('a picture that never comes holds the scripts up only so long', async ({ shop }) => {
  await shop.page.route(`**/products/${MARINE_CAMERA.id}/*`, () => undefined);
  await shop.keep('cart', KEPT);
  await shop.page.goto(PAGE, { waitUntil: 'commit' });
  await isTakenOver(shop);
});

test('a press does not wait for it at all', async ({ shop }) => {
  await shop.page.route(`**/products/${MARINE_CAMERA.id}/*`, () => undefined);
  await nothingElseStarts(shop);
  await shop.page.goto(PAGE, { waitUntil: 'commit' });
  await shop.main.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await isTakenOver(shop);
});

test('what is pressed while the page is being taken over is done once', async ({ shop }) => {
  // The last moment: React is listening by now, and so is the script that keeps early presses.
  await shop.page.addInitScript(() => {
    let answer: Window['earlyInput'];
    Object.defineProperty(window, 'earlyInput', {
      set(given: typeof answer) {
        answer = given;
      },
      get: () => () => {
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
        buttons.find(({ textContent }) => textContent === 'Add to Cart')?.click();
        return answer?.() ?? [];
      },
    });
  });
  await shop.open(PAGE);
  await expect(shop.notice(`${MARINE_CAMERA.title} added to cart`)).toBeVisible();
  await shop.showsCart(1, MARINE_CAMERA.price);
});

test('the cart opened before the page is taken over shows what it holds', async ({ shop }) => {
  const letScriptsCome = await holdScripts(shop);
  await shop.page.goto(PAGE, { waitUntil: 'commit' });
  await shop.cartButton.click();
  await expect(shop.cartDropdown).toBeVisible();
  letScriptsCome();
  await shop.takenOver();
  await expect(shop.cartDropdown.getByText('Your cart is empty')).toBeVisible();
  await expect(shop.cartButton).toHaveAttribute('aria-expanded', 'true');
});

test.describe('an address with a slash at the end, to which some hosts lead', () => {
  test('is the page without it, and back finds it again', async ({ shop }) => {
    await shop.open(`${PAGE}/`);
    await expect(shop.heading).toHaveText(MARINE_CAMERA.title);
    await expect(shop.page).toHaveURL(PAGE);
    await shop.logo.click();
    await expect(shop.heading).not.toHaveText(MARINE_CAMERA.title);
    await shop.page.goBack();
    await expect(shop.heading).toHaveText(MARINE_CAMERA.title);
  });

  test('so is the file in it', async ({ shop }) => {
    await shop.open(`${PAGE}/index.html`);
    await expect(shop.heading).toHaveText(MARINE_CAMERA.title);
    await expect(shop.page).toHaveURL(PAGE);
    await shop.open('/index.html');
    await expect(shop.page).toHaveURL('/');
    await expect(shop.heading).not.toHaveText('Page not found');
  });

  test('keeps what is asked for', async ({ shop }) => {
    await shop.open('/search/?q=dome#top');
    await expect(shop.searchField).toHaveValue('dome');
    await expect(shop.page).toHaveURL('/search?q=dome#top');
  });
});

test.describe('a box ticked before the page is taken over is ticked at once', () => {
  test('and stays so', async ({ shop }) => {
    const letScriptsCome = await holdScripts(shop);
    await shop.page.goto('/login', { waitUntil: 'commit' });
    const remember = shop.main.getByRole('checkbox', { name: 'Remember me' });
    await remember.check();
    letScriptsCome();
    await shop.takenOver();
    await expect(remember).toBeChecked();
  });

  test('and the list is narrowed by the last of two', async ({ shop }) => {
    const letScriptsCome = await holdScripts(shop);
    await shop.page.goto('/category/cctv-systems', { waitUntil: 'commit' });
    const inStock = shop.main.getByRole('radio', { name: /^In Stock/ });
    await inStock.check();
    await shop.main.getByRole('radio', { name: 'All', exact: true }).check();
    await inStock.check();
    await expect(inStock).toBeChecked();
    letScriptsCome();
    await expect(shop.page).toHaveURL(/stock/);
    await expect(inStock).toBeChecked();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 } });

  for (const path of ['/', '/category/cctv-systems']) {
    test(`${path} asks for pictures below the first screen once that is painted`, async ({
      shop,
      context,
    }) => {
      const asked: string[] = [];
      shop.page.on('request', (request) => {
        if (request.url().includes('/products/')) asked.push(request.url());
      });
      // Scripts would lay everything out.
      await shop.page.route('**/*.js', () => undefined);
      const browser = await context.newCDPSession(shop.page);
      await browser.send('Animation.enable');
      // The moment after the first paint, for as long as this test needs.
      await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await shop.page.goto(path);
      const onFirstScreen = asked.length;
      expect(onFirstScreen).toBeLessThanOrEqual(2);

      await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
      await expect.poll(() => asked.length).toBeGreaterThan(onFirstScreen + 1);
    });
  }
});
