import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PageHeading } from '#app/ui/breadcrumb.tsx';
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

test('a page has one header, one main element with one main heading, one footer and one status region', async () => {
  for (const role of ['banner', 'main', 'contentinfo', 'status']) {
    await expect.element(page.getByRole(role)).toHaveLength(1);
  }
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveLength(1);
});

test('H1: the first Tab stop is a link to the content', async () => {
  await userEvent.tab();
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect.element(skipLink).toHaveFocus();
  await expect.element(skipLink).toBeInViewport();
  await expect.element(skipLink).toHaveAttribute('href', `#${page.getByRole('main').element().id}`);
});
