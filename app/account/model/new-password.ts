import { required, type Rules } from '#app/lib/validation.ts';
import { NEW_PASSWORD_RULES, type NewPasswordValues } from './registration.ts';

export const EMPTY_NEW_PASSWORD: NewPasswordValues = { password: '', confirmPassword: '' };

export type PasswordChangeValues = NewPasswordValues & { readonly current: string };

export const EMPTY_PASSWORD_CHANGE: PasswordChangeValues = { current: '', ...EMPTY_NEW_PASSWORD };

export const PASSWORD_CHANGE_RULES: Rules<PasswordChangeValues> = {
  current: [required()],
  ...NEW_PASSWORD_RULES,
};
