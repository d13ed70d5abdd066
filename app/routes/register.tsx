import { href, Link } from 'react-router';
import * as backEnd from '#app/back-end.ts';
import { AccountForm, NAME_FIELDS, NEWSLETTER_FIELD, newPasswordFields } from '#app/account/account-form.tsx';
import { AccountPage } from '#app/account/account-page.tsx';
import {
  EMPTY_REGISTRATION,
  passwordMismatchSoFar,
  REGISTRATION_RULES,
} from '#app/commerce/model/account-forms.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/account/texts.ts';

export const meta = privateMeta(texts.createAnAccount, texts.registerDescription, '/register');

export default function Register() {
  return (
    <AccountPage
      title={texts.createAnAccount}
      lead={
        <>
          {texts.alreadyRegistered} <Link to={href('/login')}>{texts.signIn}</Link>
        </>
      }
    >
      <AccountForm
        title={texts.createAnAccount}
        lead={
          <p className="muted">{backEnd.accounts ? texts.requiredUnlessOptional : texts.allFieldsRequired}</p>
        }
        initialValues={EMPTY_REGISTRATION}
        rules={REGISTRATION_RULES}
        whileTyping={passwordMismatchSoFar}
        fields={[
          NAME_FIELDS,
          { name: 'email', label: texts.email, type: 'email', autoComplete: 'email' },
          ...newPasswordFields(texts.password, texts.confirmPassword),
          ...(backEnd.accounts ? [NEWSLETTER_FIELD] : []),
        ]}
        send={(commerce, account) => commerce.register(account)}
        submit={texts.createAccount}
        busyText={texts.creatingAccount}
        successText={backEnd.accounts ? texts.confirmationSent : texts.accountCreated}
      />
    </AccountPage>
  );
}
