import { Checkout } from '#app/features/checkout/checkout.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import styles from './checkout.module.css';

const TITLE = 'Checkout';

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'Where to send your order and how to pay for it.',
    path: '/checkout',
    indexed: false,
  });

export default function CheckoutPage() {
  return (
    <div className="container screenful">
      <Breadcrumb
        trail={[
          { title: 'Home', to: '/' },
          { title: 'Shopping Cart', to: '/cart' },
        ]}
        here={TITLE}
      />
      <PageHeading className={styles.heading}>{TITLE}</PageHeading>
      <Checkout />
    </div>
  );
}
