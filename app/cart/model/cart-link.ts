import { MAX_QUANTITY, MIN_QUANTITY, parseQuantity } from '#app/lib/quantity.ts';
import { shortenedTo } from '#app/lib/shortened.ts';

/** A product and a quantity that a link asks for. Neither is checked against the catalogue. */
export type LinkedItem = { readonly id: string; readonly quantity: number };

/** A part of a link that cannot be used: it has no product id, or its quantity is invalid. `text` is the part, shortened. */
export type LinkProblem = {
  readonly text: string;
  readonly reason: 'no-product' | 'bad-quantity';
};

export type CartLink =
  | { readonly kind: 'absent' }
  /** More than `MAX_LINKED_ITEMS`. Nothing of such a link is read. */
  | { readonly kind: 'too-many'; readonly count: number }
  | {
      readonly kind: 'read';
      /** Each product once. Quantities of a repeated product are added up, as far as the sum is at most `MAX_QUANTITY`. */
      readonly items: readonly LinkedItem[];
      readonly problems: readonly LinkProblem[];
    };

/** A link with this many products is about 4,000 characters long; common servers accept 8,000. */
export const MAX_LINKED_ITEMS = 500;

const MAX_PROBLEM_LENGTH = 40;

/**
 * `[{ id: '1', quantity: 2 }, { id: '45', quantity: 1 }]` → `/cart?items=1:2,45:1`
 * @param path of a page that reads such an address
 */
export function cartLinkPath(items: readonly LinkedItem[], path = '/cart'): string {
  return `${path}?items=${items.map(({ id, quantity }) => `${encodeURIComponent(id)}:${quantity}`).join(',')}`;
}

/** Reads the parameters `items` of an address, such as `1:2,45:1`. A product without a quantity counts once. */
export function readCartLink(params: URLSearchParams): CartLink {
  const texts = params.getAll('items');
  if (texts.length === 0) return { kind: 'absent' };
  const parts = texts
    .flatMap((text) => text.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > MAX_LINKED_ITEMS) return { kind: 'too-many', count: parts.length };

  const quantities = new Map<string, number>();
  const problems: LinkProblem[] = [];
  for (const part of parts) {
    const [id = '', quantityText, ...rest] = part.split(':').map((field) => field.trim());
    const quantity = quantityText === undefined ? MIN_QUANTITY : (parseQuantity(quantityText) ?? NaN);
    const sum = (quantities.get(id) ?? 0) + quantity;
    const reason =
      id === '' ? 'no-product' : rest.length > 0 || !(sum <= MAX_QUANTITY) ? 'bad-quantity' : undefined;
    if (reason === undefined) quantities.set(id, sum);
    else problems.push({ text: shortenedTo(MAX_PROBLEM_LENGTH, part), reason });
  }
  const items = [...quantities].map(([id, quantity]) => ({ id, quantity }));
  return { kind: 'read', items, problems };
}
