import { Link } from 'react-router';
import { required } from '#app/lib/validation.ts';
import { password, signIn } from './texts.ts';
import * as texts from './screen-texts.ts';
import { BusyButton } from '#app/ui/busy-button.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { PasswordField } from '#app/ui/password-field.tsx';
import { AccountMessage } from './account-message.tsx';
import { rememberSignedIn } from '#app/lib/signed-in-store.ts';
import { useAccountForm } from './use-account-form.ts';

const LABELS = { password };

/**
 * Confirms a registration, and asks for the password that was chosen for it. The mailed link alone is not enough: a stranger may
 * have registered the visitor's e-mail address, and would then know the password of the confirmed account.
 * @param token from the mailed link
 */
export function Confirmation({ token }: { readonly token: string }) {
  const { formProps, errorSummary, busy, inputProps, outcome } = useAccountForm({
    initialValues: { password: '' },
    rules: { password: [required()] },
    send: async (commerce, values) => {
      const sent = await commerce.confirmRegistration(token, values.password);
      if (sent.kind === 'signed-in') {
        rememberSignedIn(true);
        // The field or button that has the focus is about to disappear.
        focusHeading();
      }
      return sent;
    },
  });
  const isConfirmed = outcome?.kind === 'signed-in';
  return (
    <form {...formProps} className="account-form" aria-label={texts.confirmAccount}>
      <ErrorSummary {...errorSummary} labels={LABELS} />
      {!isConfirmed && (
        <>
          <PasswordField
            {...inputProps('password')}
            label={LABELS.password}
            hint={texts.confirmHint}
            autoComplete="current-password"
            enterKeyHint="done"
            required
          />
          <BusyButton busy={busy} busyLabel={texts.confirming}>
            {texts.confirmAccount}
          </BusyButton>
        </>
      )}
      <AccountMessage
        outcome={outcome}
        successText={texts.accountConfirmed}
        refusedText={texts.passwordOfRegistrationWrong}
        labels={LABELS}
      />
      {isConfirmed && (
        <p>
          <ButtonLink variant="action" to="/account">
            {texts.myAccount}
          </ButtonLink>
        </p>
      )}
      {outcome?.kind === 'refused' && (
        <p>
          <Link to="/forgot-password">{texts.setNewPassword}</Link>
        </p>
      )}
      {outcome?.kind === 'expired' && (
        <p>
          <Link to="/login">{signIn}</Link>
          {' · '}
          <Link to="/register">{texts.registerAgain}</Link>
        </p>
      )}
    </form>
  );
}
