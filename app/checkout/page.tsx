import { CheckoutPage, checkoutMeta } from './checkout-page.tsx';

export const meta = checkoutMeta;

export default function CheckoutRoute() {
  return <CheckoutPage />;
}
