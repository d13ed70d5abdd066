// What the back office of the shop has beside that of Vendure: what waits for the owner, and a press to decide about it; the sales of
// thirty days; the books.
import {
  api,
  Button,
  DashboardBaseWidget,
  defineDashboardExtension,
  FullWidthPageBlock,
  graphql,
  Input,
  Label,
  MetricsChart,
  Money,
  orderChartDataQuery,
  Page,
  PageLayout,
  PageTitle,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Textarea,
  useChannel,
  useLocalFormat,
} from '@vendure/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileSpreadsheetIcon, ListChecksIcon } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';

type Order = {
  readonly id: string;
  readonly code: string;
  readonly state: string;
  readonly customFields?: {
    readonly contact?: string | null;
    readonly heldUntil?: string | null;
    readonly isConfirmed?: boolean;
    readonly awaitsFirm?: boolean;
    readonly isQuoted?: boolean;
  };
};
/** The buttons. */
type Decision = 'Approve' | 'Confirm' | 'Send quote';
type Contact = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phone?: string;
};

const WAITING = 'WaitingForApproval';
const HELD = 'PaymentAuthorized';
const DRAFT = 'Draft';
const ASK_AGAIN_MS = 30_000;
/** The names under which the browser keeps answers. */
const WORK_LISTED = ['work'];
const ORDER_SHOWN = ['DetailPage'];

const decideOrder = graphql(`
  mutation DecideOrder($input: UpdateOrderInput!) {
    setOrderCustomFields(input: $input) {
      id
    }
  }
`);

type Entry = {
  readonly id: string;
  readonly orderId: string | null;
  readonly variantId: string | null;
  readonly title: string;
  readonly detail: string;
  readonly at: string;
  readonly amount: number | null;
  readonly decision: Decision | null;
};
type Desk = {
  readonly desk: readonly {
    readonly kind: string;
    readonly total: number;
    readonly entries: readonly Entry[];
  }[];
};

// What the shop adds to the API, so the dashboard's own types lack it.
const DESK = '{ desk { kind total entries { id orderId variantId title detail at amount decision } } }';
const ANSWER =
  'mutation ($id: ID!, $isAccepted: Boolean!, $text: String!) { answerReturn(request: $id, isAccepted: $isAccepted, text: $text) }';
const BOOKS = 'query ($from: String!, $to: String!) { bookkeeping(from: $from, to: $to) }';

const SECTIONS: Readonly<Record<string, string>> = {
  'to-approve': 'To approve, confirm or quote',
  'awaits-firm': 'Waiting for an approver of the firm',
  'to-ship': 'To ship',
  returns: 'Returns to answer',
  'to-refund': 'Money to send back',
  overdue: 'Overdue',
  'low-stock': 'Low stock',
  'failed-mails': 'E-mails that wait',
};

const useDesk = () =>
  useQuery({
    queryKey: [...WORK_LISTED, 'desk'],
    queryFn: () => api.query<Desk>(DESK),
    refetchInterval: ASK_AGAIN_MS,
  });

function decisionOf({ state, customFields = {} }: Order): Decision | undefined {
  const { awaitsFirm, isQuoted, heldUntil, isConfirmed } = customFields;
  if (state === WAITING && !awaitsFirm) return 'Approve';
  if (state === DRAFT && !isQuoted) return 'Send quote';
  return state === HELD && heldUntil && isConfirmed === false ? 'Confirm' : undefined;
}

type DecideButtonProps = {
  readonly id: string;
  readonly code: string;
  readonly decision: Decision | null | undefined;
};

function DecideButton({ id, code, decision }: DecideButtonProps) {
  const isQuote = decision === 'Send quote';
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.mutate(decideOrder, {
        input: { id, customFields: isQuote ? { isQuoted: true } : { isConfirmed: true } },
      }),
    onSuccess: () => {
      toast.success(isQuote ? `Quote ${code} is on its way.` : `Order ${code} is confirmed.`);
      // Not all of them: while it asks again who is signed in, the dashboard shows no page.
      for (const queryKey of [WORK_LISTED, ORDER_SHOWN]) void queries.invalidateQueries({ queryKey });
    },
    onError: (error: Error) => void toast.error(error.message),
  });
  if (!decision) return null;
  return (
    <Button type="button" disabled={isPending} onClick={() => mutate()}>
      {decision}
    </Button>
  );
}

