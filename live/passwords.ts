import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import { name as shop } from '../app/shop-data.ts';

export const MAX_PASSWORD_LENGTH = 1000;
/** bcrypt reads no more bytes. */
const MAX_BCRYPT_BYTES = 72;

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Keyboards and systems differ in how they write an accented letter: as one character, or as a letter and its accent. */
export const normalized = (password: string): string => password.normalize('NFC');

/** Of a password, besides words that anyone knows. */
const MIN_DIFFERENT_CHARACTERS = 4;
/** Shorter ones are parts of others. */
const MIN_WORD_LENGTH = 4;

/** @param own names and e-mail address of whoever chooses it */
export function isCommonPassword(password: string, ...own: readonly string[]): boolean {
  const text = normalized(password).trim().toLowerCase();
  if (COMMON.has(text)) return true;
  const known = [shop, ...own]
    .flatMap((word) => [word, word.split('@')[0] ?? ''])
    .filter(({ length }) => length >= MIN_WORD_LENGTH);
  const rest = known.reduce((left, word) => left.replaceAll(normalized(word).toLowerCase(), ''), text);
  return new Set(rest).size < MIN_DIFFERENT_CHARACTERS;
}

/** What bcrypt hashes. It would ignore all after 72 bytes, so a longer password is hashed before, to 44 characters. */
export function forBcrypt(password: string): string {
  const text = normalized(password);
  return Buffer.byteLength(text) > MAX_BCRYPT_BYTES
    ? createHash('sha256').update(text).digest('base64')
    : text;
}
