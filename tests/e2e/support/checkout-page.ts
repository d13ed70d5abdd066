import type { Locator, Page } from '@playwright/test';

/** The required fields of a delivery by their labels. */
export const DELIVERY = {
  'First Name': 'Ada',
  'Last Name': 'Lovelace',
  'Email Address': 'ada@example.com',
  Phone: '+90 212 555 01 42',
  Address: '12 Harbour Street',
  City: 'Izmir',
  State: 'Izmir',
  'ZIP Code': '35250',
};

export const CARD = {
  'Name on Card': 'Ada Lovelace',
  'Card Number': '4242424242424242',
  'Expiration Date (MM/YY)': '1227',
  'Security Code': '737',
};

export const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** The order summary of the checkout. The specification requires its Turkish heading. */
export function checkoutSummary(page: Page): Locator {
  return page.getByRole('region', { name: 'Sipariş Özeti' });
}
