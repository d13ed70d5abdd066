import { Link } from 'react-router';
import { formatDay } from '#app/lib/day.ts';
import { formatMoney } from '#app/lib/money.ts';
import type { OrderEntry } from '#app/commerce/commerce.ts';
import * as texts from './texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

export function DeliveryState({ state }: { readonly state: OrderEntry['deliveryState'] }) {
  return (
    <span className="account-state" data-state={state}>
      {texts.deliveryStateName(state)}
    </span>
  );
}

/** Keeps the order of `orders`: the back end sends the newest first. */
export function OrdersTable({ orders }: { readonly orders: readonly OrderEntry[] }) {
  if (orders.length === 0)
    return (
      <EmptyState heading={texts.noOrders} text={texts.noOrdersText}>
        <ButtonLink variant="action" to="/collections">
          {texts.continueShopping}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <table className="rows account-orders">
      <caption className="visually-hidden">{texts.orders}</caption>
      <thead>
        <tr>
          {[texts.orderColumn, texts.date, texts.delivery, texts.payment].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {[texts.items, texts.total].map((column) => (
            <th key={column} scope="col" className="account-numeric">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.number}>
            <th scope="row">
              <Link to={`/account/orders/${order.number}`}>{order.number}</Link>
            </th>
            <td>{formatDay(order.placedAt)}</td>
            <td>
              <DeliveryState state={order.deliveryState} />
            </td>
            <td>{texts.paymentStateName(order)}</td>
            <td className="account-numeric">{order.items}</td>
            <td className="account-numeric" translate="no">
              {formatMoney(order.total)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
