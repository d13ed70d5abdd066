import { PriceChanges, useCurrentPrices } from './price-changes.tsx';
import { useShipTo } from './ship-to.tsx';
import { meta as cartMeta, CartPage, SharedCartSlot } from './page.tsx';

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
