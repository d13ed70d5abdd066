/** Units as the catalogue writes them after a figure, and the signs between figures. */
const UNIT = 'V|W|A|mA|µA|mAh|°C|°F|mm|m|m²|µm|ft|kg|g|MP|fps|lux|dB|Hz|MHz|GHz|MB|GB|TB|Mbps|%|×';

const MEASURE = new RegExp(String.raw`(?<=[\d×]) (?=(?:${UNIT})(?![\p{L}\d])|(?<=× )\d)`, 'gu');

/** The same words, each figure kept on a line with its unit: `'24 V'` with a no-break space (ISO 80000-1, 7.1.4). */
export function unbrokenMeasures(text: string): string {
  return text.replace(MEASURE, '\u00a0');
}
