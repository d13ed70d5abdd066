import * as backEnd from '#app/back-end.ts';
import { useRef } from 'react';
import { formatNumber } from '#app/lib/format-number.ts';
import { formatMoney } from '#app/lib/money.ts';
import { removeFromCart, useCart } from '#app/cart/cart-store.ts';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductText } from '#app/offer/product-text.tsx';
import { LeftCatalogue, Stock } from '#app/offer/stock.tsx';
import { ERRORS } from '#app/ui/texts.ts';
import { ownQuote } from '#app/own-quote.ts';
import * as texts from './texts.ts';
import { ButtonLink, REMOVE_BUTTON, RemoveButton } from '#app/ui/button.tsx';
import { CountBadge } from '#app/ui/badge.tsx';
import { focusAfterRemoval } from '#app/ui/focus-after-removal.ts';
import { Icon, shoppingCartIcon } from '#app/ui/icon.tsx';
import styles from './cart-dropdown.module.css';
import { usePopoverBelow } from './use-popover.ts';

/** What follows the cart. */
const NEXT_STEP = backEnd.hasCheckout ? { to: '/checkout', title: texts.checkout } : ownQuote;

export function CartDropdown() {
  const { lines, count, subtotal } = useCart();
  const { open, close, panel, buttonProps, panelProps } = usePopoverBelow('cart-dropdown');
  const list = useRef<HTMLUListElement>(null);

  return (
    <div>
      <button {...buttonProps} className={styles.button}>
        <span className="visually-hidden">{`${texts.cart}, `}</span>
        <span className={styles.icon}>
          <Icon icon={shoppingCartIcon} size={22} />
          <CountBadge count={count} />
        </span>
        <span className="visually-hidden">{` ${texts.itemNoun(count)}, `}</span>
        <span className={styles.sum} translate="no">
          {formatMoney(subtotal)}
        </span>
      </button>
      <div {...panelProps} tabIndex={-1} role="dialog" aria-label={texts.cartPanel} className={styles.panel}>
        {open && lines.length === 0 && <p className="muted">{ERRORS.CART_EMPTY.title}</p>}
        {open && lines.length > 0 && (
          <>
            <ul ref={list} className={styles.lines}>
              {lines.map((line, index) => (
                <li key={line.id} className={styles.line}>
                  <div>
                    <ProductPicture image={line.image} alt={line.title} size={64} />
                  </div>
                  <div>
                    <p className={styles.title}>
                      <ProductText text={line.title} />
                    </p>
                    <p className={`hint ${styles.amount}`} translate="no">
                      {`${formatNumber(line.quantity)} × ${formatMoney(line.price)}`}
                    </p>
                    <LeftCatalogue id={line.id} otherwise={line.soldOut && <Stock offer={line} />} />
                  </div>
                  <RemoveButton
                    label={texts.removeFromCart(line.title)}
                    onRemove={() => {
                      removeFromCart(line);
                      focusAfterRemoval(list, REMOVE_BUTTON, index, panel.current);
                    }}
                  />
                </li>
              ))}
            </ul>
            <div className={styles.foot}>
              <p className={styles.total}>
                {texts.cartTotal} <b translate="no">{formatMoney(subtotal)}</b>
              </p>
              <div className={styles.actions}>
                <ButtonLink to="/cart" onClick={close}>
                  {texts.viewCart}
                </ButtonLink>
                {NEXT_STEP && (
                  <ButtonLink variant="action" to={NEXT_STEP.to} onClick={close}>
                    {NEXT_STEP.title}
                  </ButtonLink>
                )}
              </div>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
