import { SharedCartSlot } from './shared-cart-slot.tsx';
import { CartPage, cartMeta } from './cart-page.tsx';

export const meta = cartMeta;

export default function Cart() {
  return <CartPage aboveCart={<SharedCartSlot />} />;
}
