const KEYBOARD_CHARACTERS: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '×': 'x',
  '‘': "'",
  '’': "'",
  '\u00a0': ' ',
};

/**
 * Prepares text for matching: lower case, with typographic characters replaced by those on a keyboard.
 * `'−40 °C, 36×'` → `'-40 °c, 36x'`
 */
export function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[−–—×‘’\u00a0]/g, (character) => KEYBOARD_CHARACTERS[character] ?? character);
}

/**
 * Prepares text for matching that ignores accents. Does what `normalizeText` does, then removes accents and turns ı into i:
 * `'İstanbul, Ağrı'` → `'istanbul, agri'`
 */
export function foldText(text: string): string {
  return normalizeText(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ı', 'i');
}

/** The normalized words of a query: `'  Dome CAM '` → `['dome', 'cam']` */
export function queryWords(query: string): readonly string[] {
  return normalizeText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}
