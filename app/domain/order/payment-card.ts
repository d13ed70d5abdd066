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

/** Groups digits by fours: `'424242424242'` → `'4242 4242 4242'`. Returns a text with other characters unchanged. */
export function formatCardNumber(text: string): string {
  const digits = removeSeparators(text);
  return isAllDigits(digits) ? (digits.match(/.{1,4}/g) ?? []).join(' ') : text;
}

export function isExpiry(text: string): boolean {
  return /^(?:0[1-9]|1[0-2])\/[0-9]{2}$/.test(formatExpiry(text));
}

/**
 * Inserts the slash of MM/YY: `'1227'`, `'12-27'` and `'12 / 27'` → `'12/27'`. Inserts none into `'12'`, because a slash that
 * the visitor deletes would reappear at once. Returns a text of another form unchanged.
 */
export function formatExpiry(text: string): string {
  const [, month, slash, year] = /^([0-9]{2})([/.-]?)([0-9]*)$/.exec(removeSpaces(text)) ?? [];
  if (month === undefined || year === undefined) return text;
  return slash === '' && year === '' ? month : `${month}/${year}`;
}

/** Three digits on most cards, four on some. */
export function isSecurityCode(text: string): boolean {
  return /^[0-9]{3,4}$/.test(removeSpaces(text));
}

function removeSpaces(text: string): string {
  return text.normalize('NFKC').replace(/\s|\p{Cf}/gu, '');
}

function isAllDigits(text: string): boolean {
  return /^[0-9]+$/.test(text);
}
