import { loginMeta, LoginPage } from './login-page.tsx';

export const meta = loginMeta;

export default function Login() {
  return <LoginPage />;
}
