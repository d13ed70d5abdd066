/** The units that the catalogue uses, and the sign of a zoom factor. */
const UNIT = 'V|W|A|mA|µA|mAh|°C|°F|mm|m|m²|µm|ft|kg|g|MP|fps|lux|dB|Hz|MHz|GHz|MB|GB|TB|Mbps|%|×';

/** Matches the space between a number and its unit, and those around the × between two numbers. */
const MEASURE_SPACE = new RegExp(String.raw`(?<=[\d×]) (?=(?:${UNIT})(?![\p{L}\d])|(?<=× )\d)`, 'gu');

/** Puts no-break spaces into measures, so that a number and its unit stay on one line (ISO 80000-1, 7.1.4): `24 V`. */
export function unbrokenMeasures(text: string): string {
  return text.replace(MEASURE_SPACE, '\u00a0');
}
