import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { PromoBox } from './promo-box.tsx';

test('the link searches for 4K cameras', async () => {
  await renderOnPage(<PromoBox />);
  await page.getByRole('link', { name: 'See 4K cameras' }).click();
  await expect.element(address).toHaveTextContent('/search?q=4K');
});
