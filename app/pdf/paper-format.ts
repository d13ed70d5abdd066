export type PaperFormat = 'a4' | 'letter';

/** Letter in the countries that use it, A4 elsewhere. `language` is a tag such as `en-US`. */
export function paperFormat(language: string): PaperFormat {
  return /-(?:US|CA|MX|CL|CO|PH)\b/i.test(language) ? 'letter' : 'a4';
}
