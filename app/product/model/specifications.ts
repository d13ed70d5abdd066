import type { Product } from '#app/offer/model/product.ts';

/** A product's data sheet as tab-separated values, which spreadsheets paste as two columns: label and value. */
export function specificationsTsv({
  title,
  id,
  specifications,
}: Pick<Product, 'title' | 'id' | 'specifications'>): string {
  return [['Product', title], ['SKU', id], ...Object.entries(specifications)]
    .map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t'))
    .join('\n');
}

/** The manufacturer's part number: the specification `Item number`, else `Model`. */
export function partNumber({ specifications }: Pick<Product, 'specifications'>): string | undefined {
  return specifications['Item number'] ?? specifications['Model'];
}
