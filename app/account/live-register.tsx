import { registerMeta, RegisterPage } from './register-page.tsx';
import { NewsletterField } from './newsletter-field.tsx';
import { confirmationSent } from './screen-texts.ts';

export const meta = registerMeta;

export default function LiveRegister() {
  return <RegisterPage successText={confirmationSent} newsletterField={NewsletterField} />;
}
