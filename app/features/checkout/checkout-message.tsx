import type { CheckoutProblem } from '#app/domain/order/checkout-flow.ts';
import * as texts from '#app/texts/checkout.ts';
import { failureText } from '#app/texts/failures.ts';
import { focusOnMount } from '#app/ui/focus-on-mount.ts';
import { Message } from '#app/ui/message.tsx';
import styles from './checkout-form.module.css';
import { LABELS } from './checkout-labels.ts';

/** Says above the form why the order was not placed. It takes the focus, because the button is far below. */
export function CheckoutMessage({ problem }: { readonly problem: CheckoutProblem }) {
  return (
    <div ref={focusOnMount} tabIndex={-1} className={styles.problem}>
      <Message role="alert">{textOf(problem)}</Message>
    </div>
  );
}

function textOf(problem: CheckoutProblem): string {
  switch (problem.kind) {
    case 'changed':
      return texts.changedText;
    case 'not-placed':
      return texts.notPlacedText;
    case 'signed-out':
      return texts.signedOutText;
    default:
      return failureText(problem, LABELS);
  }
}
