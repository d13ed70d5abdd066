import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rememberSignedIn } from '#app/lib/signed-in-store.ts';
import { required } from '#app/lib/validation.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import type { FormOutcome } from '#app/commerce/commerce.ts';
import { AccountForm } from '#app/account/account-form.tsx';
import { LinkPage } from '#app/account/account-page.tsx';
import { privateMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/account/texts.ts';

export const meta = privateMeta(texts.confirmAccount, texts.confirmDescription, '/confirm');

const NEXT_STEPS: { readonly [Kind in FormOutcome['kind']]?: ReactNode } = {
  'signed-in': (
    <p>
      <ButtonLink variant="action" to="/account">
        {texts.myAccount}
      </ButtonLink>
    </p>
  ),
  refused: (
    <p>
      <Link to="/forgot-password">{texts.setNewPassword}</Link>
    </p>
  ),
  expired: (
    <p>
      <Link to="/login">{texts.signIn}</Link>
      {' · '}
      <Link to="/register">{texts.registerAgain}</Link>
    </p>
  ),
};

/**
 * Confirms a registration, and asks for the password that was chosen for it. The mailed link alone is not enough: a stranger may
 * have registered the visitor's e-mail address, and would then know the password of the confirmed account.
 */
export default function Confirm() {
  return (
    <LinkPage title={texts.confirmAccount}>
      {(token) => (
        <AccountForm
          title={texts.confirmAccount}
          initialValues={{ password: '' }}
          rules={{ password: [required()] }}
          fields={[
            {
              name: 'password',
              label: texts.password,
              type: 'password',
              hint: texts.confirmHint,
              autoComplete: 'current-password',
            },
          ]}
          send={async (commerce, { password }) => {
            const sent = await commerce.confirmRegistration(token, password);
            if (sent.kind === 'signed-in') {
              rememberSignedIn(true);
              // The field or button that has the focus is about to disappear.
              focusHeading();
            }
            return sent;
          }}
          submit={texts.confirmAccount}
          busyText={texts.confirming}
          successText={texts.accountConfirmed}
          refusedText={texts.passwordOfRegistrationWrong}
          afterSuccess="hide"
        >
          {(outcome) => outcome && NEXT_STEPS[outcome.kind]}
        </AccountForm>
      )}
    </LinkPage>
  );
}
