import { emailRules, required, type Rules } from '#app/lib/validation.ts';

export type ContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
};

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: '', message: '' };

export const CONTACT_RULES: Rules<ContactMessage> = {
  name: [required()],
  email: emailRules,
  subject: [required()],
  message: [required()],
};
