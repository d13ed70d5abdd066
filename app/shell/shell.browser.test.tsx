import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { resetShop } from '#tests/support/shop-state.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { Shell } from './shell.tsx';

beforeEach(async () => {
  resetShop();
  await renderOnPage(
    <Shell categories={[]}>
      <PageHeading>Frequently Asked Questions</PageHeading>
    </Shell>,
    '/faqs',
  );
});

test('every page has its landmarks once, and a place for what the shop says', async () => {
  for (const role of ['banner', 'main', 'contentinfo', 'status']) {
    await expect.element(page.getByRole(role)).toHaveLength(1);
  }
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveLength(1);
});

test('H1: the first thing that Tab reaches is the way to the content', async () => {
  await userEvent.tab();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toBeInViewport();
  await expect.element(skip).toHaveAttribute('href', `#${page.getByRole('main').element().id}`);
});
