/** The units that the catalogue uses, and the sign of a zoom factor. */
const UNIT = 'V|W|A|mA|µA|mAh|°C|°F|mm|m|m²|µm|ft|kg|g|MP|fps|lux|dB|Hz|MHz|GHz|MB|GB|TB|Mbps|%|×';

/** The space between a number and its unit: `24 V`, `90 ×`. */
const SPACE_BEFORE_UNIT = String.raw`(?<=\d) (?=(?:${UNIT})(?![\p{L}\d]))`;

/** The space between × and the next number: `× 60`. */
const SPACE_AFTER_TIMES = String.raw`(?<=×) (?=\d)`;

const MEASURE_SPACE = new RegExp(`${SPACE_BEFORE_UNIT}|${SPACE_AFTER_TIMES}`, 'gu');

/** Puts no-break spaces into measures, so that a number and its unit stay on one line (ISO 80000-1, 7.1.4): `24 V`. */
export function unbrokenMeasures(text: string): string {
  return text.replace(MEASURE_SPACE, '\u00a0');
}
