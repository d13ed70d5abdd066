import { emailRules, required, type Rules } from '#app/lib/validation.ts';

export type SignInValues = {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
};

export const EMPTY_SIGN_IN: SignInValues = { email: '', password: '', remember: false };

export const SIGN_IN_RULES: Rules<SignInValues> = { email: emailRules, password: [required()] };
