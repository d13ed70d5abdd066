import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { orderSummary } from './model/cart.ts';
import { OrderSummaryPanel } from './order-summary-panel.tsx';

test('shows the amounts with their labels, and the given heading, tax label and children', async () => {
  await render(
    <OrderSummaryPanel
      heading={<span lang="tr">Sipariş Özeti</span>}
      taxLabel="VAT (18%)"
      summary={orderSummary(10_000)}
    >
      <p>Below</p>
    </OrderSummaryPanel>,
  );
  const panel = page.getByRole('region', { name: 'Sipariş Özeti' });
  const textsOf = (role: string) =>
    Array.from(panel.getByRole(role).elements(), (element) => element.textContent);
  expect(textsOf('term')).toEqual(['Subtotal', 'Shipping', 'VAT (18%)', 'Total']);
  expect(textsOf('definition')).toEqual(['$100.00', '$49.99', '$18.00', '$167.99']);
  await expect.element(panel.getByText('Below')).toBeVisible();
});
