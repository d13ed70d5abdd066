import { CartView } from '#app/features/cart/cart-view.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import styles from './cart.module.css';

export const meta = () =>
  pageMeta({
    title: 'Shopping Cart',
    description: 'What you have chosen, with quantities, shipping, tax and total.',
    path: '/cart',
  });

export default function CartPage() {
  return (
    <div className={`container screenful ${styles.page}`}>
      <Breadcrumb trail={[{ title: 'Home', to: '/' }]} here="Shopping Cart" />
      <PageHeading className={styles.heading}>Shopping Cart</PageHeading>
      <CartView />
    </div>
  );
}
