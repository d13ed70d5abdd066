import type { Product } from './product.ts';

/** The manufacturer's part number: the specification `Item number`, else `Model`. */
export function partNumber({ specifications }: Pick<Product, 'specifications'>): string | undefined {
  return specifications['Item number'] ?? specifications['Model'];
}
