import { useStore } from '#app/lib/use-store.ts';
import { lineItem } from '#app/cart/model/cart.ts';
import { addAllToCart } from '#app/cart/cart-store.ts';
import { AddToListButton } from '#app/lists/add-to-list-button.tsx';
import { BrowseCategories } from '#app/product/category-tiles.tsx';
import { removeFromWishlist, useWishlist, wishlistStore } from '#app/wishlist/wishlist-store.ts';
import { CATEGORIES } from '#app/shell/categories.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import { ERRORS } from '#app/ui/texts.ts';
import * as texts from '#app/wishlist/texts.ts';
import { Page } from '#app/ui/page.tsx';
import { Button, ButtonLink, REMOVE_BUTTON, RemoveButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ClientOnlyPlaceholder } from '#app/ui/spinner.tsx';
import styles from '#app/wishlist/wishlist.module.css';
import { useRef } from 'react';
import type { WishlistItem } from '#app/wishlist/model/wishlist.ts';
import { AddToCartButton } from '#app/cart/add-to-cart-button.tsx';
import { Price } from '#app/offer/price.tsx';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductLink } from '#app/offer/product-text.tsx';
import { LeftCatalogue, Stock } from '#app/offer/stock.tsx';
import { focusAfterRemoval } from '#app/ui/focus-after-removal.ts';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import styleSheetUrl from '#app/wishlist/wishlist-table.css?url';

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
      <table className="rows wishlist-table">
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
                <ProductLink product={item} className="quiet-link" />
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

export const meta = privateMeta(texts.wishlistPage, texts.wishlistPageDescription, '/wishlist');

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
    <Page title={texts.wishlistPage}>
      {items.length > 0 ? (
        <>
          <WishlistTable items={items} />
          <div className={`cluster ${styles.actions}`}>
            {items.length > 1 && (
              <Button variant="action" onClick={() => addAllToCart(items)}>
                {texts.addAllToCart}
              </Button>
            )}
            {HAS.lists && <AddToListButton lines={items.map((item) => lineItem(item, 1))} />}
            <ButtonLink to="/collections">{texts.continueShopping}</ButtonLink>
            <ButtonLink to="/cart">{texts.viewCart}</ButtonLink>
          </div>
        </>
      ) : isRestored ? (
        empty
      ) : (
        <ClientOnlyPlaceholder label={texts.loadingWishlist} withoutScripts={empty} />
      )}
    </Page>
  );
}
