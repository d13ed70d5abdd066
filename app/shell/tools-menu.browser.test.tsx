import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { ToolsMenu } from './tools-menu.tsx';

test('a single tool is a link in place of a menu', async () => {
  await renderOnPage(<ToolsMenu links={[{ title: 'Compare', to: '/compare' }]} />, '/');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect.element(address).toHaveTextContent('/compare');
});

test('without tools there is no menu', async () => {
  await renderOnPage(<ToolsMenu links={[]} />, '/');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
