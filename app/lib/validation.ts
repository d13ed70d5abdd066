/** Why the value of a field is invalid. `app/ui/form-messages.ts` has the message for each. */
export type FieldError =
  | 'required'
  | 'invalid-email'
  | 'invalid-validity'
  | 'invalid-phone'
  | 'card-name-required'
  | 'card-number-required'
  | 'invalid-card-number'
  | 'card-expiry-required'
  | 'invalid-card-expiry'
  | 'card-code-required'
  | 'invalid-card-code'
  | 'terms-not-accepted'
  | 'password-too-short'
  | 'passwords-differ';

// Limits that the messages name.
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_VALIDITY_DAYS = 365;

/** Returns the error of a field's value, or undefined if it is valid. The result may depend on other fields of the form. */
export type Rule<Value, Form> = (value: Value, form: Form) => FieldError | undefined;

export type Rules<Form> = { readonly [Field in keyof Form]?: readonly Rule<Form[Field], Form>[] };

export type FieldErrors<Form> = { readonly [Field in keyof Form]?: FieldError };

/** Returns the invalid fields, each with its first error, in the order of the form. */
export function validate<Form extends object>(form: Form, rules: Rules<Form>): FieldErrors<Form> {
  const errors: { [Field in keyof Form]?: FieldError } = {};
  for (const field in form) {
    for (const rule of rules[field] ?? []) {
      const error = rule(form[field], form);
      if (error === undefined) continue;
      errors[field] = error;
      break;
    }
  }
  return errors;
}

type TextRule = Rule<string, unknown>;

export function required(error: FieldError = 'required'): TextRule {
  return (text) => (text.trim() === '' ? error : undefined);
}

export function matches(isValid: (text: string) => boolean, error: FieldError): TextRule {
  return (text) => (isValid(text) ? undefined : error);
}

export function checked(error: FieldError): Rule<boolean, unknown> {
  return (isChecked) => (isChecked ? undefined : error);
}

/** The rules apply only to forms that meet the condition. */
export function onlyIf<Value, Form>(
  condition: (form: Form) => boolean,
  rules: readonly Rule<Value, Form>[],
): readonly Rule<Value, Form>[] {
  return rules.map((rule) => (value, form) => (condition(form) ? rule(value, form) : undefined));
}

/** `\x60` is the backtick, which would end the template literal. */
const LOCAL_PART = String.raw`[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_\x60{|}~-]+`;
const DOMAIN_LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;

/**
 * Accepts the valid e-mail addresses of the HTML standard (`<input type="email">`), with two differences: the domain must
 * contain a dot, and letters of all scripts are allowed. Ignores spaces around the address.
 */
export function isEmail(text: string): boolean {
  // Created on demand: reading `\p{…}` takes 2 ms on a desktop and 8 ms on a phone, and most pages check no address.
  return new RegExp(String.raw`^${LOCAL_PART}@${DOMAIN_LABEL}(?:\.${DOMAIN_LABEL})+$`, 'u').test(text.trim());
}

const MIN_PHONE_DIGITS = 10;

/** Counts digits only, full-width ones included: `+90 (212) 555-0142` is valid, `555-0142` is too short. */
export function isPhone(text: string): boolean {
  return text.normalize('NFKC').replace(/[^0-9]/g, '').length >= MIN_PHONE_DIGITS;
}

export const emailRules: readonly TextRule[] = [required(), matches(isEmail, 'invalid-email')];
export const phoneRules: readonly TextRule[] = [required(), matches(isPhone, 'invalid-phone')];
