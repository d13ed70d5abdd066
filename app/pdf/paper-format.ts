export type PaperFormat = 'a4' | 'letter';

/** The countries whose usual paper is Letter (Unicode CLDR, `paperSize`). */
const LETTER_COUNTRIES = /-(?:BZ|CA|CL|CO|CR|GT|MX|NI|PA|PH|PR|SV|US|VE)\b/i;

/** The usual paper of the country in a language tag such as `en-US`; A4 if the tag names no country. */
export function paperFormat(language: string): PaperFormat {
  return LETTER_COUNTRIES.test(language) ? 'letter' : 'a4';
}
