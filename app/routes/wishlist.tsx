import { useWishlist } from '#app/features/wishlist/wishlist-store.ts';
import { WishlistTable } from '#app/features/wishlist/wishlist-table.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import styles from './wishlist.module.css';

export const meta = () =>
  pageMeta({
    title: 'Wishlist',
    description: 'The products you have kept in this browser, with their present prices and stock.',
    path: '/wishlist',
    indexed: false,
  });

export default function WishlistPage() {
  const { items } = useWishlist();
  return (
    <div className={`container screenful ${styles.page}`}>
      <Breadcrumb trail={[{ title: 'Home', to: '/' }]} here="Wishlist" />
      <PageHeading className={styles.heading}>Wishlist</PageHeading>
      {items.length > 0 ? (
        <>
          <WishlistTable items={items} />
          <div className={styles.ways}>
            <ButtonLink to="/collections">Continue Shopping</ButtonLink>
            <ButtonLink to="/cart">View cart</ButtonLink>
          </div>
        </>
      ) : (
        <EmptyState
          heading="Your wishlist is empty"
          text="The heart on a product keeps it here, in this browser, until you need it."
        >
          <ButtonLink variant="action" to="/collections">
            Continue Shopping
          </ButtonLink>
          <ButtonLink to="/cart">View cart</ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}
