import { Link } from 'react-router';
import type { OrderToApprove } from '#app/commerce/commerce.ts';
import { formatMoney } from '#app/lib/money.ts';
import * as texts from './firm-texts.ts';
import { costCentre, orderColumn, total } from './texts.ts';

/** Orders of colleagues; nothing for who has none to decide about. */
export function OrdersToApprove({ orders }: { readonly orders: readonly OrderToApprove[] | undefined }) {
  if (!orders) return null;
  return (
    <section className="account-section" aria-labelledby="to-approve">
      <h2 id="to-approve">{texts.toApprove}</h2>
      <p>{texts.toApproveText}</p>
      <table className="rows account-orders account-to-approve">
        <caption className="visually-hidden">{texts.toApprove}</caption>
        <thead>
          <tr>
            <th scope="col">{orderColumn}</th>
            <th scope="col" className="account-numeric">
              {total}
            </th>
            <th scope="col">{texts.orderedBy}</th>
            <th scope="col">{costCentre}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.number}>
              <th scope="row">
                <Link to={`/account/orders/${order.number}`}>{order.number}</Link>
              </th>
              <td className="account-numeric" translate="no">
                {formatMoney(order.total)}
              </td>
              <td>{order.orderedBy}</td>
              <td>{order.costCentre}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
