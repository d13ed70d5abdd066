import { useNavigate, useSearchParams } from 'react-router';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';
import { AccountPage } from './account-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './screen-texts.ts';
import { notify } from '#app/ui/notices.ts';

export const meta = () =>
  pageMeta({
    title: texts.choosePassword,
    description: texts.choosePasswordDescription,
    path: '/reset-password',
    indexed: false,
  });

export default function ResetPassword() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // `false` until hydration, because the prerendered page does not know the query.
  const token = useHydratedValue<string | boolean>(false, query.get('token') ?? '');

  async function openAccount() {
    await navigate('/account');
    notify(texts.passwordSaved);
  }

  return (
    <AccountPage title={texts.choosePassword} lead={token === '' ? texts.linkIncomplete : undefined}>
      {typeof token === 'string' && token !== '' && (
        <NewPasswordForm token={token} onSignedIn={() => void openAccount()} />
      )}
    </AccountPage>
  );
}
