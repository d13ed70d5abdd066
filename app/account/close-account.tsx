import { useNavigate } from 'react-router';
import { countSignOut } from '#app/lib/sign-outs.ts';
import { rememberSignedIn } from '#app/lib/signed-in-store.ts';
import { required } from '#app/lib/validation.ts';
import { KEEP_NOTICES, notify } from '#app/ui/notices.ts';
import { AccountForm } from './account-form.tsx';
import * as texts from './texts.ts';

export function CloseAccount() {
  const navigate = useNavigate();
  return (
    <details>
      <summary>{texts.closeAccount}</summary>
      <AccountForm
        title={texts.closeAccount}
        lead={
          <>
            <p>{texts.closingDeletes}</p>
            <p>{texts.closingKeeps}</p>
          </>
        }
        initialValues={{ password: '' }}
        rules={{ password: [required()] }}
        fields={[
          {
            name: 'password',
            label: texts.currentPassword,
            type: 'password',
            autoComplete: 'current-password',
          },
        ]}
        send={async (commerce, { password }) => {
          const outcome = await commerce.closeAccount(password);
          if (outcome.kind !== 'saved') return outcome;
          rememberSignedIn(false);
          countSignOut();
          notify(texts.accountClosed);
          await navigate('/', { state: KEEP_NOTICES });
          return outcome;
        }}
        submit={texts.closeAccount}
        busyText={texts.closing}
        successText={texts.accountClosed}
        noAnswer={texts.mayBeDone}
        refusedText={texts.currentPasswordWrong}
        actions={null}
      />
    </details>
  );
}
