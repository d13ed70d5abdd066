import { useParams, useSearchParams } from 'react-router';
import { AccountScreen } from './account-screen.tsx';
import { AccountData } from './account-data.tsx';
import { OrderView } from './order-view.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './screen-texts.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';

export const meta = ({ params: { number = '' } }: { readonly params: { readonly number?: string } }) =>
  pageMeta({
    title: texts.order(number),
    description: texts.orderDescription,
    path: `/account/orders/${number}`,
    indexed: false,
  });

/** Shows an order to its customer, and to whoever has the key of its link. */
export default function Order() {
  const { number = '' } = useParams();
  const [query] = useSearchParams();
  const key = query.get('key') ?? undefined;
  return (
    <AccountScreen title={texts.order(number)} trail={[{ title: texts.orders, to: '/account/orders' }]}>
      <AccountData
        key={number}
        ask={(commerce) => commerce.order(number, key)}
        whenNotFound={<EmptyState heading={texts.orderNotFound} text={texts.orderNotFoundHint} />}
      >
        {({ order }) => <OrderView order={order} />}
      </AccountData>
    </AccountScreen>
  );
}
