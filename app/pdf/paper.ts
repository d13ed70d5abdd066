// What the paper of a country is, and what the fonts of a document can show.

export type PaperFormat = 'a4' | 'letter';

/** The countries whose usual paper is Letter (Unicode CLDR, `paperSize`). */
const LETTER_COUNTRIES = /-(?:BZ|CA|CL|CO|CR|GT|MX|NI|PA|PH|PR|SV|US|VE)\b/i;

/** The usual paper of the country in a language tag such as `en-US`; A4 if the tag names no country. */
export function paperFormat(language: string): PaperFormat {
  return LETTER_COUNTRIES.test(language) ? 'letter' : 'a4';
}

export type PdfFonts = { readonly regular: ArrayBuffer; readonly semibold: ArrayBuffer };

/** Every character outside the fonts, except for line breaks. */
const UNPRINTABLE =
  /[^\n\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u0370-\u0377\u037A-\u037F\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u045F\u0490\u0491\u1E9E\u2010-\u2026\u2030\u2032\u2033\u2039\u203A\u2044\u2080-\u2089\u20AC\u20BA\u2116\u2122\u2126\u2190-\u2193\u2212\u221A\u2248\u2260\u2264\u2265]/gu;

/** Marks, control characters and others without a width. They are removed instead of replaced by `?`. */
const INVISIBLE = /[\p{Cc}\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Spaces within numbers and measures, at which no line may break. */
const NO_BREAK_SPACES = /[\u2007\u2009\u202F]/g;
/** Other blanks, of any width. */
const SPACES = /(?!\u00A0)[\t\p{Zs}\u2800]/gu;

/** The text with `?` in place of characters that the fonts lack. */
export function printableText(text: string): string {
  return normalized(text).replaceAll(UNPRINTABLE, (character) => (INVISIBLE.test(character) ? '' : '?'));
}

/** The characters of a text that a PDF shows as `?`, each once. */
export function missingCharacters(text: string): readonly string[] {
  const missing = normalized(text).match(UNPRINTABLE) ?? [];
  return [...new Set(missing)].filter((character) => !INVISIBLE.test(character));
}

function normalized(text: string): string {
  return text
    .replace(LINE_BREAKS, '\n')
    .replace(NO_BREAK_SPACES, '\u00A0')
    .replace(SPACES, ' ')
    .normalize('NFC');
}
