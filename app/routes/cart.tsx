import { CartView } from '#app/features/cart/cart-view.tsx';
import { BrowseCategories } from '#app/features/product/browse-categories.tsx';
import { CATEGORIES } from '#app/shell/categories.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/texts/cart.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import styles from './cart.module.css';

export const meta = () =>
  pageMeta({
    title: texts.cartPage,
    description: texts.cartPageDescription,
    path: '/cart',
  });

export default function CartPage() {
  return (
    <div className={`container min-screen-height ${styles.page}`}>
      <Breadcrumb current={texts.cartPage} />
      <PageHeading>{texts.cartPage}</PageHeading>
      <p className={styles.lead}>{texts.cartLead}</p>
      <CartView whenEmpty={<BrowseCategories categories={CATEGORIES} />} />
    </div>
  );
}
