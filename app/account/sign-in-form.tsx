import { href, Link } from 'react-router';
import { rememberSignedIn } from '#app/lib/signed-in-store.ts';
import * as backEnd from '#app/back-end.ts';
import { signInWith } from '#app/shop-data.ts';
import { Button } from '#app/ui/button.tsx';
import { AccountForm } from './account-form.tsx';
import { EMPTY_SIGN_IN, SIGN_IN_RULES } from '#app/commerce/model/account-forms.ts';
import * as texts from './texts.ts';

export function SignInForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  return (
    <AccountForm
      title={texts.signIn}
      initialValues={EMPTY_SIGN_IN}
      rules={SIGN_IN_RULES}
      fields={[
        { name: 'email', label: texts.email, type: 'email', autoComplete: 'username' },
        {
          name: 'password',
          label: texts.password,
          type: 'password',
          autoComplete: 'current-password',
          enterKeyHint: 'go',
        },
        {
          name: 'remember',
          label: texts.rememberMe,
          type: 'checkbox',
          aside: (
            <Link to={href('/forgot-password')} className="account-form-link">
              {texts.forgotPassword}
            </Link>
          ),
        },
      ]}
      send={async (commerce, credentials) => {
        const sent = await commerce.signIn(credentials);
        if (sent.kind === 'signed-in') {
          rememberSignedIn(true);
          onSignedIn();
        }
        return sent;
      }}
      submit={texts.signIn}
      busyText={texts.signingIn}
      successText={texts.signedIn}
    >
      {/* These buttons do nothing, as specified. */}
      {() =>
        !backEnd.accounts &&
        signInWith.length > 0 && (
          <>
            <p className="hint account-form-divider">{texts.orContinueWith}</p>
            <div className="field-row">
              {signInWith.map((service) => (
                <Button key={service}>{service}</Button>
              ))}
            </div>
          </>
        )
      }
    </AccountForm>
  );
}
