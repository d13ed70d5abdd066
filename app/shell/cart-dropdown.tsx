import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { formatNumber } from '#app/lib/format-number.ts';
import { formatMoney } from '#app/lib/money.ts';
import { removeFromCart, useCart } from '#app/cart/cart-store.ts';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductText } from '#app/offer/product-text.tsx';
import { LeftCatalogue, Stock } from '#app/offer/stock.tsx';
import { ERRORS } from '#app/ui/texts.ts';
import * as texts from './texts.ts';
import { ButtonLink, REMOVE_BUTTON, RemoveButton } from '#app/ui/button.tsx';
import { CountBadge } from '#app/ui/badge.tsx';
import { focusAfterRemoval } from '#app/ui/focus-after-removal.ts';
import { Icon, shoppingCartIcon } from '#app/ui/icon.tsx';
import styles from './cart-dropdown.module.css';

const PANEL_ID = 'cart-dropdown';

export function CartDropdown() {
  const { lines, count, subtotal } = useCart();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const close = () => panel.current?.hidePopover();

  const { key } = useLocation();
  useEffect(() => {
    const element = panel.current;
    // If the button was pressed before hydration, the popover is open and React has missed its toggle event.
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser has this state
    setOpen(element?.matches(':popover-open') ?? false);
    // Every navigation closes the popover, and the browser returns the focus to the button.
    return () => element?.hidePopover();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the key changes with every navigation
  }, [key]);

  useEffect(() => {
    if (!open) return;
    const place = () => placeBelow(button.current, panel.current);
    place();
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [open]);

  return (
    <div>
      <button
        ref={button}
        type="button"
        popoverTarget={PANEL_ID}
        aria-expanded={open}
        aria-controls={PANEL_ID}
        className={styles.button}
      >
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
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        tabIndex={-1}
        role="dialog"
        aria-label={texts.cartPanel}
        className={styles.panel}
        onBeforeToggle={() => placeBelow(button.current, panel.current)}
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          // After a click outside on something that cannot have the focus, no element is focused.
          if (newState === 'closed' && document.activeElement === document.body) {
            button.current?.focus({ preventScroll: true });
          }
        }}
      >
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
                <ButtonLink variant="action" to="/checkout" onClick={close}>
                  {texts.checkout}
                </ButtonLink>
              </div>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/**
 * Sets `--button-bottom`, from which the style sheet positions the panel below the button. The button moves up with the
 * page until the header sticks to the top of the screen. CSS anchor positioning would follow the button, but WebKit
 * misplaces a popover whose anchor is in a sticky header.
 */
function placeBelow(button: HTMLElement | null, panel: HTMLElement | null): void {
  if (button) panel?.style.setProperty('--button-bottom', `${button.getBoundingClientRect().bottom}px`);
}
