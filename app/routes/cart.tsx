import * as backEnd from '#app/back-end.ts';
import { Fragment, type ReactNode, useState } from 'react';
import { href, Link, useLocation, useNavigate } from 'react-router';
import { CartView } from '#app/cart/cart-view.tsx';
import { DownloadQuote } from '#app/cart/download-quote.tsx';
import { ownQuote } from '#app/own-quote.ts';
import { paidThroughBackEnd } from '#app/checkout/accepted-payment.ts';
import { cartPaymentBrands } from '#app/shop-data.ts';
import { cartStore, useCart } from '#app/cart/cart-store.ts';
import type { OrderSummary } from '#app/cart/model/cart.ts';
import { AddToListButton } from '#app/lists/add-to-list-button.tsx';
import { BrowseCategories } from '#app/product/category-tiles.tsx';
import { RecentlyViewed } from '#app/product/recently-viewed.tsx';
import { CATEGORIES } from '#app/shell/categories.ts';
import { CHECK_LINES, WAYS_TO_FILL } from '#app/shell/navigation.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/cart/texts.ts';
import { Page } from '#app/ui/page.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { chevronDownIcon, circleCheckIcon, downloadIcon, Icon, linkIcon, tableIcon } from '#app/ui/icon.tsx';
import styles from '#app/cart/cart.module.css';
import { notifyLoadFailure } from '#app/ui/load-failure.ts';
import { OnDemand } from '#app/ui/on-demand.tsx';
import { useStore } from '#app/lib/use-store.ts';
import { withinLimit } from '#app/lib/within-limit.ts';
import { focusHeading } from '#app/ui/focus.ts';

export const meta = privateMeta(texts.cartPage, texts.cartPageDescription, '/cart');

type CartPageProps = {
  readonly aboveCart: ReactNode;
  readonly summary?: OrderSummary | undefined;
  readonly vouchers?: ReactNode;
};

export function CartPage({ aboveCart, summary, vouchers }: CartPageProps) {
  const { items } = useCart();
  return (
    <Page title={texts.cartPage} lead={backEnd.hasCheckout ? texts.cartLead : texts.cartLeadWithoutCheckout}>
      {WAYS_TO_FILL.length > 0 && (
        <p className={`muted no-print ${styles.waysToFill}`}>
          {texts.severalAtOnce}{' '}
          {WAYS_TO_FILL.map(({ title, to }, index) => (
            <Fragment key={to}>
              {index > 0 && ', '}
              <Link to={to}>{title}</Link>
            </Fragment>
          ))}
        </p>
      )}
      {aboveCart}
      <CartView
        nextStep={backEnd.hasCheckout ? { title: texts.proceedToCheckout, to: href('/checkout') } : ownQuote}
        payment={backEnd.orders ? paidThroughBackEnd() : cartPaymentBrands}
        summary={summary}
        vouchers={vouchers}
        tools={
          <CartTools>
            {backEnd.hasCheckout && ownQuote && (
              <ButtonLink variant="quiet" small to={ownQuote.to}>
                <Icon icon={tableIcon} size={18} />
                {ownQuote.title}
              </ButtonLink>
            )}
            {HAS.lists && <AddToListButton lines={items} quiet />}
            {CHECK_LINES && (
              <ButtonLink variant="quiet" small to={CHECK_LINES.to}>
                <Icon icon={circleCheckIcon} size={18} />
                {texts.systemCheck}
              </ButtonLink>
            )}
          </CartTools>
        }
        otherWays={<DownloadQuote wide />}
        whenEmpty={
          <div className={`stack ${styles.whenEmpty}`}>
            <BrowseCategories categories={CATEGORIES} />
            <RecentlyViewed />
          </div>
        }
      />
    </Page>
  );
}

const loadShareDialog = async () => (await import('#app/cart/share-dialog.tsx')).ShareDialog;

/** Buttons to share and download the cart, and `More`. Their code is loaded when one is pressed. */
export function CartTools({ children }: { readonly children?: ReactNode }) {
  const [isSharing, setIsSharing] = useState(false);
  const close = () => setIsSharing(false);
  return (
    <div role="group" aria-label={texts.cartTools} className="cart-view-tools no-print">
      <Button variant="quiet" small onClick={() => setIsSharing(true)}>
        <Icon icon={linkIcon} size={18} />
        {texts.shareCart}
      </Button>
      <details>
        <summary>
          {texts.more}
          <Icon icon={chevronDownIcon} size={18} />
        </summary>
        <div className="cluster">
          <Button variant="quiet" small onClick={() => void download()}>
            <Icon icon={downloadIcon} size={18} />
            {texts.downloadCart}
          </Button>
          {children}
        </div>
      </details>
      <OnDemand
        load={loadShareDialog}
        when={isSharing}
        props={{ open: isSharing, onClose: close }}
        onFailure={close}
        failureText={texts.notLoaded}
      />
    </div>
  );
}

async function download(): Promise<void> {
  try {
    const { downloadCart } = await withinLimit(import('#app/cart/share-dialog.tsx'));
    downloadCart();
  } catch {
    void notifyLoadFailure(texts.notLoaded);
  }
}

const loadSharedCart = async () => (await import('#app/cart/shared-cart-dialog.tsx')).SharedCartDialog;

export function SharedCartSlot() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isRestored = useStore(cartStore.isRestored);
  // The prerendered page has no query. The first render equals it, because the cart is restored later.
  if (!isRestored || !new URLSearchParams(search).has('items')) return null;
  // Replaces the address, so that Back leads to where the visitor came from, and not to the dialog again.
  const leave = () => {
    void navigate('/cart', { replace: true, preventScrollReset: true });
    focusHeading();
  };
  return (
    <OnDemand
      key={search}
      load={loadSharedCart}
      when
      props={{ search, onDone: leave }}
      failureText={texts.notLoaded}
    />
  );
}

export default function Cart() {
  return <CartPage aboveCart={<SharedCartSlot />} />;
}
