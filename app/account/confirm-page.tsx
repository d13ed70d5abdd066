import { Link, useSearchParams } from 'react-router';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';
import { AccountPage } from './account-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { required } from '#app/lib/validation.ts';
import { BusyButton, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/message.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import { PasswordField } from '#app/ui/password-field.tsx';
import { AccountMessage, useAccountForm } from './account-form.tsx';
import { rememberSignedIn } from '#app/lib/signed-in-store.ts';

const LABELS = { password: texts.password };

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
          <Link to="/login">{texts.signIn}</Link>
          {' · '}
          <Link to="/register">{texts.registerAgain}</Link>
        </p>
      )}
    </form>
  );
}

export const meta = () =>
  pageMeta({
    title: texts.confirmAccount,
    description: texts.confirmDescription,
    path: '/confirm',
    indexed: false,
  });

export default function Confirm() {
  const [query] = useSearchParams();
  // `false` until hydration, because the prerendered page does not know the query.
  const token = useHydratedValue<string | boolean>(false, query.get('token') ?? '');
  return (
    <AccountPage title={texts.confirmAccount} lead={token === '' ? texts.linkIncomplete : undefined}>
      {typeof token === 'string' && token !== '' && <Confirmation token={token} />}
    </AccountPage>
  );
}
