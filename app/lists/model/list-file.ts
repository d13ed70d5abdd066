import { isCount, isRecord } from '#app/lib/type-guards.ts';
import { readText } from '#app/lib/saved-value.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#app/lib/quantity.ts';
import { MAX_LISTS, MAX_PRODUCTS, type ProductList } from './lists.ts';

const FORMAT = 'watchpost-lists';
const VERSION = 1;

/** An exported file. It has no prices, because they change. The titles are for people who read the file. */
type ListFile = {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly lists: readonly {
    readonly name: string;
    readonly items: readonly { readonly sku: string; readonly title: string; readonly quantity: number }[];
  }[];
};

export type ImportedList = {
  readonly name: string;
  readonly items: readonly { readonly id: string; readonly quantity: number }[];
  /** The number of entries without a SKU or a quantity from 1 to `MAX_QUANTITY`, or beyond `MAX_PRODUCTS`. */
  readonly unreadable: number;
};

/** Why a file cannot be imported. `app/lists/texts.ts` has the sentence for each. */
export type ListFileProblem = 'not-json' | 'other-format' | 'other-version' | 'no-lists' | 'too-many-lists';

export type ReadListFile =
  | { readonly kind: 'lists'; readonly lists: readonly ImportedList[] }
  | { readonly kind: 'problem'; readonly problem: ListFileProblem };

export function toListFile(lists: readonly ProductList[]): string {
  const file: ListFile = {
    format: FORMAT,
    version: VERSION,
    lists: lists.map(({ name, items }) => ({
      name,
      items: items.map(({ id, title, quantity }) => ({ sku: id, title, quantity })),
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

export function readListFile(text: string): ReadListFile {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { kind: 'problem', problem: 'not-json' };
  }
  if (!isRecord(file) || file['format'] !== FORMAT || !Array.isArray(file['lists'])) {
    return { kind: 'problem', problem: 'other-format' };
  }
  if (file['version'] !== VERSION) return { kind: 'problem', problem: 'other-version' };
  const lists = file['lists'].flatMap(readList);
  if (lists.length === 0) return { kind: 'problem', problem: 'no-lists' };
  if (lists.length > MAX_LISTS) return { kind: 'problem', problem: 'too-many-lists' };
  return { kind: 'lists', lists };
}

function readList(list: unknown): readonly ImportedList[] {
  if (!isRecord(list) || !Array.isArray(list['items'])) return [];
  const name = readText(list['name'])?.trim();
  if (name === undefined) return [];
  const entries: readonly unknown[] = list['items'];
  const items = new Map<string, number>();
  let unreadable = 0;
  for (const entry of entries) {
    const id = isRecord(entry) ? readText(entry['sku']) : undefined;
    const quantity = isRecord(entry) ? entry['quantity'] : undefined;
    const hasRoom = id !== undefined && (items.has(id) || items.size < MAX_PRODUCTS);
    const sum = id !== undefined && isCount(quantity, MIN_QUANTITY) ? (items.get(id) ?? 0) + quantity : NaN;
    if (hasRoom && sum <= MAX_QUANTITY) items.set(id, sum);
    else unreadable += 1;
  }
  return [{ name, items: Array.from(items, ([id, quantity]) => ({ id, quantity })), unreadable }];
}
