import { useParams, useSearchParams } from 'react-router';
import { AccountScreen } from '#app/account/account-screen.tsx';
import { DecideOrder } from '#app/account/decide-order.tsx';
import { orderedBy } from '#app/account/firm-texts.ts';
import { CancelOrder, type OwnOrderProps } from '#app/account/cancel-order.tsx';
import { OrderReturns } from '#app/account/order-returns.tsx';
import { LinesTable, totalRows } from '#app/account/lines-table.tsx';
import { DeliveryState } from '#app/account/orders-table.tsx';
import { privateMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/account/texts.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { useState } from 'react';
import { AddressLines } from '#app/checkout/outcome-screens.tsx';
import { wantedLines } from '#app/cart/model/cart.ts';
import { changesSince } from '#app/cart/model/order-again.ts';
import { formatDay } from '#app/lib/day.ts';
import { formatMoney } from '#app/lib/money.ts';
import type { PastOrder } from '#app/commerce/commerce.ts';
import { addLinesToCart } from '#app/cart/cart-store.ts';
import { loadOffers } from '#app/offer/load-offers.ts';
import { Button } from '#app/ui/button.tsx';
import { Message } from '#app/ui/message.tsx';

type OrderViewProps = { readonly order: PastOrder; readonly orderKey?: string | undefined };

export function OrderView({ order: loaded, orderKey }: OrderViewProps) {
  const [order, setOrder] = useState(loaded);
  const { customer, address, payment } = order;
  const { purchaseOrder } = payment;
  const method = texts.methodName(payment.method);
  const facts = [
    [texts.delivery, <DeliveryState key="delivery" state={order.deliveryState} />],
    [texts.date, formatDay(order.placedAt)],
    [texts.payment, texts.paymentStateName(order)],
    [texts.paymentMethod, purchaseOrder === undefined ? method : `${method}, ${purchaseOrder}`],
    ...(order.costCentre === undefined ? [] : [[texts.costCentre, order.costCentre] as const]),
    ...(order.orderedBy === undefined ? [] : [[orderedBy, order.orderedBy] as const]),
  ] as const;
  const { charged, paid, refunded } = order;
  const changes = [
    ...(charged < order.total
      ? [
          [texts.cancelledSum, formatMoney(charged - order.total)] as const,
          [texts.newTotal, formatMoney(charged)] as const,
        ]
      : []),
    ...(paid > 0 && (charged < order.total || refunded > 0)
      ? [[texts.paidSum, formatMoney(paid)] as const]
      : []),
    ...(refunded > 0 ? [[texts.refundedSum, formatMoney(-refunded)] as const] : []),
  ];
  return (
    <>
      <Facts facts={facts} className="facts" />
      {order.orderedBy !== undefined && <DecideOrder number={order.number} />}
      {order.deliveryState === 'waiting' && order.orderedBy === undefined && (
        <p>{order.awaitsFirm ? texts.awaitsFirmText : texts.waitingText}</p>
      )}
      {payment.method === 'card' && order.paymentState === 'open' && order.deliveryState !== 'cancelled' && (
        <p>{texts.cardNote}</p>
      )}
      {order.heldUntil !== undefined && <p>{texts.heldUntil(formatDay(order.heldUntil))}</p>}
      <LinesTable
        lines={order.lines}
        note={({ cancelled }) => (cancelled > 0 ? texts.cancelledPieces(cancelled) : undefined)}
      />
      <Facts facts={totalRows(order)} className="totals account-totals" areAmounts />
      {changes.length > 0 && <Facts facts={changes} className="account-totals account-changes" areAmounts />}
      {order.documents && (
        <section aria-labelledby="order-documents">
          <h2 id="order-documents">{texts.documents}</h2>
          <ul>
            {order.documents.map(({ number, kind, path }) => (
              <li key={number}>
                <a href={path}>{texts.documentName(kind, number)}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="account-order-contacts">
        <section aria-labelledby="order-address">
          <h2 id="order-address">{texts.shippingAddress}</h2>
          <address>
            <AddressLines contact={customer} shipping={address} />
          </address>
        </section>
        <section aria-labelledby="order-contact">
          <h2 id="order-contact">{texts.contactInformation}</h2>
          <address>
            <span>{customer.email}</span>
            <span>{customer.phone}</span>
          </address>
        </section>
      </div>
      <OrderReturns order={order} orderKey={orderKey} onChanged={setOrder} />
      <OrderActions order={order} orderKey={orderKey} onChanged={setOrder} />
    </>
  );
}

function OrderActions(props: OwnOrderProps) {
  const { order } = props;
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<Awaited<ReturnType<typeof addToCart>>>();

  async function orderAgain() {
    if (busy) return;
    setBusy(true);
    setMessage(undefined);
    setMessage(await addToCart(order.lines));
    setBusy(false);
  }
  return (
    <>
      <div className="cluster">
        <Button variant="action" aria-disabled={busy} onClick={() => void orderAgain()}>
          {busy ? texts.orderingAgain : texts.orderAgain}
        </Button>
        <Button onClick={() => window.print()}>{texts.print}</Button>
        {order.canCancel && <CancelOrder {...props} />}
      </div>
      <Message success={message?.success === true}>{message?.text}</Message>
      {message && message.changes.length > 0 && (
        <ul className="account-changed" aria-label={texts.changedSince}>
          {message.changes.map((change) => (
            <li key={`${change.kind} ${change.title}`}>{texts.changedLine(change)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

async function addToCart(lines: PastOrder['lines']) {
  try {
    const items = lines.map(({ productId, quantity }) => ({ id: productId, quantity }));
    const offers = await loadOffers(items.map(({ id }) => id));
    const wanted = wantedLines(items, offers);
    const result = addLinesToCart(wanted);
    const changes = changesSince(lines, offers, result);
    const { length: added } = result.added;
    return { text: texts.orderedAgain(added, changes), success: added > 0, changes };
  } catch {
    return { text: texts.pricesNotLoaded, success: false, changes: [] };
  }
}

export const meta = ({ params: { number = '' } }: { readonly params: { readonly number?: string } }) =>
  privateMeta(texts.order(number), texts.orderDescription, `/account/orders/${number}`)();

export default function Order() {
  const { number = '' } = useParams();
  const [query] = useSearchParams();
  const orderKey = query.get('key') ?? undefined;
  return (
    <AccountScreen
      key={number}
      title={texts.order(number)}
      trail={[{ title: texts.orders, to: '/account/orders' }]}
      ask={(commerce) => commerce.order(number, orderKey)}
      whenNotFound={<EmptyState heading={texts.orderNotFound} text={texts.orderNotFoundHint} />}
    >
      {({ order }) => <OrderView order={order} orderKey={orderKey} />}
    </AccountScreen>
  );
}
