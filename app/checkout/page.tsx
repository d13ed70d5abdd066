import { Checkout, type CheckoutProps } from './checkout.tsx';
import { BrowseCategories } from '#app/product/category-tiles.tsx';
import { CATEGORIES } from '#app/shell/categories.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { Page } from '#app/ui/page.tsx';

export const meta = privateMeta(texts.checkout, texts.checkoutDescription, '/checkout');

export function CheckoutPage(checkout: Omit<CheckoutProps, 'whenEmpty'>) {
  return (
    <Page title={texts.checkout} trail={[{ title: texts.shoppingCart, to: '/cart' }]}>
      <Checkout {...checkout} whenEmpty={<BrowseCategories categories={CATEGORIES} />} />
    </Page>
  );
}

export default function CheckoutRoute() {
  return <CheckoutPage />;
}
