import { AccountScreen } from './account-screen.tsx';
import { AccountData } from './account-data.tsx';
import { OrdersTable } from './orders-table.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';

export const meta = () =>
  pageMeta({
    title: texts.orders,
    description: texts.accountDescription,
    path: '/account/orders',
    indexed: false,
  });

export default function Orders() {
  return (
    <AccountScreen title={texts.orders} trail={[]}>
      <AccountData ask={(commerce) => commerce.orders()}>
        {({ orders }) => <OrdersTable orders={orders} />}
      </AccountData>
    </AccountScreen>
  );
}
