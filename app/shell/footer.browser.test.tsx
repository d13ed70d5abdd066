import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SHOP } from '#app/shop.ts';
import { FOOTER_PATHS } from '#tests/support/footer-paths.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { Footer } from './footer.tsx';

beforeEach(async () => {
  await renderOnPage(<Footer newsletter={<p>Newsletter form</p>} />);
});

const footer = page.getByRole('contentinfo');

test('the footer has four columns of links with headings', async () => {
  for (const heading of ['Categories', 'Information', 'Customer Service', 'Featured']) {
    await expect.element(footer.getByRole('heading', { name: heading })).toBeVisible();
    await expect.element(footer.getByRole('list', { name: heading }).getByRole('link').first()).toBeVisible();
  }
});

test.each(FOOTER_PATHS)('the footer links to %s', (path) => {
  const paths = footer
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(paths).toContain(path);
});

test('the newsletter section offers a $20 gift card', async () => {
  const box = footer.getByRole('region', { name: 'Subscribe to Our Newsletter' });
  await expect.element(box).toMatchTextContent('$20 gift card for your first order');
  await expect.element(box.getByText('Newsletter form')).toBeVisible();
});

test('the footer has the address, phone number, copyright and accepted payment methods', async () => {
  for (const line of SHOP.address)
    await expect.element(footer.getByText(line, { exact: true })).toBeVisible();
  const { label, display, href } = SHOP.phones.sales;
  await expect
    .element(footer.getByRole('link', { name: `${label} ${display}` }))
    .toHaveAttribute('href', href);
  await expect
    .element(footer.getByText(`Copyright ${SHOP.copyrightYear} ${SHOP.name}`, { exact: false }))
    .toBeVisible();
  const accepted = footer.getByRole('list', { name: 'Accepted payment' }).getByRole('listitem');
  expect(accepted.elements().map((mark) => mark.textContent)).toEqual([
    'Visa',
    'Mastercard',
    'American Express',
    'Discover',
    'PayPal',
  ]);
});
