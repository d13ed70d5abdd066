import { useWishlist } from '#app/features/wishlist/wishlist-store.ts';
import { WishlistTable } from '#app/features/wishlist/wishlist-table.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { ERRORS } from '#app/texts/errors.ts';
import * as texts from '#app/texts/wishlist.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
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
  const { items } = useWishlist();
  return (
    <div className={`container screenful ${styles.page}`}>
      <Breadcrumb here={texts.wishlistPage} />
      <PageHeading className={styles.heading}>{texts.wishlistPage}</PageHeading>
      {items.length > 0 ? (
        <>
          <WishlistTable items={items} />
          <div className={styles.ways}>
            <ButtonLink to="/collections">{texts.continueShopping}</ButtonLink>
            <ButtonLink to="/cart">{texts.viewCart}</ButtonLink>
          </div>
        </>
      ) : (
        <EmptyState heading={ERRORS.WISHLIST_EMPTY.title} text={texts.emptyHint}>
          <ButtonLink variant="action" to="/collections">
            {texts.continueShopping}
          </ButtonLink>
          <ButtonLink to="/cart">{texts.viewCart}</ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}
