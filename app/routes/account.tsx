import { Link } from 'react-router';
import { AccountData, AccountScreen, askForCustomer } from '#app/account/account-screen.tsx';
import { OrdersToApprove } from '#app/account/orders-to-approve.tsx';
import { OrdersTable } from '#app/account/orders-table.tsx';
import { privateMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/account/texts.ts';

const LAST_ORDERS = 3;

export const meta = privateMeta(texts.myAccount, texts.accountDescription, '/account');

export default function Account() {
  return (
    <AccountScreen title={texts.myAccount} ask={askForCustomer}>
      {({ customer }) => (
        <>
          <p>
            {texts.signedInAs}{' '}
            <strong>
              {customer.firstName} {customer.lastName}
            </strong>
            , {customer.email}
          </p>
          <AccountData ask={(commerce) => commerce.orders()}>
            {({ orders, toApprove }) => (
              <>
                <OrdersToApprove orders={toApprove} />
                <section className="account-section" aria-labelledby="last-orders">
                  <h2 id="last-orders">{texts.lastOrders}</h2>
                  <OrdersTable orders={orders.slice(0, LAST_ORDERS)} />
                  {orders.length > LAST_ORDERS && (
                    <p>
                      <Link to="/account/orders">{texts.allOrders}</Link>
                    </p>
                  )}
                </section>
              </>
            )}
          </AccountData>
        </>
      )}
    </AccountScreen>
  );
}
