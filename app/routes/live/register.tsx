import { registerMeta, RegisterPage } from '#app/routes/register-page.tsx';
import { confirmationSent } from '#app/texts/account-screens.ts';

export const meta = registerMeta;

export default function LiveRegister() {
  return <RegisterPage successText={confirmationSent} />;
}
