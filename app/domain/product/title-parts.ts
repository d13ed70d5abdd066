/** A word of figures and hyphens, one of capitals and hyphens, or a measure: `DS-2CD2387G2-LU`, `16-Channel`, `HCP-E`, `4 MP`. */
const WHOLE = /(\S*\d\S*-\S*|\S*-\S*\d\S*|\b[A-Z]+-[A-Z]+\b|\b\d+ (?:MP|in)\b)/;

/** A title in pieces, of which every second one is read without a break; together they are the title. */
export function titleParts(title: string): readonly string[] {
  return title.split(WHOLE);
}
