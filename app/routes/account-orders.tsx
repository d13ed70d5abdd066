import { AccountScreen } from '#app/account/account-screen.tsx';
import { OrdersToApprove } from '#app/account/orders-to-approve.tsx';
import { OrdersTable } from '#app/account/orders-table.tsx';
import { privateMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/account/texts.ts';

export const meta = privateMeta(texts.orders, texts.accountDescription, '/account/orders');

export default function Orders() {
  return (
    <AccountScreen title={texts.orders} trail={[]} ask={(commerce) => commerce.orders()}>
      {({ orders, toApprove }) => (
        <>
          <OrdersToApprove orders={toApprove} />
          <OrdersTable orders={orders} />
        </>
      )}
    </AccountScreen>
  );
}
