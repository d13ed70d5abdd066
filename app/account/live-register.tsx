import { meta as registerMeta, RegisterPage } from './register.tsx';
import { NewsletterField } from './account-form.tsx';
import { confirmationSent } from './texts.ts';

export const meta = registerMeta;

export default function LiveRegister() {
  return <RegisterPage successText={confirmationSent} newsletterField={NewsletterField} />;
}
