import { cutTo } from '#app/lib/shortened.ts';
import { isRecord, isString } from '#app/lib/type-guards.ts';
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

/** The greatest lengths that a back end accepts, in UTF-16 code units. */
export const MAX_MESSAGE_LENGTHS = { subject: 255, message: 5000 } as const;

/** What a link that says `Ask us` fills into the contact form. */
export type Question = Pick<ContactMessage, keyof typeof MAX_MESSAGE_LENGTHS>;

/** Reads the question in the state of a history entry. What is missing or no text is empty. */
export function readQuestion(state: unknown): Question {
  const textOf = (name: keyof Question) => {
    const text = isRecord(state) ? state[name] : undefined;
    return isString(text) ? cutTo(MAX_MESSAGE_LENGTHS[name], text.toWellFormed()) : '';
  };
  return { subject: textOf('subject'), message: textOf('message') };
}
