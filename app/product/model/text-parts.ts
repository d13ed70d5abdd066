/** Matches a model number or a measure: `DS-2CD2387G2-LU`, `16-Channel`, `HCP-E`, `4 MP`. */
const UNBREAKABLE = /(\S*\d\S*-\S*|\S*-\S*\d\S*|\b[A-Z]+-[A-Z]+\b|\b\d+ (?:MP|in)\b)/;

/**
 * Splits a title or description into plain text (at even indexes) and model numbers and measures (at odd indexes), which
 * should not be broken across lines. Joining the parts gives the text.
 */
export function textParts(text: string): readonly string[] {
  return text.split(UNBREAKABLE);
}

/** Unit symbols in the catalogue's texts (without `in`, which is also a word), and the × between dimensions. */
const UNIT = 'V|W|A|mA|µA|mAh|°C|°F|mm|m|m²|µm|ft|kg|g|MP|fps|lux|dB|Hz|MHz|GHz|MB|GB|TB|Mbps|%|×';

/** The space between a number and its unit or ×: `24 V`, `90 ×`. */
const SPACE_BEFORE_UNIT = String.raw`(?<=\d) (?=(?:${UNIT})(?![\p{L}\d]))`;

/** The space between × and the next number: `× 60`. */
const SPACE_AFTER_TIMES = String.raw`(?<=×) (?=\d)`;

const MEASURE_SPACE = new RegExp(`${SPACE_BEFORE_UNIT}|${SPACE_AFTER_TIMES}`, 'gu');

/** Puts no-break spaces into measures such as `24 V` and `90 × 60 mm`, so that each stays on one line. */
export function unbrokenMeasures(text: string): string {
  return text.replace(MEASURE_SPACE, '\u00a0');
}
