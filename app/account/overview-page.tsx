import { AccountScreen } from './account-screen.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { Link } from 'react-router';
import { AccountData, askForCustomer } from './account-data.tsx';
import { OrdersTable } from './orders-table.tsx';

const LAST_ORDERS = 3;

/** The first page of the account. */
export function AccountOverview() {
  return (
    <AccountData ask={askForCustomer}>
      {({ customer }) => (
        <>
          <p>
            {texts.signedInAs}{' '}
            <strong>
              {customer.firstName} {customer.lastName}
            </strong>
            , {customer.email}
          </p>
          <section className="account-section" aria-labelledby="last-orders">
            <h2 id="last-orders">{texts.lastOrders}</h2>
            <AccountData ask={(commerce) => commerce.orders()}>
              {({ orders }) => (
                <>
                  <OrdersTable orders={orders.slice(0, LAST_ORDERS)} />
                  {orders.length > LAST_ORDERS && (
                    <p>
                      <Link to="/account/orders">{texts.allOrders}</Link>
                    </p>
                  )}
                </>
              )}
            </AccountData>
          </section>
        </>
      )}
    </AccountData>
  );
}

export const meta = () =>
  pageMeta({
    title: texts.myAccount,
    description: texts.accountDescription,
    path: '/account',
    indexed: false,
  });

export default function Account() {
  return (
    <AccountScreen title={texts.myAccount}>
      <AccountOverview />
    </AccountScreen>
  );
}
