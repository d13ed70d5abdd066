const KEYS: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '×': 'x',
  '‘': "'",
  '’': "'",
  '\u00a0': ' ',
};

/** In lower case, with the signs that keyboards have for those that are set: `'−40 °C, 36×'` → `'-40 °c, 36x'`. */
export function asTyped(text: string): string {
  return text.toLowerCase().replace(/[−–—×‘’\u00a0]/g, (sign) => KEYS[sign] ?? sign);
}
