// Files of comma-separated values, as in RFC 4180, for spreadsheets.

/** Excel reads a file without it in the encoding of the system's language, not as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * How a formula can begin: with a character of OWASP's list, which includes the full-width signs `＝＋－＠`, or with a sign
 * after white space or control characters.
 */
const FORMULA = /^[\p{White_Space}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

const NUMBER = /^-?\d+(\.\d+)?$/;

/** The content of a CSV file. Text that a spreadsheet would take for a formula starts with an apostrophe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  const safe = withoutFormula(text);
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The apostrophe is what OWASP recommends. A negative number such as `-40` stays a number. */
function withoutFormula(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}
