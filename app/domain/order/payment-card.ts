/** The shop takes cards of exactly this many digits; an American Express card has 15. */
const CARD_DIGITS = 16;

/** Spaces, line breaks, dashes of every length, and the invisible marks that copying brings along. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}\u2212]/gu;

export function isCardNumber(text: string): boolean {
  const digits = compact(text);
  return isAllDigits(digits) && digits.length === CARD_DIGITS;
}

/** `'4242-4242４２４２'` → `'4242 4242 4242'`. Text that is no number stays as typed: nothing vanishes unexplained. */
export function formatCardNumber(text: string): string {
  const digits = compact(text);
  return isAllDigits(digits) ? (digits.match(/.{1,4}/g) ?? []).join(' ') : text;
}

export function isExpiry(text: string): boolean {
  return /^(?:0[1-9]|1[0-2])\/[0-9]{2}$/.test(formatExpiry(text));
}

/**
 * `'1227'`, `'12-27'`, `'12 / 27'` → `'12/27'`. The slash comes with the first digit of the year, not before:
 * otherwise it would return as soon as it is deleted.
 */
export function formatExpiry(text: string): string {
  const [, month, slash, year] =
    /^([0-9]{2})([/.-]?)([0-9]*)$/.exec(text.normalize('NFKC').replace(/\s|\p{Cf}/gu, '')) ?? [];
  if (month === undefined || year === undefined) return text;
  return slash === '' && year === '' ? month : `${month}/${year}`;
}

/** Three digits on the back of most cards, four on some; nobody writes one with a dash. */
export function isSecurityCode(text: string): boolean {
  return /^[0-9]{3,4}$/.test(text.normalize('NFKC').replace(/\s|\p{Cf}/gu, ''));
}

/** The digits of a card number, an expiry or a code as they are handed on: `'4242 4242…'` → `'42424242…'` */
export function compact(text: string): string {
  return text.normalize('NFKC').replace(SEPARATORS, '');
}

function isAllDigits(text: string): boolean {
  return /^[0-9]+$/.test(text);
}
