import {
  type Invalid,
  type JsonObject,
  readSavedItems,
  readText,
  readUniqueItems,
} from '#app/lib/saved-value.ts';
import { type ComparedProduct, type Comparison, MAX_COMPARED } from './comparison.ts';

export type ReadComparison = { readonly kind: 'valid'; readonly value: Comparison } | Invalid;

export function serializeComparison(comparison: Comparison): string {
  return JSON.stringify(comparison);
}

/** Drops invalid items, duplicates, and items beyond `MAX_COMPARED`. */
export function readSavedComparison(text: string): ReadComparison {
  const saved = readSavedItems(text);
  if (saved.kind === 'invalid') return saved;
  return { kind: 'valid', value: { items: readUniqueItems(saved.items, readItem).slice(0, MAX_COMPARED) } };
}

function readItem(saved: JsonObject): ComparedProduct | undefined {
  const id = readText(saved['id']);
  const title = readText(saved['title']);
  const image = saved['image'];
  if (id === undefined || title === undefined) return undefined;
  return { id, title, image: typeof image === 'string' ? image : '' };
}
