import { PriceChanges } from '#app/features/cart/price-changes.tsx';
import { usePresentPrices } from '#app/features/cart/use-present-prices.ts';
import { checkoutMeta, CheckoutPage } from '#app/routes/checkout-page.tsx';

export const meta = checkoutMeta;

export default function LiveCheckout() {
  const { summary, adopt, ...check } = usePresentPrices();
  return <CheckoutPage lead={<PriceChanges {...check} />} summary={summary} onChanged={adopt} />;
}
