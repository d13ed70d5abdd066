import { money, summaryOf } from './money.ts';
import { expect, type Shop } from './shop.ts';

export const quantityField = ({ main }: Shop, title: string) =>
  main.getByRole('spinbutton', { name: `Quantity of ${title}`, exact: true });
export const removeButton = ({ main }: Shop, title: string) =>
  main.getByRole('button', { name: `Remove ${title} from cart`, exact: true });

/** Expects the sums that belong to this subtotal. */
export async function expectSummary(shop: Shop, subtotalCents: number): Promise<void> {
  const { subtotal, shipping, tax, total } = summaryOf(subtotalCents);
  const amounts = shop.region('Order Summary').getByRole('definition');
  await expect(amounts).toHaveText([subtotal, shipping, tax, total].map(money));
}

/** Expects exactly these lines in this order, and matching sums in the lines, the summary and the header. */
export async function expectCartLines(
  shop: Shop,
  lines: readonly { title: string; price: number; quantity: number }[],
) {
  await expect(shop.cards).toHaveCount(lines.length);
  for (const [index, { title, price, quantity }] of lines.entries()) {
    await expect(quantityField(shop, title)).toHaveValue(String(quantity));
    // The last one: with a quantity of 1, the unit price before it has the same text.
    const lineTotal = shop.cards
      .nth(index)
      .getByText(money(price * quantity))
      .last();
    await expect(lineTotal).toBeVisible();
  }
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  await expectSummary(shop, subtotal);
  await shop.expectCart(count, subtotal);
}
