export type PaperFormat = 'a4' | 'letter';

/** The countries whose usual paper is Letter (Unicode CLDR, `paperSize`). */
const LETTER_COUNTRIES = /-(?:BZ|CA|CL|CO|CR|GT|MX|NI|PA|PH|PR|SV|US|VE)\b/i;

/** The usual paper of the country in a language tag such as `en-US`; A4 if the tag names no country. */
export function paperFormat(language: string): PaperFormat {
  return LETTER_COUNTRIES.test(language) ? 'letter' : 'a4';
}

/**
 * `('datasheet', 'AXIS P3265-V Dome (4K)')` → `datasheet-AXIS-P3265-V-Dome-4K.pdf`. A file system may reject
 * characters other than letters, digits, `.`, `_` and `-`, so each run of them becomes one hyphen. Hyphens and dots at
 * the start and the end of the name are removed.
 */
export function pdfFileName(kind: string, name: string): string {
  const safe = name.replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-').replaceAll(/^[.-]+|[.-]+$/g, '');
  return `${kind}${safe === '' ? '' : `-${safe}`}.pdf`;
}
