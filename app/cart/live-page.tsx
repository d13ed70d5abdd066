import { PriceChanges } from './price-changes.tsx';
import { SharedCartSlot } from './shared-cart-slot.tsx';
import { useCurrentPrices } from './use-current-prices.ts';
import { CartPage, cartMeta } from './cart-page.tsx';

export const meta = cartMeta;

export default function LiveCart() {
  const { summary, ...check } = useCurrentPrices();
  return (
    <CartPage
      summary={summary}
      aboveCart={
        <>
          <SharedCartSlot />
          <PriceChanges {...check} />
        </>
      }
    />
  );
}
