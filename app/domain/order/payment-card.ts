/** By specification, American Express cards, which have 15 digits, are not accepted. */
const CARD_NUMBER_DIGITS = 16;

/** Whitespace, dashes, minus signs and invisible characters. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}\u2212]/gu;

/** `'4242-4242 ４２４２'` → `'424242424242'`. Full-width digits become ASCII digits. */
export function removeSeparators(text: string): string {
  return text.normalize('NFKC').replace(SEPARATORS, '');
}

export function isCardNumber(text: string): boolean {
  const digits = removeSeparators(text);
  return isAllDigits(digits) && digits.length === CARD_NUMBER_DIGITS;
}

/** Groups digits by fours: `'424242424242'` → `'4242 4242 4242'`. A text with anything but digits and separators is returned unchanged. */
export function formatCardNumber(text: string): string {
  const digits = removeSeparators(text);
  return isAllDigits(digits) ? (digits.match(/.{1,4}/g) ?? []).join(' ') : text;
}

export function isExpiry(text: string): boolean {
  return /^(?:0[1-9]|1[0-2])\/[0-9]{2}$/.test(formatExpiry(text));
}

/**
 * Writes an expiry date as MM/YY: `'1227'`, `'12-27'` and `'12 / 27'` → `'12/27'`. `'12'` gets no slash, because it would
 * reappear as soon as the visitor deletes it. A text in any other format is returned unchanged.
 */
export function formatExpiry(text: string): string {
  const [, month, slash, year] = /^([0-9]{2})([/.-]?)([0-9]*)$/.exec(removeSpaces(text)) ?? [];
  if (month === undefined || year === undefined) return text;
  return slash === '' && year === '' ? month : `${month}/${year}`;
}

/** Three digits on most cards. The specification also allows four, as on American Express cards. */
export function isSecurityCode(text: string): boolean {
  return /^[0-9]{3,4}$/.test(removeSpaces(text));
}

function removeSpaces(text: string): string {
  return text.normalize('NFKC').replace(/\s|\p{Cf}/gu, '');
}

function isAllDigits(text: string): boolean {
  return /^[0-9]+$/.test(text);
}
