import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { CartTools } from './cart-tools.tsx';
import { CartView } from './cart-view.tsx';
import { useCart } from './use-cart.ts';
import type { OrderSummary } from './model/order-summary.ts';
import { AddToListButton } from '#app/lists/add-to-list-button.tsx';
import { BrowseCategories } from '#app/product/browse-categories.tsx';
import { RecentlyViewed } from '#app/product/recently-viewed.tsx';
import { QuoteLinks } from '#app/quote/quote-links.tsx';
import { CATEGORIES } from '#app/shell/categories.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { circleCheckIcon } from '#app/ui/icons.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import styles from './cart.module.css';

export const cartMeta = () =>
  pageMeta({
    title: texts.cartPage,
    description: texts.cartPageDescription,
    path: '/cart',
    indexed: false,
  });

type CartPageProps = {
  readonly aboveCart: ReactNode;
  /** What the back end charges for the cart. */
  readonly summary?: OrderSummary | undefined;
};

export function CartPage({ aboveCart, summary }: CartPageProps) {
  const { items } = useCart();
  return (
    <div className={`container min-screen-height ${styles.page}`}>
      <Breadcrumb current={texts.cartPage} />
      <PageHeading>{texts.cartPage}</PageHeading>
      <p className={styles.lead}>{texts.cartLead}</p>
      <p className={styles.waysToFill}>
        {texts.severalAtOnce} <Link to={href('/quick-order')}>{texts.quickOrder}</Link>,{' '}
        <Link to={href('/lists')}>{texts.yourLists}</Link>
      </p>
      {aboveCart}
      <CartView
        summary={summary}
        tools={
          <CartTools>
            <AddToListButton lines={items} quiet />
            <ButtonLink variant="quiet" small to={href('/system-check')}>
              <Icon icon={circleCheckIcon} size={18} />
              {texts.systemCheck}
            </ButtonLink>
          </CartTools>
        }
        otherWays={<QuoteLinks wide />}
        whenEmpty={
          <div className={styles.whenEmpty}>
            <BrowseCategories categories={CATEGORIES} />
            <RecentlyViewed />
          </div>
        }
      />
    </div>
  );
}
