import { namingSpecifications } from '#app/offer/model/catalogue-product.ts';
import type { Product } from '#app/offer/model/product.ts';
import { partNumber } from '#app/product/model/specifications.ts';
import { matchLine } from './match-order.ts';
import { readOrderList } from './order-list.ts';
import { CodeIndex, toProductCodes } from '#app/offer/model/product-codes.ts';

/** What buyers type, each with another order of code and quantity. */
const FORMS: readonly ((code: string, id: string) => string)[] = [
  (code) => `2 x ${code}`,
  (code) => `${code}, 6`,
  (_code, id) => `${id}; 1`,
];

/** Lines that a quick order reads, from the shop's own products that are in stock; fewer than three if there are not as many. */
export function orderExample(products: readonly Product[]): string {
  const index = new CodeIndex(
    products.map((product) => toProductCodes({ ...product, ...namingSpecifications(product) })),
  );
  const isRead = (line: string, id: string) =>
    [...readOrderList(line, (text) => index.isCode(text))]
      .map((entry) => matchLine(entry, index))
      .every((read) => read.kind === 'matched' && read.id === id);
  const lines: string[] = [];
  for (const product of products) {
    const { id, soldOut } = product;
    const line = FORMS[lines.length]?.(partNumber(product) ?? id, id);
    if (line === undefined) break;
    if (!soldOut && isRead(line, id)) lines.push(line);
  }
  return lines.join('\n');
}
