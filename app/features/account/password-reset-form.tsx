import { useState } from 'react';
import type { AccountOutcome } from '#app/commerce/commerce.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { EMPTY_PASSWORD_RESET, PASSWORD_RESET_RULES } from '#app/domain/account/credentials.ts';
import { validate } from '#app/domain/validation.ts';
import { BusyButton } from '#app/ui/busy-button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useForm } from '#app/ui/use-form.ts';
import { AccountAnswer } from './account-answer.tsx';
import styles from './account-form.module.css';

const LABELS = { email: 'Email Address' };

export function PasswordResetForm() {
  const commerce = useCommerce();
  const [outcome, setOutcome] = useState<AccountOutcome>();
  const { form, failure, busy, text } = useForm({
    initial: EMPTY_PASSWORD_RESET,
    validate: (typed) => validate(typed, PASSWORD_RESET_RULES),
    onSubmit: async (request) => {
      setOutcome(undefined);
      setOutcome(await commerce.requestPasswordReset(request));
    },
  });
  return (
    <form {...form} className={styles.form} aria-label="Forgot your password?">
      <ErrorSummary failure={failure} labels={LABELS} />
      <TextField
        {...text('email')}
        label={LABELS.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        enterKeyHint="send"
        required
      />
      <BusyButton busy={busy} busyLabel="Sending...">
        Send reset link
      </BusyButton>
      <AccountAnswer
        outcome={outcome}
        accepted="If this address has an account, a message with a link is on its way."
      />
    </form>
  );
}
