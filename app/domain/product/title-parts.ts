/** Matches a model number or a measure: `DS-2CD2387G2-LU`, `16-Channel`, `HCP-E`, `4 MP`. */
const UNBREAKABLE = /(\S*\d\S*-\S*|\S*-\S*\d\S*|\b[A-Z]+-[A-Z]+\b|\b\d+ (?:MP|in)\b)/;

/**
 * Splits a title into parts that join to the title. Parts at odd indexes are model numbers and measures, which should
 * not be broken across lines.
 */
export function titleParts(title: string): readonly string[] {
  return title.split(UNBREAKABLE);
}
