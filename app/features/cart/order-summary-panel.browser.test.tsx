import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { orderSummary } from '#app/domain/cart/order-summary.ts';
import { OrderSummaryPanel } from './order-summary-panel.tsx';

test('shows each amount beside its label, with the given label for the tax', async () => {
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
  await expect.element(panel.getByRole('term').nth(2)).toHaveTextContent('VAT (18%)');
  const amounts = panel.getByRole('definition').elements();
  expect(amounts.map((amount) => amount.textContent)).toEqual(['$100.00', '$49.99', '$18.00', '$167.99']);
});

test('charges nothing for an empty cart', async () => {
  await render(<OrderSummaryPanel heading="Order Summary" taxLabel="Tax (18%)" summary={orderSummary(0)} />);
  await expect.element(page.getByText('$0.00')).toHaveLength(4);
});
