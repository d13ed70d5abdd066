/** Matches a model number or a measure: `DS-2CD2387G2-LU`, `16-Channel`, `HCP-E`, `4 MP`. */
const UNBREAKABLE = /(\S*\d\S*-\S*|\S*-\S*\d\S*|\b[A-Z]+-[A-Z]+\b|\b\d+ (?:MP|in)\b)/;

/**
 * Splits a title or description into plain text (at even indexes) and model numbers and measures (at odd indexes), which
 * should not be broken across lines. Joining the parts gives the text.
 */
export function textParts(text: string): readonly string[] {
  return text.split(UNBREAKABLE);
}