/** On the page of an order or quote. */
const decideHere = ({ context: { entity } }: { readonly context: { readonly entity?: Order } }) =>
  entity ? <DecideButton id={entity.id} code={entity.code} decision={decisionOf(entity)} /> : null;

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

const dateOf = (time: string | null | undefined): string => (time ? new Date(time).toLocaleDateString() : '');

function Desk() {
  const { activeChannel } = useChannel();
  const { data } = useDesk();
  const waiting = data?.desk.filter(({ total }) => total > 0) ?? [];
  if (data && waiting.length === 0) return <p>Nothing waits for you.</p>;
  return waiting.map(({ kind, total, entries }) => (
    <section key={kind} aria-labelledby={`desk-${kind}`} className="mt-8">
      <h2 id={`desk-${kind}`} className="mb-2 text-lg font-semibold">
        {`${SECTIONS[kind]} (${total})`}
      </h2>
      {entries.length < total && <p>{`The oldest ${entries.length}:`}</p>}
      <Table>
        <TableBody>
          {entries.map(({ id, orderId, variantId, title, detail, at, amount, decision }) => (
            <TableRow key={id}>
              <TableCell className="align-top">
                {orderId || variantId ? (
                  <Link
                    to={
                      orderId
                        ? `/orders/${decision === 'Send quote' ? 'draft/' : ''}${orderId}`
                        : `/product-variants/${variantId}`
                    }
                  >
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </TableCell>
              <TableCell className="align-top whitespace-pre-line break-words">{detail}</TableCell>
              <TableCell className="align-top">
                {amount !== null && (
                  <Money value={amount} currency={activeChannel?.defaultCurrencyCode ?? ''} />
                )}
              </TableCell>
              <TableCell className="align-top">{dateOf(at)}</TableCell>
              {decision && (
                <TableCell className="align-top">
                  <DecideButton id={id} code={title} decision={decision} />
                </TableCell>
              )}
              {kind === 'returns' && (
                <TableCell className="align-top">
                  <ReturnAnswer id={id} order={title} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  ));
}

function ReturnAnswer({ id, order }: { readonly id: string; readonly order: string }) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (isAccepted: boolean) => api.mutate(ANSWER, { id, isAccepted, text }),
    onSuccess: () => {
      toast.success(`The buyer of order ${order} gets your answer by e-mail.`);
      for (const queryKey of [WORK_LISTED, ORDER_SHOWN]) void queries.invalidateQueries({ queryKey });
    },
    onError: (error: Error) => void toast.error(error.message),
  });
  return (
    <div className="grid gap-2">
      <Textarea
        aria-label={`Answer to order ${order}`}
        placeholder="Where to send it, or why not"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex gap-2">
        <Button type="button" disabled={isPending} onClick={() => mutate(true)}>
          Accept
        </Button>
        <Button type="button" variant="outline" disabled={isPending} onClick={() => mutate(false)}>
          Refuse
        </Button>
      </div>
    </div>
  );
}

function DeskWidget() {
  const { data } = useDesk();
  return (
    <DashboardBaseWidget id="desk" title="Waits for you" description="What to decide, ship, answer and send">
      <ul>
        {data?.desk.map(({ kind, total }) => (
          <li key={kind} className="flex justify-between gap-4 py-1">
            <Link to="/work">{SECTIONS[kind]}</Link>
            <strong>{total}</strong>
          </li>
        ))}
      </ul>
    </DashboardBaseWidget>
  );
}

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const sum = (entries: readonly { readonly value: number }[] = []) =>
  entries.reduce((all, { value }) => all + value, 0);

function SalesWidget() {
  const { formatDate, formatCurrency } = useLocalFormat();
  const { activeChannel } = useChannel();
  const currency = activeChannel?.defaultCurrencyCode ?? 'USD';
  const { data } = useQuery({
    queryKey: ['sales-of-30-days'],
    queryFn: () => {
      const end = new Date();
      const start = new Date(end.getTime() - (DAYS - 1) * DAY_MS);
      return api.query(orderChartDataQuery, {
        types: ['OrderTotal', 'OrderCount'],
        refresh: true,
        startDate: start.toISOString(),
        endDate: end.toISOString(),
      });
    },
    refetchInterval: 10 * ASK_AGAIN_MS,
  });
  const [totals, counts] = ['OrderTotal', 'OrderCount'].map(
    (type) => data?.dashboardMetricSummary.find((summary) => summary.type === type)?.entries ?? [],
  );
  return (
    <DashboardBaseWidget
      id="sales-of-30-days"
      title={`Sales of ${DAYS} days`}
      description={`${formatCurrency(sum(totals), currency)} in ${sum(counts)} orders`}
    >
      {totals && totals.length > 0 && (
        <MetricsChart
          chartData={totals.map(({ label, value }) => ({
            name: formatDate(label, { month: 'short', day: 'numeric' }),
            sales: value,
          }))}
          formatValue={(value) => formatCurrency(value, currency, 0)}
          dataLabel="Sales"
        />
      )}
    </DashboardBaseWidget>
  );
}

/** @param day 0 is the last of the month before */
function dayInMonth(monthsFromNow: number, day: number): string {
  const today = new Date();
  // The Swedish form is that of ISO.
  return new Date(today.getFullYear(), today.getMonth() + monthsFromNow, day).toLocaleDateString('sv');
}

function Bookkeeping() {
  const [from, setFrom] = useState(() => dayInMonth(-1, 1));
  const [to, setTo] = useState(() => dayInMonth(0, 0));
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.query<{ readonly bookkeeping: string }>(BOOKS, { from, to }),
    onSuccess: ({ bookkeeping }) => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([bookkeeping], { type: 'text/csv' }));
      link.download = `orders-${from}-${to}.csv`;
      link.click();
      URL.revokeObjectURL(link.href);
    },
    onError: (error: Error) => void toast.error(error.message),
  });
  return (
    <Page pageId="bookkeeping">
      <PageTitle>Bookkeeping</PageTitle>
      <PageLayout>
        <FullWidthPageBlock blockId="bookkeeping">
          <form
            className="grid max-w-md gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              mutate();
            }}
          >
            <p>
              Invoices and credit notes of these days, or orders if the shop writes no invoices: a row for
              each rate of tax.
            </p>
            <Label htmlFor="books-from">From</Label>
            <Input
              id="books-from"
              type="date"
              required
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
            <Label htmlFor="books-to">Up to</Label>
            <Input
              id="books-to"
              type="date"
              required
              min={from}
              value={to}
              onChange={({ target }) => setTo(target.value)}
            />
            <Button type="submit" disabled={isPending}>
              Download as CSV
            </Button>
          </form>
        </FullWidthPageBlock>
      </PageLayout>
    </Page>
  );
}

