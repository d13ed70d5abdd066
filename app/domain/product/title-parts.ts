/** A word of figures and hyphens, with a measure that follows: `DS-2CD2387G2-LU`, `DS-2DE4425IW-DE 4 MP`, `16-Channel`. */
const MODEL = /(\S*\d\S*-\S*|\S*-\S*\d\S*)( \d+ (MP|in)\b)?/;

/** A product's title around its model number, which is read in one piece; the three together are the title. */
export function titleParts(title: string): readonly [before: string, model: string, after: string] {
  const found = MODEL.exec(title);
  if (!found) return [title, '', ''];
  const end = found.index + found[0].length;
  return [title.slice(0, found.index), found[0], title.slice(end)];
}
