import { productsIn, HUB, INTERCOM, PLUG, THERMAL_CAMERA } from './support/catalogue.ts';
import { money } from './support/money.ts';
import { STATUS_404 } from './support/screens.ts';
import { expect, type Shop, test } from './support/shop.ts';
import { PHONE } from './support/visit.ts';

test.use({ allowedConsole: [STATUS_404] });

/** The innermost element that contains the heading "Key figures". */
const keyFigures = ({ main, page }: Shop) =>
  main
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: 'Key figures' }) })
    .last();

/** The value beside a label. */
const figure = (shop: Shop, label: string) =>
  keyFigures(shop)
    .locator('dl > div')
    .filter({ has: shop.page.getByRole('term').getByText(label, { exact: true }) })
    .getByRole('definition');

const quantity = ({ main }: Shop) => main.getByRole('spinbutton', { name: 'Quantity', exact: true });

test('shows the key figures without scrolling, and their link and that of the rating open their tab, every time; back restores the scroll position', async ({
  shop,
}) => {
  await shop.open(`/product/${THERMAL_CAMERA.id}`);
  await expect(figure(shop, 'Thermal resolution')).toHaveText('640 × 480, 17 µm pixels');
  await expect(figure(shop, 'Thermal resolution')).toBeInViewport();
  await expect(shop.breadcrumb.getByRole('link')).toHaveText(['Home', 'CCTV Systems', 'Thermal Cameras']);
  const tab = (name: string) => shop.main.getByRole('tab', { name, exact: true });
  const panel = shop.main.getByRole('tabpanel');
  for (const _ of [1, 2]) {
    await shop.link('All specifications').click();
    await expect(shop.page).toHaveURL(/#specifications$/);
    await expect(panel.getByRole('table')).toBeInViewport();
    await expect(tab('Specifications')).toBeFocused();
    await expect(tab('Specifications')).toBeInViewport({ ratio: 1 });
    await tab('Description').click();
  }
  for (const _ of [1, 2]) {
    await tab('Description').click();
    await shop.link('(12 reviews)').click();
    await expect(shop.page).toHaveURL(/#reviews$/);
    await expect(panel).toHaveAccessibleName('Reviews');
    await expect(tab('Reviews')).toBeFocused();
  }
  await shop.reload();
  await expect(panel).toHaveAccessibleName('Reviews');
  await expect(panel).toBeInViewport();

  await shop.link('All specifications').click();
  await expect(tab('Specifications')).toBeFocused();
  await shop.page.evaluate(() => scrollTo(0, 0));
  await shop.link('(12 reviews)').click();
  await expect(tab('Reviews')).toBeFocused();
  await shop.page.goBack();
  await expect(panel).toHaveAccessibleName('Specifications');
  await expect.poll(() => shop.scrollTop()).toBe(0);
});

test('back from another product restores the tab and the scroll position', async ({ shop }) => {
  await shop.open(`/product/${INTERCOM.id}`);
  await shop.main
    .getByRole('link', { name: /reviews?\)?$/ })
    .first()
    .click();
  await expect(shop.main.getByRole('tab', { name: 'Reviews' })).toBeFocused();
  const tabTop = await shop.scrollTop();
  // Playwright scrolls to the link before it clicks, so the scroll position is recorded at the click.
  await shop.page.evaluate(() => {
    document.addEventListener(
      'click',
      () => {
        document.documentElement.dataset['topAtClick'] = String(scrollY);
      },
      true,
    );
  });
  await shop.cardLinks.last().click();
  await expect(shop.heading).not.toHaveText(INTERCOM.title);
  await shop.page.goBack();
  await expect(shop.heading).toHaveText(INTERCOM.title);
  await expect(shop.main.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true');
  const topAtClick = await shop.page.evaluate(() => Number(document.documentElement.dataset['topAtClick']));
  expect(topAtClick).not.toBe(tabTop);
  await expect.poll(() => shop.scrollTop()).toBe(topAtClick);
  await expect(shop.main.getByRole('tab', { name: 'Reviews' })).not.toBeFocused();
});

test('related products are four others of the category, and opening one resets quantity and tab', async ({
  shop,
}) => {
  await shop.open(`/product/${INTERCOM.id}`);
  await quantity(shop).fill('4');
  await shop.main.getByRole('tab', { name: 'Reviews' }).click();
  const related = shop.region('Related Products').getByRole('article');
  await expect(related).toHaveCount(4);
  const titles = await related.getByRole('link').allTextContents();
  const others = productsIn(INTERCOM.category)
    .map(({ title }) => title)
    .filter((title) => title !== INTERCOM.title);
  expect(others).toEqual(expect.arrayContaining(titles));
  await related.getByRole('link').first().click();
  await expect(shop.heading).toHaveText(titles[0] ?? '');
  await expect(shop.heading).toBeFocused();
  expect(await shop.scrollTop()).toBe(0);
  await expect(quantity(shop)).toHaveValue('1');
  await expect(shop.main.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
});

test('lists the products that work with it, each with the reason, a link and a button', async ({ shop }) => {
  await shop.open(`/product/${HUB.id}`);
  const worksWith = shop.region('Works with');
  const plug = worksWith.getByRole('listitem').filter({ hasText: PLUG.title });
  await expect(worksWith.getByRole('listitem')).toHaveCount(2);
  await expect(plug).toContainText('Both use Matter, and the hub is a Matter controller.');
  await plug.getByRole('button', { name: `Add to Cart: ${PLUG.title}`, exact: true }).click();
  await shop.expectCart(1, PLUG.price);
  await plug.getByRole('link').click();
  await expect(shop.heading).toHaveText(PLUG.title);
  await expect(worksWith.getByRole('link')).toHaveText([HUB.title]);
});

test.describe('An unknown product', () => {
  test('has status 404 and the heading "Product Not Found", whatever its id', async ({ shop }) => {
    const response = await shop.page.goto('/product/999');
    expect(response?.status()).toBe(404);
    await expect(shop.heading).toHaveText('Product Not Found');
    await expect(
      shop.main.getByText('The product you are looking for does not exist or has been removed.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(shop.page).toHaveTitle('Product Not Found | Watchpost');
    await shop.waitForHydration();
    await shop.link('Return to Home').click();
    await expect(shop.page).toHaveURL('/');
    await expect(shop.page).toHaveTitle(/^Watchpost/);
    for (const id of ['001', '__proto__', '%3Cscript%3E']) {
      await shop.open(`/product/${id}`);
      await expect(shop.heading).toHaveText('Product Not Found');
    }
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a product page shows title, picture, price and all four panels', async ({ shop }) => {
    await shop.page.goto(`/product/${INTERCOM.id}`);
    const picture = shop.main.getByRole('img', { name: `${INTERCOM.title}, ` }).first();
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('src', /^\/images\//);
    await expect(shop.heading).toHaveText(INTERCOM.title);
    await expect(shop.main.getByText(money(INTERCOM.price), { exact: true }).first()).toBeVisible();
    await expect(shop.main.getByText(INTERCOM.description, { exact: true })).toBeVisible();
    await expect(shop.main.getByRole('tabpanel')).toHaveCount(4);
    for (const name of ['Description', 'Specifications', 'Shipping & Returns', 'Reviews']) {
      await expect(shop.main.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
    }
    await expect(shop.region('Related Products').getByRole('article')).toHaveCount(4);
  });
});

test('prints its picture, facts and all four panels, without buttons', async ({ shop }) => {
  await shop.page.setViewportSize(PHONE);
  await shop.open(`/product/${INTERCOM.id}`);
  await expect(shop.button(`Add to Cart: ${INTERCOM.title}`).first()).toBeVisible();
  await shop.page.emulateMedia({ media: 'print' });
  await expect(shop.main.getByRole('tabpanel')).toHaveCount(4);
  for (const panel of await shop.main.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
  await expect(shop.main.getByRole('img', { name: `${INTERCOM.title}, ` })).toBeVisible();
  await expect(figure(shop, 'Power supply')).toHaveText('PoE, IEEE 802.3af');
  const price = shop.main.getByText(money(INTERCOM.price), { exact: true });
  await expect(price.filter({ visible: true })).toHaveCount(1);
  await expect(shop.main.getByRole('button').filter({ visible: true })).toHaveCount(0);
});
