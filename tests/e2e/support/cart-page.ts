import { money, summaryOf } from './money.ts';
import { expect, type Shop } from './shop.ts';

export const quantityOf = ({ main }: Shop, title: string) =>
  main.getByRole('spinbutton', { name: `Quantity of ${title}`, exact: true });
export const removerOf = ({ main }: Shop, title: string) =>
  main.getByRole('button', { name: `Remove ${title} from cart`, exact: true });

/** The figures of the order summary, by their labels. */
async function showsSummary(shop: Shop, subtotalCents: number): Promise<void> {
  const summary = shop.region('Order Summary');
  const { subtotal, shipping, tax, total } = summaryOf(subtotalCents);
  await expect(summary.getByRole('definition')).toHaveText([subtotal, shipping, tax, total].map(money));
}

/** The cart holds exactly these, in this order, and every sum in sight adds up. */
export async function holds(
  shop: Shop,
  lines: readonly { title: string; price: number; quantity: number }[],
) {
  await expect(shop.cards).toHaveCount(lines.length);
  for (const [at, { title, price, quantity }] of lines.entries()) {
    await expect(quantityOf(shop, title)).toHaveValue(String(quantity));
    await expect(
      shop.cards
        .nth(at)
        .getByText(money(price * quantity))
        .last(),
    ).toBeVisible();
  }
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  await showsSummary(shop, subtotal);
  await shop.showsCart(
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
  );
}
