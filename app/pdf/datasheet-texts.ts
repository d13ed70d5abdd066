import { formatDay } from '#app/lib/day.ts';
import type { Product } from '#app/product/model/product.ts';

export const documentType = 'Datasheet';
export const model = (name: string) => `Model ${name}`;
export const sku = (id: string) => `SKU ${id}`;
export const description = 'Description';
export const highlights = 'What it offers';
export const applications = 'Where it is used';
export const specifications = 'Specifications';
export const illustration =
  'The picture is an illustration: small details may differ from the delivered product.';
export const pdfTitle = ({ title }: Pick<Product, 'title'>, shop: string) => `${title}: datasheet · ${shop}`;

/** Below the price. */
export function priceNote({ soldOut }: Pick<Product, 'soldOut'>, day: string): string {
  const stock = soldOut ? ' Out of stock on that day.' : '';
  return `Price of ${formatDay(day)}, in US dollars, without shipping and tax. The current price is on the product’s page.${stock}`;
}
