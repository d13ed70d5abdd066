import type { FormOutcome } from '#app/commerce/commerce.ts';
import * as texts from './texts.ts';
import { failureText } from '#app/commerce/failure-texts.ts';
import { Message } from '#app/ui/message.tsx';

type AccountMessageProps = {
  /** Undefined before the first request and while one is pending. */
  readonly outcome: FormOutcome | undefined;
  readonly successText: string;
  readonly refusedText?: string;
  /** The labels of the form's fields, by the fields' names in a request. */
  readonly labels?: Readonly<Record<string, string>>;
};

/** Shows the outcome of the last request in a live region. */
export function AccountMessage({
  outcome,
  successText,
  refusedText = texts.signInRefused,
  labels,
}: AccountMessageProps) {
  if (outcome === undefined) return <Message />;
  switch (outcome.kind) {
    case 'accepted':
    case 'signed-in':
    case 'saved':
      return <Message success>{successText}</Message>;
    case 'refused':
      return <Message>{refusedText}</Message>;
    case 'expired':
      return <Message>{texts.linkExpired}</Message>;
    default:
      return <Message>{failureText(outcome, labels)}</Message>;
  }
}
