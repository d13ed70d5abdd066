import { QuickOrder } from './quick-order.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { Breadcrumb, PageHeading } from '#app/ui/breadcrumb.tsx';
import styles from '#app/cart/cart.module.css';

export const meta = () =>
  pageMeta({
    title: texts.quickOrderPage,
    description: texts.quickOrderDescription,
    path: '/quick-order',
    trail: [],
  });

export default function QuickOrderPage() {
  return (
    <div className={`container min-screen-height ${styles.page}`}>
      <Breadcrumb current={texts.quickOrderPage} />
      <PageHeading>{texts.quickOrderPage}</PageHeading>
      <p className={styles.lead}>{texts.lead}</p>
      <QuickOrder />
    </div>
  );
}
