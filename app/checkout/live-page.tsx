import { PriceChanges } from '#app/cart/price-changes.tsx';
import { useCurrentPrices } from '#app/cart/use-current-prices.ts';
import { useStore } from '#app/lib/use-store.ts';
import { signOuts } from '#app/account/sign-outs.ts';
import { LIVE_OUTCOMES } from './live-outcomes.tsx';
import { LIVE_PAYMENT_OPTIONS } from './live-payment-options.tsx';
import { checkoutMeta, CheckoutPage } from './checkout-page.tsx';

export const meta = checkoutMeta;

export default function LiveCheckout() {
  const { summary, adopt, ...check } = useCurrentPrices();
  return (
    <CheckoutPage
      // Nothing that was typed, nor a placed order, is shown after a sign-out.
      key={useStore(signOuts)}
      lead={<PriceChanges {...check} />}
      summary={summary}
      onChanged={adopt}
      paymentOptions={LIVE_PAYMENT_OPTIONS}
      outcomes={LIVE_OUTCOMES}
    />
  );
}
