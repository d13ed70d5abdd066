import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { failureText } from '#app/commerce/failure-texts.ts';
import { MAX_RETURN_REASON } from '#app/commerce/model/order.ts';
import type { Failure } from '#app/commerce/model/service-error.ts';
import { BusyButton, Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Message } from '#app/ui/message.tsx';
import { KEEP_NOTICES, notify } from '#app/ui/notices.ts';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { useForm } from '#app/ui/use-form.ts';
import * as texts from './firm-texts.ts';
import { mayBeDone } from './texts.ts';

function decisionFailure(failure: Failure): string {
  if (failure.kind === 'not-found') return texts.decidedMeanwhile;
  if (failure.kind !== 'rejected') return failureText(failure, {}, mayBeDone);
  if ('lines' in failure.fields) return texts.tooLittleStock;
  return 'payment' in failure.fields ? texts.paymentGone : failureText(failure, { reason: texts.reason });
}

/** For the order of a colleague that waits for the approval of who is signed in. */
export function DecideOrder({ number }: { readonly number: string }) {
  const commerce = useCommerce();
  const navigate = useNavigate();
  const [isDeclining, setIsDeclining] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function decide(isApproved: boolean, reason = '') {
    if (busy) return;
    setFailure(undefined);
    setBusy(true);
    const outcome = await commerce.decideOrder(number, { isApproved, reason });
    // Otherwise it stays busy, and the second click of a double click does nothing.
    if (outcome.kind !== 'decided') {
      setBusy(false);
      return setFailure(decisionFailure(outcome));
    }
    notify((isApproved ? texts.approved : texts.declined)(number));
    await navigate('/account/orders', { state: KEEP_NOTICES });
  }
  const form = useForm({
    initialValues: { reason: '' },
    rules: {},
    onSubmit: async ({ reason }) => decide(false, reason.trim()),
  });
  return (
    <div className="stack account-form no-print">
      <p>{texts.waitsForYou}</p>
      <div className="cluster">
        <Button variant="action" aria-disabled={busy} onClick={() => void decide(true)}>
          {busy && !isDeclining ? texts.approving : texts.approve}
        </Button>
        <Button onClick={() => setIsDeclining(true)}>{texts.decline}</Button>
      </div>
      {!isDeclining && <Message role="alert">{failure}</Message>}
      <Dialog
        title={texts.declineThisOrder(number)}
        closeLabel={texts.keepWaiting}
        open={isDeclining}
        centered
        onClose={() => setIsDeclining(false)}
      >
        <form {...form.formProps} className="stack account-form" aria-label={texts.decline}>
          <p>{texts.declineMeans}</p>
          <TextAreaField
            {...form.inputProps('reason')}
            label={texts.reason}
            hint={texts.reasonHint}
            rows={4}
            maxLength={MAX_RETURN_REASON}
          />
          <div className="cluster">
            <BusyButton wide={false} busy={busy} busyLabel={texts.declining}>
              {texts.decline}
            </BusyButton>
            <Button onClick={() => setIsDeclining(false)}>{texts.keepWaiting}</Button>
          </div>
          <Message role="alert">{failure}</Message>
        </form>
      </Dialog>
    </div>
  );
}
