import { added } from '#app/cart/texts.ts';
import { formatDay } from '#app/lib/day.ts';
import { currencyName } from '#app/shop-data.ts';
import type { Product } from '#app/offer/model/product.ts';

export const documentType = 'Datasheet';
export const model = (name: string) => `Model ${name}`;
export const sku = (id: string) => `SKU ${id}`;
export const description = 'Description';
export const highlights = 'What it offers';
export const applications = 'Where it is used';
export const specifications = 'Specifications';
export const pdfTitle = ({ title }: Pick<Product, 'title'>, shop: string) => `${title}: datasheet · ${shop}`;

export function priceNote({ soldOut }: Pick<Product, 'soldOut'>, day: string): string {
  const stock = soldOut ? ' Out of stock on that day.' : '';
  return `Price of ${formatDay(day)}, in ${currencyName}, without ${added}. The current price is on the product’s page.${stock}`;
}

export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;
