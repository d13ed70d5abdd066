import { X } from 'lucide-react';
import { useRef } from 'react';
import { href, Link } from 'react-router';
import type { WishlistItem } from '#app/domain/cart/wishlist.ts';
import { AddToCartButton } from '#app/features/cart/add-to-cart-button.tsx';
import { Price } from '#app/features/offer/price.tsx';
import { ProductPicture } from '#app/features/offer/product-picture.tsx';
import { Stock } from '#app/features/offer/stock.tsx';
import { focusAfterRemoval } from '#app/ui/focus-after-removal.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { dropWish } from './wishlist-store.ts';
import styles from './wishlist-table.module.css';

/** A table where there is room, a list of the same cells where there is not. */
export function WishlistTable({ items }: { readonly items: readonly WishlistItem[] }) {
  const body = useRef<HTMLTableSectionElement>(null);

  const remove = (item: WishlistItem, at: number) => {
    dropWish(item);
    focusAfterRemoval(body, 'button[data-remove]', at);
  };

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Unit Price</th>
          <th scope="col">Stock Status</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {items.map((item, at) => (
          <tr key={item.id}>
            <th scope="row" className={styles.product}>
              <span className={styles.picture}>
                <ProductPicture image={item.image} alt="" size={96} />
              </span>
              <Link to={href('/product/:id', { id: item.id })} prefetch="intent">
                {item.title}
              </Link>
            </th>
            <td data-label="Unit Price">
              <Price of={item} />
            </td>
            <td data-label="Stock Status">
              <Stock of={item} />
            </td>
            <td className={styles.actions}>
              <AddToCartButton offer={item} />
              <Button
                variant="icon"
                data-remove=""
                aria-label={`Remove ${item.title} from wishlist`}
                onClick={() => remove(item, at)}
              >
                <Icon of={X} />
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
