import { useState } from 'react';
import {
  addLines,
  type Cart,
  EMPTY_CART,
  orderableCart,
  type WantedLine,
  wantedLines,
} from './model/cart.ts';
import { type CartLink, readCartLink } from './model/cart-link.ts';
import { formatMoney } from '#app/lib/money.ts';
import { capReason, MAX_QUANTITY, quantityCap } from '#app/lib/quantity.ts';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductText } from '#app/offer/product-text.tsx';
import { Stock } from '#app/offer/stock.tsx';
import { useOffers } from '#app/offer/use-offers.ts';
import { useStore } from '#app/lib/use-store.ts';
import * as texts from './share-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useLoadFailure } from '#app/ui/load-failure.ts';
import { notifyWithUndo } from '#app/ui/notices.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { addLinesToCart, cartStore, notifyCapped, replaceCart } from './cart-store.ts';
import { QuoteFor } from './quote-for.tsx';
import styleSheetUrl from './share-dialog.css?url';

const StyleSheet = styleSheet(styleSheetUrl);

type SharedCartDialogProps = {
  readonly search: string;
  readonly onDone: () => void;
};

/** Shows the products of a link and the visitor's own cart. The cart changes only on `Merge` or `Replace`. */
export function SharedCartDialog({ search, onDone }: SharedCartDialogProps) {
  const [link] = useState(() => readCartLink(new URLSearchParams(search)));
  const cart = orderableCart(useStore(cartStore));
  const items = link.kind === 'read' ? link.items : [];
  const { offers, isComplete, hasFailed, retry } = useOffers(items.map(({ id }) => id));
  useLoadFailure(hasFailed);
  const wanted = wantedLines(items, offers);
  const canOrder = wanted.some(({ offer }) => quantityCap(offer) > 0);

  const merge = () => {
    const { added, capped, undo } = addLinesToCart(wanted);
    notifyCapped({ capped });
    notifyWithUndo(texts.merged(added.length), added.length > 0 ? undo : undefined);
    onDone();
  };
  const replace = () => {
    const { next, undo } = replaceCart(wanted);
    notifyWithUndo(texts.replaced(next.items.length), undo);
    onDone();
  };

  return (
    <Dialog
      title={texts.sharedCart}
      closeLabel={texts.close}
      open
      centered
      isTextOnly
      onClose={onDone}
      footer={
        <div className="share-dialog-shared">
          {canOrder && (
            <dl className="share-dialog-small hint">
              <Outcome choice={texts.merge} outcome={texts.afterMerge(addLines(cart, wanted).next)} />
              <Outcome
                choice={texts.replace}
                outcome={texts.afterReplace(addLines(EMPTY_CART, wanted).next)}
              />
            </dl>
          )}
          <div className="cluster">
            <Button variant="action" disabled={!canOrder} onClick={merge}>
              {texts.merge}
            </Button>
            <Button disabled={!canOrder} onClick={replace}>
              {texts.replace}
            </Button>
            <Button variant="quiet" onClick={onDone}>
              {texts.cancel}
            </Button>
          </div>
        </div>
      }
    >
      <StyleSheet />
      <div className="share-dialog-shared">
        {hasFailed ? (
          <div role="alert">
            <p>{texts.pricesFailed}</p>
            <Button onClick={retry}>{texts.retry}</Button>
          </div>
        ) : isComplete ? (
          <LinkContent link={link} wanted={wanted} canOrder={canOrder} />
        ) : (
          <Spinner label={texts.loading} />
        )}
        <OwnCart cart={cart} />
      </div>
    </Dialog>
  );
}

type LinkContentProps = {
  readonly link: CartLink;
  readonly wanted: readonly WantedLine[];
  readonly canOrder: boolean;
};

function LinkContent({ link, wanted, canOrder }: LinkContentProps) {
  // The dialog is not opened if the address has no `items`, so only the kind `too-many` is left.
  if (link.kind !== 'read') return <p>{link.kind === 'too-many' && texts.tooMany(link.count)}</p>;
  const known = new Set(wanted.map(({ offer }) => offer.id));
  const unknownIds = link.items.map(({ id }) => id).filter((id) => !known.has(id));
  return (
    <>
      {canOrder && <p>{texts.sharedLead}</p>}
      {wanted.length > 0 && (
        <div>
          <h3>{texts.inTheLink}</h3>
          <ul className="share-dialog-lines">
            {wanted.map((line) => (
              <LinkedLine key={line.offer.id} {...line} />
            ))}
          </ul>
        </div>
      )}
      {unknownIds.length > 0 && <p>{texts.unknownProducts(unknownIds)}</p>}
      {link.problems.length > 0 && <p>{texts.problems(link.problems)}</p>}
      {!canOrder && <p>{texts.nothingToAdd}</p>}
    </>
  );
}

function LinkedLine({ offer, quantity }: WantedLine) {
  const cap = quantityCap(offer);
  const ordered = Math.min(quantity, cap);
  return (
    <li>
      <ProductPicture image={offer.image} alt="" size={56} />
      <div>
        <p>
          <ProductText text={offer.title} />
        </p>
        <p className="share-dialog-figures hint">
          <span translate="no">{texts.times(cap === 0 ? quantity : ordered, formatMoney(offer.price))}</span>{' '}
          <Stock offer={offer} />
        </p>
        {quantity > cap && (
          <p className="share-dialog-figures hint">
            <span className="share-dialog-note">
              {cap === 0 ? texts.leftOut : texts.capNotice(texts.linkAsksFor(quantity), capReason(offer))}
            </span>{' '}
            {quantity <= MAX_QUANTITY && <QuoteFor id={offer.id} quantity={quantity} />}
          </p>
        )}
      </div>
      <p translate="no">{cap > 0 && formatMoney(offer.price * ordered)}</p>
    </li>
  );
}

function OwnCart({ cart }: { readonly cart: Cart }) {
  return (
    <div>
      <h3>{texts.inYourCart}</h3>
      <p className="share-dialog-small hint">
        {cart.items.length === 0 ? texts.yourCartIsEmpty : texts.itemsAndTotal(cart)}
      </p>
      <ul className="share-dialog-small hint">
        {cart.items.map(({ id, quantity, title }) => (
          <li key={id}>{texts.times(quantity, title)}</li>
        ))}
      </ul>
    </div>
  );
}

function Outcome({ choice, outcome }: { readonly choice: string; readonly outcome: string }) {
  return (
    <div>
      <dt>{choice}</dt> <dd>{outcome}</dd>
    </div>
  );
}
