/** By specification, American Express cards, which have 15 digits, are not accepted. */
const CARD_NUMBER_DIGITS = 16;

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

const MONTH = '0[1-9]|1[0-2]';
const MM_YY = new RegExp(`^(?:${MONTH})/[0-9]{2}$`);
/** A month of one digit needs a separator: `128` may become `12/8…`. */
const MONTH_FIRST = new RegExp(`^(?<month>${MONTH}|[1-9](?=[/.-]))[/.-]?(?:20)?(?<year>[0-9]{2})$`);
const YEAR_FIRST = new RegExp(`^20(?<year>[0-9]{2})[/.-]?(?<month>${MONTH})$`);
const INCOMPLETE = new RegExp(`^(?<month>${MONTH})(?<separator>[/.-]?)(?<year>[0-9]*)$`);

export function isExpiry(text: string): boolean {
  return MM_YY.test(formatExpiry(text));
}

/**
 * Writes an expiry date as MM/YY, in whatever form a browser or a visitor enters it: `1227`, `12 / 27`, `12/2027`, `122027` and
 * `2027-12` → `12/27`, `1/27` → `01/27`. `12` gets no slash, because it would reappear as soon as the visitor deletes it. A text
 * in any other format is returned unchanged.
 */
export function formatExpiry(text: string): string {
  const typed = removeSpaces(text).replaceAll(/[\p{Pd}\u2212]/gu, '-');
  const complete = (MONTH_FIRST.exec(typed) ?? YEAR_FIRST.exec(typed))?.groups;
  if (complete) return `${complete['month']?.padStart(2, '0')}/${complete['year']}`;
  const { month, separator, year } = INCOMPLETE.exec(typed)?.groups ?? {};
  if (month === undefined) return text;
  return separator === '' && year === '' ? month : `${month}/${year}`;
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
