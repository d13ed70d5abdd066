import type { Product } from './product.ts';

/** A product's data sheet as lines of label, tab and value: what a spreadsheet takes as two columns. */
export function specificationsTsv({
  title,
  id,
  specifications,
}: Pick<Product, 'title' | 'id' | 'specifications'>): string {
  return Object.entries({ Product: title, SKU: id, ...specifications })
    .map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t'))
    .join('\n');
}
