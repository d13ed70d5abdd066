import type { AccountOutcome } from '#app/commerce/commerce.ts';
import { SERVICE_ERRORS } from '#app/texts/service-errors.ts';
import { Message } from '#app/ui/message.tsx';

type AccountAnswerProps = {
  readonly outcome: AccountOutcome | undefined;
  /** What to say when it has worked. */
  readonly accepted: string;
};

/** What came back from the account service, in words. */
export function AccountAnswer({ outcome, accepted }: AccountAnswerProps) {
  const isAccepted = outcome?.kind === 'accepted';
  return <Message done={isAccepted}>{outcome && (isAccepted ? accepted : textOf(outcome))}</Message>;
}

function textOf({ error }: Extract<AccountOutcome, { kind: 'unavailable' }>): string {
  return { ...SERVICE_ERRORS.GENERIC, ...SERVICE_ERRORS[error] }.text;
}
