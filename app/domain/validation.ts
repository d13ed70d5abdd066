import { digitsOf } from './digits.ts';
import { MESSAGES } from '#app/texts/form-messages.ts';

/** Turns a field's value into what is wrong with it, or nothing. It may look at the rest of the form. */
export type Rule<Value, Form> = (value: Value, form: Form) => string | undefined;

/** A field's rules, the first that finds something counts; a field without rules is always right. */
export type Rules<Form> = { readonly [Field in keyof Form]?: readonly Rule<Form[Field], Form>[] };

export type FieldErrors<Form> = { readonly [Field in keyof Form]?: string };

/** What is wrong with a form, in the order of its fields. */
export function validate<Form extends object>(form: Form, rules: Rules<Form>): FieldErrors<Form> {
  const errors: { [Field in keyof Form]?: string } = {};
  for (const field in form) {
    for (const rule of rules[field] ?? []) {
      const message = rule(form[field], form);
      if (message === undefined) continue;
      errors[field] = message;
      break;
    }
  }
  return errors;
}

type TextRule = Rule<string, unknown>;

export function required(message: string = MESSAGES.required): TextRule {
  return (text) => (text.trim() === '' ? message : undefined);
}

export function matching(isRight: (text: string) => boolean, message: string): TextRule {
  return (text) => (isRight(text) ? undefined : message);
}

export function ticked(message: string): Rule<boolean, unknown> {
  return (isTicked) => (isTicked ? undefined : message);
}

/** Rules that count only where the rest of the form asks for the field. */
export function when<Value, Form>(
  isAsked: (form: Form) => boolean,
  rules: readonly Rule<Value, Form>[],
): readonly Rule<Value, Form>[] {
  return rules.map((rule) => (value, form) => (isAsked(form) ? rule(value, form) : undefined));
}

const LOCAL_PART = String.raw`[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_\x60{|}~-]+`;
const DOMAIN_LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const EMAIL = new RegExp(String.raw`^${LOCAL_PART}@${DOMAIN_LABEL}(?:\.${DOMAIN_LABEL})+$`, 'u');

/**
 * The shop's one rule for e-mail addresses: what a browser accepts in `<input type="email">` (HTML standard, "valid
 * e-mail address"), with two differences. The domain has at least one dot, because mail to `me@office` never leaves
 * the office; and letters of every script count as letters, because such addresses exist and are delivered.
 * Whether the mailbox exists only a message can tell.
 */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

const MIN_PHONE_DIGITS = 10;

/** `+90 (212) 555-0142` → yes; `555-0142`, `1-800-CAMERAS` → no. */
export function isPhone(text: string): boolean {
  return digitsOf(text).length >= MIN_PHONE_DIGITS;
}

export const emailRules: readonly TextRule[] = [required(), matching(isEmail, MESSAGES.email)];
export const phoneRules: readonly TextRule[] = [required(), matching(isPhone, MESSAGES.phone)];
