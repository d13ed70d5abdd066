import { emailRules, required, type Rules } from '#app/domain/validation.ts';

export type SignInForm = {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
};

export const EMPTY_SIGN_IN: SignInForm = { email: '', password: '', remember: false };

export const SIGN_IN_RULES: Rules<SignInForm> = { email: emailRules, password: [required()] };

export type PasswordResetForm = { readonly email: string };

export const EMPTY_PASSWORD_RESET: PasswordResetForm = { email: '' };

export const PASSWORD_RESET_RULES: Rules<PasswordResetForm> = { email: emailRules };
