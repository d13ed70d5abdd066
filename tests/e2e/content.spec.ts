import type { Page } from '@playwright/test';
import { decodeEntities, siteFile } from './support/built-site.ts';
import { expect, test } from './support/shop.ts';

const DOCUMENTS = [
  { path: '/about-us', heading: 'About Us' },
  { path: '/faqs', heading: 'Frequently Asked Questions' },
  { path: '/shipping-return', heading: 'Shipping & Return Policy' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/terms-conditions', heading: 'Terms of Service' },
] as const;

const main = (page: Page) => page.getByRole('main');
const question = (page: Page, text: string) => main(page).getByText(text, { exact: true });

/** The text of a built page, without its elements. */
const builtText = (path: string) =>
  decodeEntities(siteFile(`${path}/index.html`).replaceAll(/<script\b.*?<\/script>|<[^>]*>/gs, ''));

test('each document has its heading, breadcrumb and help box, no exclamation marks, and lines under 72 characters', async ({
  page,
}) => {
  const help = main(page).getByRole('complementary', { name: 'Ask a person' });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const { path, heading } of DOCUMENTS) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading} | Watchpost`);
      const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      await expect(main(page)).not.toContainText('!');
      await expect(main(page)).not.toContainText(/lorem/i);
      await expect(help.getByRole('link', { name: /^\+\d/ }).first()).toHaveAttribute('href', /^tel:\+\d+$/);
      expect(await longestLine(page)).toBeLessThan(72);

      if ((await contents.count()) === 0) return;
      for (const size of [
        { width: 1280, height: 720 },
        { width: 1920, height: 1080 },
      ]) {
        await page.setViewportSize(size);
        await help.scrollIntoViewIfNeeded();
        const [above, below] = [await contents.boundingBox(), await help.boundingBox()];
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      }
    });
  }
});

test('the pages state what is promised: values, times and periods, payment, currency and tax', () => {
  for (const [path, texts] of [
    [
      'about-us',
      ['Our story', 'Our mission', 'Our expertise', 'Global presence', 'Innovation', 'Quality', 'Integrity'],
    ],
    [
      'shipping-return',
      [
        'within 1–2 business days',
        'orders take 3–5 business days',
        'Standard shipping takes 3–5 business days',
        'Express shipping takes 1–2 business days',
        'International shipping takes 7–14 business days',
        'free for orders over $2,000 within the continental United States',
        'starts every order at a flat $49.99',
        'within 30 days of delivery',
        'within 7 days of delivery',
        'within 5–7 business days after the return has reached us',
        'another 2–10 days until a card statement shows it',
        'a warranty of at least 12 months',
      ],
    ],
    [
      'terms-conditions',
      [
        'Last updated July 10, 2023',
        'We accept Visa, Mastercard, American Express, Discover, and PayPal.',
        'Corporate buyers may also pay by purchase order or wire transfer.',
        'Prices are in US dollars and exclude sales tax.',
        'adds tax at 18% of the subtotal',
        'At present no order can be completed.',
        'within 30 days of delivery',
        'a warranty of at least 12 months',
      ],
    ],
  ] as const) {
    const built = builtText(path);
    for (const text of texts) expect(built, path).toContain(text);
  }
  const rows = siteFile('shipping-return/index.html').matchAll(
    /<th scope="row">(.*?) <em>.*?<\/th><td>(.*?)<\/td>/g,
  );
  expect(Object.fromEntries([...rows].map(([, term, value]) => [term, value]))).toEqual({
    Processing: '1–2 business days',
    'Processing of custom or large orders': '3–5 business days',
    'Standard shipping': '3–5 business days',
    'Express shipping': '1–2 business days',
    'International shipping': '7–14 business days',
    Returns: 'within 30 days',
    'Reporting a defect': 'within 7 days',
    Refund: '5–7 business days',
    'Card statement shows it': '2–10 days',
    Warranty: 'at least 12 months',
  });
});

test('the table of contents links to its sections; back returns to the top, and then to the previous page where it was left', async ({
  shop,
}) => {
  const contentsLink = (name: string) =>
    shop.page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name });
  const heading = (name: string) => shop.main.getByRole('heading', { name, level: 2 });
  await shop.open('/terms-conditions');
  await shop.page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(5).click();
  await expect(shop.main.getByRole('heading', { level: 2 }).nth(5)).toBeFocused();
  const link = shop.footer.getByRole('link', { name: 'Shipping & Returns' });
  // The footer is laid out only when it is on the screen, which may change its height. `hover` waits until the link stops
  // moving.
  await link.hover();
  const top = await shop.scrollTop();
  await link.click();
  await expect(shop.heading).toHaveText('Shipping & Return Policy');
  await contentsLink('Refunds').click();
  await expect(shop.page).toHaveURL('/shipping-return#refunds');
  await expect(heading('Refunds')).toBeInViewport();
  await shop.page.goBack();
  await expect(shop.page).toHaveURL('/shipping-return');
  await expect.poll(() => shop.scrollTop()).toBeLessThan(10);
  await shop.page.goBack();
  await expect(shop.heading).toHaveText('Terms of Service');
  await expect.poll(() => shop.scrollTop()).toBe(top);
});

test.describe('Privacy Policy', () => {
  test('the shop sets no cookie, contacts no other host and stores only what the policy names', async ({
    page,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto('/product/1');
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await page.getByRole('button', { name: 'Add to Wishlist' }).click();
    // A click before hydration takes effect after it, so wait for the result before leaving.
    await expect(page.getByRole('button', { name: 'In Wishlist' })).toBeVisible();
    const search = page.getByRole('search').getByLabel('Search products');
    await search.fill('radio');
    await search.press('Enter');
    await expect(page.getByText(/results? for "radio"/)).toBeVisible();
    await page.goto('/privacy-policy');
    const policy = await main(page).getByRole('table', { name: 'What your browser keeps' }).textContent();
    expect(policy).toContain('Pages that you opened');
    await page.goto('/faqs');
    expect(await page.context().cookies()).toEqual([]);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
    const localKeys = await page.evaluate(() => Object.keys(localStorage));
    expect(localKeys.toSorted()).toEqual(['cart', 'recent-searches', 'recently-viewed', 'wishlist']);
    for (const key of localKeys) expect(policy).toContain(`“${key}”`);
    const sessionKeys = await page.evaluate(() => Object.keys(sessionStorage));
    expect(sessionKeys).toEqual(['react-router-scroll-positions']);
  });
});

test.describe('Frequently Asked Questions', () => {
  const REFUND = {
    question: 'When will I get my money back?',
    answer: /^Refunds are made within 5–7 business/,
  };
  const LICENCE = { question: 'Do I need a licence for two-way radios?', answer: /^In most countries, yes/ };

  test('opens the question that a link on another page points to, and clears the filter if it hides the question', async ({
    page,
  }) => {
    await page.goto('/about-us');
    await main(page).getByRole('link', { name: 'a licence' }).click();
    await expect(page.getByText(LICENCE.answer)).toBeVisible();
    await expect(question(page, LICENCE.question)).toBeInViewport();

    await page.getByRole('searchbox', { name: 'Filter questions' }).fill('licence');
    await page.evaluate(() => location.assign('#refund-time'));
    await expect(page.getByText(REFUND.answer)).toBeVisible();
    await expect(question(page, REFUND.question)).toBeInViewport();
    await expect(page.getByRole('searchbox', { name: 'Filter questions' })).toHaveValue('');
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions can be opened, and the filter is hidden', async ({ page }) => {
    await page.goto('/faqs');
    await page.getByText('What is PoE, and do I need it?', { exact: true }).click();
    await expect(page.getByText(/^Power over Ethernet feeds a camera/)).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Filter questions' })).toBeHidden();
  });
});

test.describe('Printed', () => {
  test('a policy has no navigation, and every answer is open', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/terms-conditions');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'Ask a person' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.goto('/faqs');
    await expect(page.getByText(/^Refunds are made within 5–7 business/)).toBeVisible();
  });
});

/** The number of characters in the longest rendered line of the page's text. */
function longestLine(page: Page): Promise<number> {
  return page.evaluate(() => {
    let longest = 0;
    for (const block of document.querySelectorAll('main p, main li, main dd')) {
      const lines = new Map<number, number>();
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode.textContent ?? '';
        for (let index = 0; index < text.length; index++) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + 1);
          const { bottom, width } = range.getBoundingClientRect();
          if (width > 0) lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + 1);
        }
      }
      longest = Math.max(longest, ...lines.values());
    }
    return longest;
  });
}
