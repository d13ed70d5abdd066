import type { Locator, Page } from '@playwright/test';

/** The order summary of the checkout. The specification requires its Turkish heading. */
export function checkoutSummary(page: Page): Locator {
  return page.getByRole('region', { name: 'Sipariş Özeti' });
}
