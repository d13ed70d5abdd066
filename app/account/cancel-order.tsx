import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { PastOrder } from '#app/commerce/commerce.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { failureText } from '#app/commerce/failure-texts.ts';
import { formatMoney } from '#app/lib/money.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import { Message } from '#app/ui/message.tsx';
import { notify } from '#app/ui/notices.ts';
import * as texts from './texts.ts';

export type OwnOrderProps = {
  readonly order: PastOrder;
  /** Opens the order without an account. */
  readonly orderKey: string | undefined;
  /** Receives the order as it is then. */
  readonly onChanged: (order: PastOrder) => void;
};

/** Asks before it cancels the order. */
export function CancelOrder({ order, orderKey, onChanged }: OwnOrderProps) {
  const commerce = useCommerce();
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function cancel() {
    if (busy) return;
    setFailure(undefined);
    setBusy(true);
    const outcome = await commerce.cancelOrder(order.number, orderKey);
    setBusy(false);
    if (outcome.kind !== 'order') return setFailure(failureText(outcome, {}, texts.mayBeDone));
    const { deliveryState } = outcome.order;
    notify(deliveryState === 'cancelled' ? texts.orderCancelled(order.number) : texts.packedAlready);
    // While the dialog is open nothing behind it can have the focus.
    flushSync(() => {
      setIsAsking(false);
      onChanged(outcome.order);
    });
    focusHeading();
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{texts.cancelOrder}</Button>
      <Dialog
        title={texts.cancelThisOrder(order.number)}
        closeLabel={texts.keepOrder}
        open={isAsking}
        centered
        onClose={() => setIsAsking(false)}
        footer={
          <div className="cluster">
            <Button variant="action" aria-disabled={busy} onClick={() => void cancel()}>
              {busy ? texts.cancelling : texts.cancelOrder}
            </Button>
            <Button onClick={() => setIsAsking(false)}>{texts.keepOrder}</Button>
          </div>
        }
      >
        <div className="stack">
          <p>{texts.cancelMeans}</p>
          <p>
            {order.paid > order.refunded
              ? texts.moneyGoesBack(formatMoney(order.paid - order.refunded))
              : texts.nothingIsCharged}
          </p>
          <Message role="alert">{failure}</Message>
        </div>
      </Dialog>
    </>
  );
}
