import { useState } from 'react';
import type { AccountOutcome } from '#app/commerce/commerce.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { EMPTY_PASSWORD_RESET, PASSWORD_RESET_RULES } from '#app/domain/account/credentials.ts';
import { validate } from '#app/domain/validation.ts';
import * as texts from '#app/texts/account.ts';
import { BusyButton } from '#app/ui/busy-button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useForm } from '#app/ui/use-form.ts';
import { AccountAnswer } from './account-answer.tsx';
import styles from './account-form.module.css';

const LABELS = { email: texts.email };

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
    <form {...form} className={styles.form} aria-label={texts.forgotPassword}>
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
      <BusyButton busy={busy} busyLabel={texts.sendingResetLink}>
        {texts.sendResetLink}
      </BusyButton>
      <AccountAnswer outcome={outcome} accepted={texts.resetLinkSent} />
    </form>
  );
}