const WorkToDo = () => (
  <Page pageId="work">
    <PageTitle>Work to do</PageTitle>
    <PageLayout>
      <FullWidthPageBlock blockId="work">
        <Desk />
      </FullWidthPageBlock>
    </PageLayout>
  </Page>
);

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
    {
      path: '/bookkeeping',
      loader: () => ({ breadcrumb: 'Bookkeeping' }),
      navMenuItem: {
        id: 'bookkeeping',
        sectionId: 'sales',
        title: 'Bookkeeping',
        icon: FileSpreadsheetIcon,
        requiresPermission: ['ReadOrder'],
      },
      component: () => <Bookkeeping />,
    },
  ],
  widgets: [
    {
      id: 'desk',
      name: 'Waits for you',
      component: DeskWidget,
      defaultSize: { w: 4, h: 6 },
      requiresPermissions: ['ReadOrder'],
    },
    {
      id: 'sales-of-30-days',
      name: 'Sales of 30 days',
      component: SalesWidget,
      defaultSize: { w: 8, h: 6 },
      requiresPermissions: ['ReadOrder'],
    },
  ],
  actionBarItems: [
    {
      pageId: 'order-detail',
      id: 'confirm-order',
      requiresPermission: ['UpdateOrder'],
      component: decideHere,
    },
    {
      pageId: 'draft-order-detail',
      id: 'send-quote',
      requiresPermission: ['UpdateOrder'],
      component: decideHere,
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
