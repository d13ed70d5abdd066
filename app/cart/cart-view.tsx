import { type ReactNode, useRef } from 'react';
import { href } from 'react-router';
import { useStore } from '#app/lib/use-store.ts';
import {
  type LineItem,
  lineTotal,
  orderableCart,
  type OrderSummary,
  summaryOf,
  taxPercentOf,
} from './model/cart.ts';
import { taxedSummary } from './model/discounts.ts';
import * as backEnd from '#app/back-end.ts';
import * as texts from './texts.ts';
import { ERRORS } from '#app/ui/texts.ts';
import type { Crumb } from '#app/ui/breadcrumb.tsx';
import { Button, ButtonLink, REMOVE_BUTTON, RemoveButton } from '#app/ui/button.tsx';
import { ClientOnlyPlaceholder } from '#app/ui/spinner.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { focusAfterRemoval } from '#app/ui/focus-after-removal.ts';
import { PaymentMarks } from '#app/ui/payment-marks.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { leftCatalogue } from '#app/offer/load-offers.ts';
import {
  cartStore,
  clearCart,
  pricesBefore,
  removeFromCart,
  removeUnavailable,
  setQuantity,
  useCart,
} from './cart-store.ts';
import { capNote } from './cap-note.tsx';
import { OrderSummaryPanel } from './order-summary-panel.tsx';
import { ShipTo, useShipTo } from './ship-to.tsx';
import styleSheetUrl from './cart-view.css?url';
import { formatMoney } from '#app/lib/money.ts';
import { quantityCap, readQuantity } from '#app/lib/quantity.ts';
import { Price } from '#app/offer/price.tsx';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductLink } from '#app/offer/product-text.tsx';
import { LeftCatalogue, Stock } from '#app/offer/stock.tsx';
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx';

type CartLineProps = { readonly line: LineItem; readonly onRemove: () => void };

export function CartLine({ line, onRemove }: CartLineProps) {
  const before = useStore(pricesBefore)[line.id] ?? line.price;
  return (
    <article className="cart-line">
      <div className="cart-line-picture">
        <ProductPicture image={line.image} alt={line.title} size={128} />
      </div>
      <div className="cart-line-description">
        <h3 className="cart-line-title">
          <ProductLink product={line} className="quiet-link" />
        </h3>
        <Price offer={line} size="small" />
        {before !== line.price && <p className="hint">{texts.priceBefore(before)}</p>}
        <LeftCatalogue id={line.id} otherwise={line.soldOut && <Stock offer={line} />} />
      </div>
      <div className="cart-line-quantity">
        {!line.soldOut && (
          <QuantityStepper
            itemName={line.title}
            value={line.quantity}
            cap={quantityCap(line)}
            capNote={(wanted) => capNote(line, wanted)}
            read={readQuantity}
            onChange={(quantity) => setQuantity(line, quantity)}
            isAnnounced
          />
        )}
      </div>
      {!line.soldOut && (
        <p className="cart-line-total">
          <span className="visually-hidden">{texts.lineTotal}</span>
          <span translate="no">{formatMoney(lineTotal(line))}</span>
        </p>
      )}
      <div className="cart-line-remove">
        <RemoveButton label={texts.removeFromCart(line.title)} onRemove={onRemove} />
      </div>
    </article>
  );
}

const StyleSheet = styleSheet(styleSheetUrl);

type CartViewProps = {
  readonly whenEmpty?: ReactNode;
  readonly otherWays?: ReactNode;
  readonly tools?: ReactNode;
  /** What follows the cart; absent if nothing does. */
  readonly nextStep?: Crumb | undefined;
  /** The names of the ways to pay. */
  readonly payment: readonly string[];
  /** What the back end charges for the cart; computed here if it is missing. */
  readonly summary?: OrderSummary | undefined;
  /** A field for vouchers. */
  readonly vouchers?: ReactNode;
};

export function CartView(props: CartViewProps) {
  return (
    <>
      <StyleSheet />
      <CurrentCart {...props} />
    </>
  );
}

function CurrentCart({ whenEmpty, otherWays, tools, nextStep, payment, summary, vouchers }: CartViewProps) {
  const isRestored = useStore(cartStore.isRestored);
  const { lines, count } = useCart();
  const gone = useStore(leftCatalogue);
  const list = useRef<HTMLUListElement>(null);
  const country = useShipTo();
  const shownSummary = summary ?? summaryOf(orderableCart({ items: lines }).items, country);

  if (lines.length === 0) {
    const empty = (
      <>
        <EmptyState heading={ERRORS.CART_EMPTY.title} text={ERRORS.CART_EMPTY.text}>
          <ButtonLink variant="action" to={href('/collections')}>
            {texts.continueShopping}
          </ButtonLink>
        </EmptyState>
        {whenEmpty}
      </>
    );
    if (isRestored) return empty;
    return <ClientOnlyPlaceholder label={texts.loadingCart} withoutScripts={empty} />;
  }
  const unavailable = lines.filter(({ id, soldOut }) => soldOut || gone.has(id)).map(({ id }) => id);
  return (
    <div className="cart-view">
      <div>
        <div className="cluster cart-view-head">
          <h2 className="cart-view-count">{texts.itemsInCart(count)}</h2>
          {unavailable.length > 0 && (
            <Button
              variant="quiet"
              small
              onClick={() => {
                removeUnavailable(unavailable);
                focusAfterRemoval(list, REMOVE_BUTTON, 0);
              }}
            >
              {texts.removeUnavailable(unavailable.length)}
            </Button>
          )}
        </div>
        <ul ref={list}>
          {lines.map((line, index) => (
            <li key={line.id}>
              <CartLine
                line={line}
                onRemove={() => {
                  removeFromCart(line);
                  focusAfterRemoval(list, REMOVE_BUTTON, index);
                }}
              />
            </li>
          ))}
        </ul>
        <div className="cart-view-actions">
          <ButtonLink to={href('/collections')}>{texts.continueShopping}</ButtonLink>
          <Button
            variant="quiet"
            onClick={() => {
              clearCart();
              focusAfterRemoval(list, REMOVE_BUTTON, 0);
            }}
          >
            {texts.clearCart}
          </Button>
        </div>
      </div>
      <div className="cart-view-summary">
        <OrderSummaryPanel
          heading={texts.orderSummary}
          taxLabel={
            backEnd.accounts && shownSummary.isTaxExempt
              ? texts.taxExempt
              : texts.tax(taxPercentOf(taxedSummary(shownSummary)))
          }
          summary={shownSummary}
          lead={summary === undefined && <ShipTo />}
        >
          {vouchers}
          {nextStep && (
            <ButtonLink variant="action" wide to={nextStep.to}>
              {nextStep.title}
            </ButtonLink>
          )}
          {otherWays && <div className="no-print cart-view-other-ways">{otherWays}</div>}
          <PaymentMarks brands={payment} />
        </OrderSummaryPanel>
        {tools}
      </div>
    </div>
  );
}
