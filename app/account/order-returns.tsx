import { useState } from 'react';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { failureText } from '#app/commerce/failure-texts.ts';
import { MAX_RETURN_REASON } from '#app/commerce/model/order.ts';
import { formatDay } from '#app/lib/day.ts';
import { required } from '#app/lib/validation.ts';
import { BusyButton } from '#app/ui/button.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import { ErrorSummary, Message } from '#app/ui/message.tsx';
import { notify } from '#app/ui/notices.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { useForm } from '#app/ui/use-form.ts';
import type { OwnOrderProps } from './cancel-order.tsx';
import * as texts from './texts.ts';

/** What the buyer has asked to send back, and a form to ask. */
export function OrderReturns(props: OwnOrderProps) {
  const { lines, returns = [] } = props.order;
  const isAsking = returns.some(({ answer }) => !answer);
  const canAsk = !isAsking && lines.some(({ returnable = 0 }) => returnable > 0);
  if (returns.length === 0 && !canAsk) return null;
  return (
    <section className="stack account-returns no-print" aria-labelledby="order-returns">
      <h2 id="order-returns" className="account-heading">
        {texts.returns}
      </h2>
      {returns.map(({ askedAt, lines: pieces, reason, answer }) => (
        <div key={askedAt} className="account-return">
          <p>
            <strong>{texts.returnState(answer?.isAccepted)}</strong> {texts.askedOn(formatDay(askedAt))}
          </p>
          <ul>
            {pieces.map(({ title, quantity }) => (
              <li key={title}>{texts.pieces(quantity, title)}</li>
            ))}
          </ul>
          <p className="account-typed">{reason}</p>
          {answer && <p className="account-typed">{texts.answered(answer.text)}</p>}
        </div>
      ))}
      {canAsk && (
        <details>
          <summary>{texts.sendBack}</summary>
          <ReturnForm key={returns.length} {...props} />
        </details>
      )}
    </section>
  );
}

const quantityName = (productId: string) => `quantity ${productId}`;

function ReturnForm({ order, orderKey, onChanged }: OwnOrderProps) {
  const commerce = useCommerce();
  const [failure, setFailure] = useState<string>();
  const lines = order.lines.filter(({ returnable = 0 }) => returnable > 0);
  const [initialValues] = useState<Readonly<Record<string, string>>>(() => ({
    ...Object.fromEntries(lines.map(({ productId }) => [quantityName(productId), '0'])),
    reason: '',
  }));
  const form = useForm({
    initialValues,
    rules: { reason: [required()] },
    onSubmit: async (values) => {
      const wanted = lines.flatMap(({ productId }) => {
        const quantity = Number(values[quantityName(productId)]);
        return quantity > 0 ? [{ productId, quantity }] : [];
      });
      if (wanted.length === 0) return setFailure(texts.chooseReturned);
      setFailure(undefined);
      const request = { lines: wanted, reason: values['reason'] ?? '' };
      const outcome = await commerce.askForReturn(request, order.number, orderKey);
      if (outcome.kind !== 'order')
        return setFailure(failureText(outcome, { reason: texts.returnReason }, texts.mayBeDone));
      notify(texts.returnAsked);
      onChanged(outcome.order);
      focusHeading();
    },
  });
  return (
    <form {...form.formProps} className="stack account-form" aria-label={texts.sendBack}>
      <p>{texts.returnLead}</p>
      <ErrorSummary {...form.errorSummary} labels={{ reason: texts.returnReason }} />
      {lines.map(({ productId, title, returnable = 0 }) => (
        <SelectField
          key={productId}
          {...form.inputProps(quantityName(productId))}
          label={texts.piecesOf(title)}
          options={Array.from({ length: returnable + 1 }, (_, quantity) => String(quantity))}
        />
      ))}
      <TextAreaField
        {...form.inputProps('reason')}
        label={texts.returnReason}
        hint={texts.returnReasonHint}
        maxLength={MAX_RETURN_REASON}
        required
      />
      <div className="cluster">
        <BusyButton wide={false} busy={form.busy} busyLabel={texts.sendingReturn}>
          {texts.askForReturn}
        </BusyButton>
      </div>
      <Message role="alert">{failure}</Message>
    </form>
  );
}
