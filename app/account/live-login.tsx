import { useNavigate } from 'react-router';
import { rememberSignedIn } from '#app/lib/signed-in-store.ts';
import { meta as loginMeta, LoginPage } from './login.tsx';

export const meta = loginMeta;

export default function LiveLogin() {
  const navigate = useNavigate();
  return (
    <LoginPage
      onSignedIn={() => {
        rememberSignedIn(true);
        void navigate('/account');
      }}
    />
  );
}
