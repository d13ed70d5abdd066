/**
 * What is folded besides letter case, accents, the kinds of white space, characters without a width, and what `NFKD` takes
 * apart, such as full-width letters, `ﬁ`, `²` and `℃`.
 */
const FOLDED_FORMS: readonly (readonly [forms: string, folded: string])[] = [
  ['\u2010\u2011\u2012\u2013\u2014\u2015\u2212', '-'],
  ['‘’‚‛′‵ʹʼ', "'"],
  // `NFKD` takes a double prime apart into two primes, and some type 7'' with two apostrophes.
  ['"“”„‟«»ʺ', "''"],
  ['×', 'x'],
  ['\u2044\u2215', '/'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['ς', 'σ'],
];

const FOLDED = new Map(
  FOLDED_FORMS.flatMap(([forms, folded]) => Array.from(forms, (form) => [form, folded] as const)),
);
const TO_FOLD = new RegExp(String.raw`[\s${[...FOLDED.keys()].join('')}]`, 'g');

/** Soft hyphens, zero-width spaces, byte order marks and the like. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const ACCENTS = /[\u0300-\u036F]/g;

/** Most texts have only such characters, and folding does no more than lower their case. */
const PLAIN = /^[ !#-~]*$/;

/**
 * The form in which texts are compared everywhere: what a visitor types or pastes, and what the catalogue says. Texts that
 * differ only in how they were typed are equal: `'−40 °C, 36× “Ağrı”'` → `"-40 °c, 36x ''agri''"`
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return (
    withoutInvisible(text)
      // `NFKD` makes a letter or a space of these.
      .replaceAll('´', "'")
      .replace(/[º˚]/g, '°')
      .normalize('NFKD')
      .toLowerCase()
      .replace(ACCENTS, '')
      .replace(TO_FOLD, (character) => FOLDED.get(character) ?? ' ')
  );
}

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** The folded words of a query: `'  Dome CAM '` → `['dome', 'cam']` */
export function queryWords(query: string): readonly string[] {
  return foldText(query)
    .split(' ')
    .filter((word) => word !== '');
}
