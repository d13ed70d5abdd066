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
