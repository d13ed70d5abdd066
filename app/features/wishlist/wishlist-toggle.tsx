import { Heart } from 'lucide-react';
import type { WishlistItem } from '#app/domain/cart/wishlist.ts';
import * as texts from '#app/texts/wishlist.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { toggleWishlist, useIsInWishlist } from './wishlist-store.ts';
import styles from './wishlist-toggle.module.css';

type WishProps = { readonly item: WishlistItem };

/** The heart on a card. Its name says what a click does, so it has no pressed state. */
export function WishlistToggle({ item }: WishProps) {
  const isInWishlist = useIsInWishlist(item.id);
  return (
    <button
      type="button"
      className={styles.toggle}
      data-in-wishlist={isInWishlist}
      aria-label={
        isInWishlist ? texts.removeFromWishlist(item.title) : texts.addProductToWishlist(item.title)
      }
      onClick={() => toggleWishlist(item)}
    >
      <Icon of={Heart} />
    </button>
  );
}

/** The same in words, for the product's own page. */
export function WishlistButton({ item }: WishProps) {
  const isInWishlist = useIsInWishlist(item.id);
  return (
    <Button className={styles.words} data-in-wishlist={isInWishlist} onClick={() => toggleWishlist(item)}>
      <Icon of={Heart} size={18} />
      {isInWishlist ? texts.inWishlist : texts.addToWishlist}
    </Button>
  );
}
