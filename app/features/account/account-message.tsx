import type { AccountOutcome } from '#app/commerce/commerce.ts';
import { serviceErrorText } from '#app/texts/service-errors.ts';
import { Message } from '#app/ui/message.tsx';

type AccountMessageProps = {
  /** Undefined before the first request and while one is pending. */
  readonly outcome: AccountOutcome | undefined;
  readonly successText: string;
};

/** Shows the outcome of the last request in a live region. */
export function AccountMessage({ outcome, successText }: AccountMessageProps) {
  if (outcome?.kind === 'accepted') return <Message success>{successText}</Message>;
  return <Message>{outcome && serviceErrorText(outcome.error).text}</Message>;
}
