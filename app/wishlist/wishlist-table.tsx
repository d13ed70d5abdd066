import { useRef } from 'react';
import { href, Link } from 'react-router';
import type { WishlistItem } from './model/wishlist.ts';
import { AddToCartButton } from '#app/cart/add-to-cart-button.tsx';
import { Price } from '#app/offer/price.tsx';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductText } from '#app/offer/product-text.tsx';
import { LeftCatalogue, Stock } from '#app/offer/stock.tsx';
import * as texts from './texts.ts';
import { focusAfterRemoval } from '#app/ui/focus-after-removal.ts';
import { REMOVE_BUTTON, RemoveButton } from '#app/ui/remove-button.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { removeFromWishlist } from './wishlist-store.ts';
import styleSheetUrl from './wishlist-table.css?url';

const StyleSheet = styleSheet(styleSheetUrl);

/** A table on wide screens. Narrow screens show each row as a block. */
export function WishlistTable({ items }: { readonly items: readonly WishlistItem[] }) {
  const body = useRef<HTMLTableSectionElement>(null);

  const remove = (item: WishlistItem, index: number) => {
    removeFromWishlist(item);
    focusAfterRemoval(body, REMOVE_BUTTON, index);
  };

  return (
    <>
      <StyleSheet />
      <table className="wishlist-table">
        <thead className="visually-hidden-on-phones">
          <tr>
            <th scope="col">{texts.productColumn}</th>
            <th scope="col">{texts.priceColumn}</th>
            <th scope="col">{texts.stockColumn}</th>
            <th scope="col">
              <span className="visually-hidden">{texts.actionsColumn}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {items.map((item, index) => (
            <tr key={item.id}>
              <th scope="row" className="wishlist-table-product">
                <span className="wishlist-table-picture">
                  <ProductPicture image={item.image} alt="" size={96} />
                </span>
                <Link to={href('/product/:id', { id: item.id })}>
                  <ProductText text={item.title} />
                </Link>
              </th>
              <td>
                <Price offer={item} />
              </td>
              <td>
                <LeftCatalogue id={item.id} otherwise={<Stock offer={item} />} />
              </td>
              <td className="wishlist-table-actions">
                <AddToCartButton offer={item} />
                <RemoveButton
                  label={texts.removeFromWishlist(item.title)}
                  onRemove={() => remove(item, index)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
