import { PriceChanges, useCurrentPrices } from '#app/checkout/price-changes.tsx';
import { useShipTo } from '#app/cart/ship-to.tsx';
import { meta as cartMeta, CartPage, SharedCartSlot } from './cart.tsx';

export const meta = cartMeta;

export default function LiveCart() {
  const { summary, ...check } = useCurrentPrices(useShipTo());
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
