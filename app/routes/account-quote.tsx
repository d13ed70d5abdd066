import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { AccountScreen } from '#app/account/account-screen.tsx';
import { LinesTable, totalRows } from '#app/account/lines-table.tsx';
import * as texts from '#app/account/quote-texts.ts';
import { shippingAddress } from '#app/account/texts.ts';
import { AgreeToTerms } from '#app/checkout/agree-to-terms.tsx';
import { CostCentreField, useIsOfFirm } from '#app/checkout/cost-centre.tsx';
import { AddressLines } from '#app/checkout/outcome-screens.tsx';
import type { ShopQuote } from '#app/commerce/commerce.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { failureText } from '#app/commerce/failure-texts.ts';
import { MAX_REFERENCE } from '#app/commerce/model/order.ts';
import { formatDay } from '#app/lib/day.ts';
import { checked } from '#app/lib/validation.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import { BusyButton, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { ErrorSummary, Message } from '#app/ui/message.tsx';
import { KEEP_NOTICES, notify } from '#app/ui/notices.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { useForm } from '#app/ui/use-form.ts';

export const meta = ({ params: { number = '' } }: { readonly params: { readonly number?: string } }) =>
  privateMeta(texts.quote(number), texts.quoteDescription, `/account/quotes/${number}`)();

export default function Quote() {
  const { number = '' } = useParams();
  return (
    <AccountScreen
      key={number}
      title={texts.quote(number)}
      trail={[{ title: texts.quotes, to: '/account/quotes' }]}
      ask={(commerce) => commerce.shopQuote(number)}
      whenNotFound={<EmptyState heading={texts.quoteNotFound} text={texts.noQuotesText} />}
    >
      {({ quote }) => <QuoteView initial={quote} />}
    </AccountScreen>
  );
}

/** What the buyer reads in place of a form to order. */
const NOTES = { asked: texts.askedText, ended: texts.endedText, ordered: texts.orderedText } as const;

export function QuoteView({ initial }: { readonly initial: ShopQuote }) {
  const [quote, setQuote] = useState(initial);
  const { number, state, askedAt, until, lines, address } = quote;
  const isShort = lines.some(({ available, quantity }) => available < quantity);
  return (
    <>
      {quote !== initial && state === 'open' && !isShort && (
        <Message role="alert">{texts.changedQuote}</Message>
      )}
      <Facts
        facts={[
          [texts.state, texts.quoteStateName(state)],
          [texts.askedOn, formatDay(askedAt)],
          ...(until === undefined ? [] : [[texts.validUntil, formatDay(until)] as const]),
        ]}
        className="facts"
      />
      {state !== 'open' && <p>{NOTES[state]}</p>}
      {state === 'open' && isShort && <Message role="alert">{texts.shortText}</Message>}
      <LinesTable
        lines={lines}
        note={({ available, quantity }) =>
          state === 'open' && available < quantity ? texts.fewInStock(available) : undefined
        }
      />
      <Facts facts={totalRows(quote)} className="totals account-totals" areAmounts />
      <section aria-labelledby="quote-address">
        <h2 id="quote-address" className="account-heading">
          {shippingAddress}
        </h2>
        <address>
          <AddressLines shipping={address} />
        </address>
      </section>
      {state === 'ordered' && (
        <div className="cluster">
          <ButtonLink variant="action" to={`/account/orders/${number}`}>
            {texts.lookAtOrder}
          </ButtonLink>
        </div>
      )}
      {state === 'open' && !isShort && <OrderForm quote={quote} onChanged={setQuote} />}
    </>
  );
}

const LABELS = {
  purchaseOrder: texts.optionalPurchaseOrder,
  costCentre: texts.costCentre,
  agreeToTerms: texts.termsAgreement,
  paymentMethod: texts.paidByInvoice,
};

type OrderFormProps = { readonly quote: ShopQuote; readonly onChanged: (quote: ShopQuote) => void };

function OrderForm({ quote, onChanged }: OrderFormProps) {
  const commerce = useCommerce();
  const navigate = useNavigate();
  const isOfFirm = useIsOfFirm();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    initialValues: { purchaseOrder: '', costCentre: '', agreeToTerms: false },
    rules: { agreeToTerms: [checked('terms-not-accepted')] },
    onSubmit: async ({ purchaseOrder, costCentre }) => {
      setFailure(undefined);
      const outcome = await commerce.acceptShopQuote(quote, {
        purchaseOrder: purchaseOrder.trim(),
        costCentre: costCentre.trim(),
      });
      if (outcome.kind === 'placed') {
        notify(texts.orderPlacedNotice(outcome.number));
        await navigate(`/account/orders/${outcome.number}`, { state: KEEP_NOTICES });
      } else if (outcome.kind === 'shop-quote') onChanged(outcome.quote);
      else setFailure(failureText(outcome, LABELS, texts.unconfirmed));
    },
  });
  return (
    <form {...form.formProps} className="stack account-form no-print" aria-label={texts.orderHeading}>
      <h2 className="account-heading">{texts.orderHeading}</h2>
      <ErrorSummary {...form.errorSummary} labels={LABELS} />
      <p>{texts.paidByInvoice}</p>
      <TextField
        {...form.inputProps('purchaseOrder')}
        label={LABELS.purchaseOrder}
        hint={texts.purchaseOrderHint}
        maxLength={MAX_REFERENCE}
        spellCheck={false}
        autoComplete="off"
        enterKeyHint="done"
      />
      {isOfFirm && <CostCentreField {...form.inputProps('costCentre')} />}
      <AgreeToTerms {...form.checkboxProps('agreeToTerms')} />
      <div className="cluster">
        <BusyButton busy={form.busy} busyLabel={texts.processing}>
          {texts.placeOrder}
        </BusyButton>
      </div>
      <Message role="alert">{failure}</Message>
    </form>
  );
}
