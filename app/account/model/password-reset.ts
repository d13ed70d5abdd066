import { emailRules, type Rules } from '#app/lib/validation.ts';

export type PasswordResetValues = { readonly email: string };

export const EMPTY_PASSWORD_RESET: PasswordResetValues = { email: '' };

export const PASSWORD_RESET_RULES: Rules<PasswordResetValues> = { email: emailRules };
