import { PriceChanges, useCurrentPrices } from '#app/checkout/price-changes.tsx';
import { useShipTo } from '#app/cart/ship-to.tsx';
import { VoucherFields } from '#app/checkout/voucher-fields.tsx';
import { meta as cartMeta, CartPage, SharedCartSlot } from './cart.tsx';

export const meta = cartMeta;

export default function LiveCart() {
  const { summary, vouchers, ...check } = useCurrentPrices(useShipTo());
  return (
    <CartPage
      summary={summary}
      vouchers={<VoucherFields vouchers={vouchers} />}
      aboveCart={
        <>
          <SharedCartSlot />
          <PriceChanges {...check} />
        </>
      }
    />
  );
}
