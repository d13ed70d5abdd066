import { registerMeta, RegisterPage } from './register-page.tsx';

export const meta = registerMeta;

export default function Register() {
  return <RegisterPage />;
}
