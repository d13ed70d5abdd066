import { PriceChanges } from '#app/features/cart/price-changes.tsx';
import { SharedCartSlot } from '#app/features/cart/shared-cart-slot.tsx';
import { usePresentPrices } from '#app/features/cart/use-present-prices.ts';
import { CartPage, cartMeta } from '#app/routes/cart-page.tsx';

export const meta = cartMeta;

export default function LiveCart() {
  const { summary, ...check } = usePresentPrices();
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
