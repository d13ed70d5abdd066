import { useStore } from '#app/lib/use-store.ts';
import { lineItem } from '#app/cart/model/cart.ts';
import { addAllToCart } from '#app/cart/cart-store.ts';
import { AddToListButton } from '#app/lists/add-to-list-button.tsx';
import { BrowseCategories } from '#app/product/browse-categories.tsx';
import { useWishlist, wishlistStore } from './wishlist-store.ts';
import { WishlistTable } from './wishlist-table.tsx';
import { CATEGORIES } from '#app/shell/categories.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { ERRORS } from '#app/ui/error-texts.ts';
import * as texts from './texts.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ClientOnlyPlaceholder } from '#app/ui/client-only-placeholder.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import styles from './wishlist.module.css';

export const meta = () =>
  pageMeta({
    title: texts.wishlistPage,
    description: texts.wishlistPageDescription,
    path: '/wishlist',
    indexed: false,
  });

export default function WishlistPage() {
  const isRestored = useStore(wishlistStore.isRestored);
  const { items } = useWishlist();
  const empty = (
    <>
      <EmptyState heading={ERRORS.WISHLIST_EMPTY.title} text={texts.emptyHint}>
        <ButtonLink variant="action" to="/collections">
          {texts.continueShopping}
        </ButtonLink>
        <ButtonLink to="/cart">{texts.viewCart}</ButtonLink>
      </EmptyState>
      <BrowseCategories categories={CATEGORIES} />
    </>
  );
  return (
    <div className={`container min-screen-height ${styles.page}`}>
      <Breadcrumb current={texts.wishlistPage} />
      <PageHeading className={styles.heading}>{texts.wishlistPage}</PageHeading>
      {items.length > 0 ? (
        <>
          <WishlistTable items={items} />
          <div className={styles.actions}>
            {items.length > 1 && (
              <Button variant="action" onClick={() => addAllToCart(items)}>
                {texts.addAllToCart}
              </Button>
            )}
            <AddToListButton lines={items.map((item) => lineItem(item, 1))} />
            <ButtonLink to="/collections">{texts.continueShopping}</ButtonLink>
            <ButtonLink to="/cart">{texts.viewCart}</ButtonLink>
          </div>
        </>
      ) : isRestored ? (
        empty
      ) : (
        <ClientOnlyPlaceholder label={texts.loadingWishlist} withoutScripts={empty} />
      )}
    </div>
  );
}
