import { Checkout, type CheckoutProps } from './checkout.tsx';
import { BrowseCategories } from '#app/product/category-tiles.tsx';
import { CATEGORIES } from '#app/shell/categories.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { Breadcrumb, PageHeading } from '#app/ui/breadcrumb.tsx';
import styles from './checkout.module.css';

export const meta = () =>
  pageMeta({
    title: texts.checkout,
    description: texts.checkoutDescription,
    path: '/checkout',
    indexed: false,
  });

export function CheckoutPage(checkout: Omit<CheckoutProps, 'whenEmpty'>) {
  return (
    <div className={`container min-screen-height ${styles.page}`}>
      <Breadcrumb trail={[{ title: texts.shoppingCart, to: '/cart' }]} current={texts.checkout} />
      <PageHeading className={styles.heading}>{texts.checkout}</PageHeading>
      <Checkout {...checkout} whenEmpty={<BrowseCategories categories={CATEGORIES} />} />
    </div>
  );
}

export default function CheckoutRoute() {
  return <CheckoutPage />;
}
