// What the back office of the shop has beside that of Vendure: which orders wait for the owner, and a press to decide about one.
import {
  api,
  Button,
  defineDashboardExtension,
  FullWidthPageBlock,
  graphql,
  Money,
  Page,
  PageLayout,
  PageTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@vendure/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListChecksIcon } from 'lucide-react';
import { toast } from 'sonner';

type Order = {
  readonly id: string;
  readonly code: string;
  readonly state: string;
  readonly customFields?: {
    readonly contact?: string | null;
    readonly heldUntil?: string | null;
    readonly isConfirmed?: boolean;
    readonly isQuoted?: boolean;
  };
  readonly customer?: Contact | null;
};
type Contact = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phone?: string;
};

const WAITING = 'WaitingForApproval';
const HELD = 'PaymentAuthorized';
const DRAFT = 'Draft';
/** Orders that are listed at once. */
const MOST = 100;
const ASK_AGAIN_MS = 30_000;
/** The names under which the browser keeps answers. */
const WORK_LISTED = ['work'];
const ORDER_SHOWN = ['DetailPage'];

/** Without stock until they are approved, cancelled unless they are confirmed in time, or quotes that nobody can accept yet. */
const WORK = {
  state: { in: [WAITING, HELD, DRAFT] },
  isConfirmed: { eq: false },
  isQuoted: { eq: false },
  _or: [{ state: { in: [WAITING, DRAFT] } }, { heldUntil: { isNull: false } }],
};

const orders = graphql(`
  query OrdersToDo($options: OrderListOptions) {
    orders(options: $options) {
      items {
        id
        code
        state
        orderPlacedAt
        totalWithTax
        currencyCode
        customFields {
          contact
          heldUntil
          isConfirmed
          isQuoted
        }
        customer {
          firstName
          lastName
        }
      }
      totalItems
    }
  }
`);

const decideOrder = graphql(`
  mutation DecideOrder($input: UpdateOrderInput!) {
    setOrderCustomFields(input: $input) {
      id
    }
  }
`);

const isToDo = ({ state, customFields }: Order): boolean =>
  state === WAITING ||
  (state === DRAFT && !customFields?.isQuoted) ||
  (state === HELD && Boolean(customFields?.heldUntil) && customFields?.isConfirmed === false);

function ConfirmButton({ order }: { readonly order: Order }) {
  const isQuote = order.state === DRAFT;
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.mutate(decideOrder, {
        input: { id: order.id, customFields: isQuote ? { isQuoted: true } : { isConfirmed: true } },
      }),
    onSuccess: () => {
      toast.success(isQuote ? `Quote ${order.code} is on its way.` : `Order ${order.code} is confirmed.`);
      // Not all of them: while it asks again who is signed in, the dashboard shows no page.
      for (const queryKey of [WORK_LISTED, ORDER_SHOWN]) void queries.invalidateQueries({ queryKey });
    },
    onError: (error: Error) => void toast.error(error.message),
  });
  if (!isToDo(order)) return null;
  return (
    <Button type="button" disabled={isPending} onClick={() => mutate()}>
      {isQuote ? 'Send quote' : order.state === WAITING ? 'Approve' : 'Confirm'}
    </Button>
  );
}

function contactOf(order: Order): Contact {
  return JSON.parse(order.customFields?.contact ?? '{}');
}

const nameOf = ({ firstName, lastName }: Contact): string => [firstName, lastName].filter(Boolean).join(' ');

function ContactOfOrder({ order }: { readonly order: Order }) {
  const contact = contactOf(order);
  return (
    <address className="not-italic">
      {nameOf(contact)}
      <br />
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
      <br />
      <a href={`tel:${contact.phone}`}>{contact.phone}</a>
    </address>
  );
}

function termOf({ state, customFields }: Order): string {
  if (state === DRAFT) return 'A quote: set its prices before you send it';
  if (state === WAITING) return 'Has no stock before you approve it';
  return `Is cancelled on ${dateOf(customFields?.heldUntil)} unless you confirm it`;
}

const dateOf = (time: string | null | undefined): string => (time ? new Date(time).toLocaleDateString() : '');

function WorkToDo() {
  const { data } = useQuery({
    queryKey: WORK_LISTED,
    queryFn: () =>
      api.query(orders, { options: { filter: WORK, sort: { orderPlacedAt: 'ASC' }, take: MOST } }),
    refetchInterval: ASK_AGAIN_MS,
  });
  const found = data?.orders;
  return (
    <Page pageId="work">
      <PageTitle>Work to do</PageTitle>
      <PageLayout>
        <FullWidthPageBlock blockId="work">
          {found?.totalItems === 0 && <p>No order waits for you.</p>}
          {found && found.totalItems > MOST && <p>{`The oldest ${MOST} of ${found.totalItems} orders:`}</p>}
          {found && found.totalItems > 0 && (
            <Table>
              <TableHeader>
                <TableRow>
                  {['Order', 'Placed', 'Contact', 'Total', 'Term', 'Decision'].map((name) => (
                    <TableHead key={name}>{name}</TableHead>
                  ))}
                </TableRow>
              </TableHeader>
              <TableBody>
                {found.items.filter(isToDo).map((order) => (
                  <TableRow key={order.id}>
                    <TableCell>
                      <Link to={`/orders/${order.state === DRAFT ? 'draft/' : ''}${order.id}`}>
                        {order.code}
                      </Link>
                    </TableCell>
                    <TableCell>{dateOf(order.orderPlacedAt)}</TableCell>
                    <TableCell>
                      {nameOf(order.customFields?.contact ? contactOf(order) : (order.customer ?? {}))}
                    </TableCell>
                    <TableCell>
                      <Money value={order.totalWithTax} currency={order.currencyCode} />
                    </TableCell>
                    <TableCell>{termOf(order)}</TableCell>
                    <TableCell>
                      <ConfirmButton order={order} />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          )}
        </FullWidthPageBlock>
      </PageLayout>
    </Page>
  );
}

defineDashboardExtension({
  routes: [
    {
      path: '/work',
      loader: () => ({ breadcrumb: 'Work to do' }),
      navMenuItem: {
        id: 'work',
        sectionId: 'sales',
        title: 'Work to do',
        icon: ListChecksIcon,
        order: 0,
        requiresPermission: ['ReadOrder'],
      },
      component: () => <WorkToDo />,
    },
  ],
  actionBarItems: [
    {
      pageId: 'order-detail',
      id: 'confirm-order',
      requiresPermission: ['UpdateOrder'],
      component: ({ context: { entity } }) => (entity ? <ConfirmButton order={entity} /> : null),
    },
    {
      pageId: 'draft-order-detail',
      id: 'send-quote',
      requiresPermission: ['UpdateOrder'],
      component: ({ context: { entity } }) => (entity ? <ConfirmButton order={entity} /> : null),
    },
  ],
  pageBlocks: [
    {
      id: 'order-contact',
      title: 'Contact of this order',
      location: {
        pageId: 'order-detail',
        column: 'side',
        position: { blockId: 'customer', order: 'before' },
      },
      shouldRender: ({ entity }) => Boolean(entity?.customFields?.contact),
      component: ({ context: { entity } }) => <ContactOfOrder order={entity} />,
    },
  ],
  dataTables: [{ pageId: 'order-list', viewOptionDefaults: { columnVisibility: { isConfirmed: true } } }],
});
