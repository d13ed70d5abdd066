import { formatNumber } from '#app/lib/format-number.ts';
import { shortenedId } from '#app/lib/shortened.ts';

const MAX_NAMED = 5;

/** Names only the first ids, because a link or a file may contain thousands of them. */
export function unknownProducts(ids: readonly string[]): string {
  const named = ids.slice(0, MAX_NAMED).map(shortenedId);
  const others = ids.length - named.length;
  return `Not in our catalogue: ${named.join(', ')}${others > 0 ? ` and ${formatNumber(others)} more` : ''}.`;
}
