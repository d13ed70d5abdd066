import {
  BcryptPasswordHashingStrategy,
  type PasswordHashingStrategy,
  type PasswordValidationStrategy,
  type RequestContext,
} from '@vendure/core';
import { MIN_PASSWORD_LENGTH } from '../../app/lib/validation.ts';
import { forBcrypt, isCommonPassword, MAX_PASSWORD_LENGTH } from '../passwords.ts';

export class WholePasswords implements PasswordHashingStrategy {
  readonly #bcrypt = new BcryptPasswordHashingStrategy();

  hash(password: string): Promise<string> {
    return this.#bcrypt.hash(forBcrypt(password));
  }
  check(password: string, hash: string): Promise<boolean> {
    return this.#bcrypt.check(forBcrypt(password), hash);
  }
}

/** The gateway has the same rules and names the one that is broken. */
export class UncommonPasswords implements PasswordValidationStrategy {
  validate(_ctx: RequestContext, password: string): boolean {
    return (
      password.trim() !== '' &&
      password.length >= MIN_PASSWORD_LENGTH &&
      password.length <= MAX_PASSWORD_LENGTH &&
      !isCommonPassword(password)
    );
  }
}
