import { AccountScreen } from '#app/features/account/account-screen.tsx';
import { AccountData } from '#app/features/account/account-data.tsx';
import { OrdersTable } from '#app/features/account/orders-table.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/texts/account-screens.ts';

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
