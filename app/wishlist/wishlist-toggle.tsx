import type { WishlistItem } from './model/wishlist.ts';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { heartIcon, Icon } from '#app/ui/icon.tsx';
import { toggleWishlist, useIsInWishlist } from './wishlist-store.ts';
import styles from './wishlist-toggle.module.css';

type WishlistToggleProps = { readonly item: WishlistItem };

/** A heart. Its accessible name is the action, so it needs no `aria-pressed` (usability rule P4). */
export function WishlistToggle({
  item,
  className = '',
}: WishlistToggleProps & { readonly className?: string }) {
  const isInWishlist = useIsInWishlist(item.id);
  return (
    <button
      type="button"
      className={`${styles.toggle} ${className}`}
      data-in-wishlist={isInWishlist}
      aria-label={
        isInWishlist ? texts.removeFromWishlist(item.title) : texts.addProductToWishlist(item.title)
      }
      onClick={() => toggleWishlist(item)}
    >
      <Icon icon={heartIcon} />
    </button>
  );
}

/** The button of the product page. Its label is the action, or `In Wishlist` once the product is in the wishlist. */
export function WishlistButton({ item }: WishlistToggleProps) {
  const isInWishlist = useIsInWishlist(item.id);
  return (
    <Button className={styles.labelled} data-in-wishlist={isInWishlist} onClick={() => toggleWishlist(item)}>
      <Icon icon={heartIcon} size={18} />
      <span>{isInWishlist ? texts.inWishlist : texts.addToWishlist}</span>
    </Button>
  );
}
