import { PriceChanges } from '#app/features/cart/price-changes.tsx';
import { SharedCartSlot } from '#app/features/cart/shared-cart-slot.tsx';
import { useCurrentPrices } from '#app/features/cart/use-current-prices.ts';
import { CartPage, cartMeta } from '#app/routes/cart-page.tsx';

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
