import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';

export const MAX_PASSWORD_LENGTH = 1000;
/** bcrypt reads no more bytes. */
const MAX_BCRYPT_BYTES = 72;

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Keyboards and systems differ in how they write an accented letter: as one character, or as a letter and its accent. */
export const normalized = (password: string): string => password.normalize('NFC');

export function isCommonPassword(password: string): boolean {
  return COMMON.has(normalized(password).trim().toLowerCase());
}

/** What bcrypt hashes. It would ignore all after 72 bytes, so a longer password is hashed before, to 44 characters. */
export function forBcrypt(password: string): string {
  const text = normalized(password);
  return Buffer.byteLength(text) > MAX_BCRYPT_BYTES
    ? createHash('sha256').update(text).digest('base64')
    : text;
}
