import { accountMeta } from './account-page.tsx';
import { AccountScreen } from './account-screen.tsx';
import { OrdersTable } from './orders-table.tsx';
import * as texts from './texts.ts';

export const meta = accountMeta(texts.orders, texts.accountDescription, '/account/orders');

export default function Orders() {
  return (
    <AccountScreen title={texts.orders} trail={[]} ask={(commerce) => commerce.orders()}>
      {({ orders }) => <OrdersTable orders={orders} />}
    </AccountScreen>
  );
}
