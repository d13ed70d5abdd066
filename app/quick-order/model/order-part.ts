/** Part of the whole text, for example a line. */
export type Span = { readonly text: string; readonly start: number; readonly end: number };

/** A code or a quantity, and the text of the line before and after it. */
export type Part = { readonly text: string; readonly before: string; readonly after: string };

/** One way to understand a line. Without `quantity` it asks for one unit. */
export type Reading = { readonly code: Part; readonly quantity?: Part };

export function partOf(text: string): Part {
  return { text, before: '', after: '' };
}

/** The part between two positions of a part, without outer spaces. */
export function partBetween({ text, before, after }: Part, from: number, to: number): Part {
  const raw = text.slice(from, to);
  const start = from + raw.length - raw.trimStart().length;
  const inner = raw.trim();
  return {
    text: inner,
    before: before + text.slice(0, start),
    after: text.slice(start + inner.length) + after,
  };
}

/** The line with another text in place of the part. */
export function withPart({ before, after }: Part, replacement: string): string {
  return before + replacement + after;
}

export function replaceSpan(text: string, { start, end }: Span, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** The line with another number of units. The part may contain more than the number, such as `2 x`. */
export function withQuantity(part: Part, quantity: number): string {
  return withPart(part, part.text.replace(/[\d.,]+/, String(quantity)));
}
