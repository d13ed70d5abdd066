import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OrderSummaryPanel } from './order-summary-panel.tsx';

test('an order summary names its tax as its page does, and says each sum beside its name', async () => {
  await render(
    <OrderSummaryPanel heading={<span lang="tr">Sipariş Özeti</span>} taxLabel="VAT (18%)" subtotal={10_000}>
      <p>Below</p>
    </OrderSummaryPanel>,
  );
  const panel = page.getByRole('region', { name: 'Sipariş Özeti' });
  await expect.element(panel.getByRole('term').nth(2)).toHaveTextContent('VAT (18%)');
  const sums = panel.getByRole('definition').elements();
  expect(sums.map((sum) => sum.textContent)).toEqual(['$100.00', '$49.99', '$18.00', '$167.99']);
});

test('nothing is shipped where nothing is bought', async () => {
  await render(<OrderSummaryPanel heading="Order Summary" taxLabel="Tax (18%)" subtotal={0} />);
  await expect.element(page.getByText('$0.00')).toHaveLength(4);
});
