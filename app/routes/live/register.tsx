import { registerMeta, RegisterPage } from '#app/routes/register-page.tsx';
import { NewsletterField } from '#app/features/account/newsletter-field.tsx';
import { confirmationSent } from '#app/texts/account-screens.ts';

export const meta = registerMeta;

export default function LiveRegister() {
  return <RegisterPage successText={confirmationSent} newsletterField={NewsletterField} />;
}
