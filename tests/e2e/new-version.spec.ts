import { INTERCOM } from './support/catalogue.ts';
import { SECOND_TITLE } from './support/deployment.ts';
import { productPath, test } from './support/offline-shop.ts';
import { expect, type Shop } from './support/shop.ts';

// Publishing takes a while. The browser reports each file that is missing.
test.setTimeout(150_000);
test.use({ allowedConsole: [/Failed to load resource|net::ERR_|Failed to fetch dynamically/] });

/** The code that the pages of these tests load on demand. */
const ON_DEMAND =
  /\/assets\/(zoom-dialog|datasheet-pdf|add-to-list-dialog|share-dialog|shortcuts-dialog|search-combobox)-/;

const loadNewVersion = ({ page }: Shop) =>
  page.getByRole('status').getByRole('button', { name: 'Load the new version', exact: true });
const isGone = (shop: Shop) => shop.notice(/^The shop has been updated/);

test.describe('After a new version was published, whose host has only its own files,', () => {
  const buttons = ['Zoom', 'Download datasheet (PDF)'];

  test('what an open page loads on demand offers to load the new version', async ({ shop, site }) => {
    await shop.open(productPath(INTERCOM));
    await site.publishSecondVersion();
    site.failing.set(ON_DEMAND, 404);
    for (const name of buttons) {
      await shop.main.getByRole('button', { name }).first().click();
      await expect(isGone(shop)).toBeVisible();
      await shop.page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
      await expect(isGone(shop)).toHaveCount(0);
    }
    await shop.main.getByRole('button', { name: 'Zoom' }).click();
    await loadNewVersion(shop).click();
    await expect(shop.heading).toHaveText(SECOND_TITLE);
    await expect(isGone(shop)).toHaveCount(0);
  });

  test('loading it keeps what was typed', async ({ shop, site }) => {
    const field = (name: string) => shop.main.getByRole('textbox', { name, exact: true });
    await shop.open('/contact-us');
    await field('Full Name').fill('Ada');
    await field('Message').fill('Which camera\nsees 30 m?');
    await site.publishSecondVersion();
    site.failing.set(ON_DEMAND, 404);
    await shop.searchField.fill('dome');
    await loadNewVersion(shop).click();
    await expect(field('Message')).toHaveValue('Which camera\nsees 30 m?');
    await expect(field('Full Name')).toHaveValue('Ada');
    await expect(shop.searchField).toHaveValue('dome');
    // The form has it too.
    await field('Email Address').fill('ada@example.com');
    await field('Subject').fill('Night vision');
    await shop.button('Send Message').click();
    await expect(shop.main.getByRole('alert')).toHaveText(/Form submitted/);
  });
});

test('a file that is missing for another reason asks to try again, and so does a missing connection', async ({
  shop,
  site,
}) => {
  await shop.open(productPath(INTERCOM));
  const failed = shop.notice(/^The large picture could not be loaded/);
  const zoom = shop.main.getByRole('button', { name: 'Zoom' });
  site.failing.set(ON_DEMAND, 404);
  await zoom.click();
  await expect(failed).toBeVisible();
  await shop.page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
  await site.publishSecondVersion();
  await shop.page.context().setOffline(true);
  await zoom.click();
  await expect(failed).toBeVisible();
  await expect(isGone(shop)).toHaveCount(0);
});
