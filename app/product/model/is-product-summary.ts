import { isPrice } from '#app/lib/money.ts';
import { isCount, isListOf, isNumber, isRecord, isString } from '#app/lib/type-guards.ts';
import type { Offer, ProductSummary, Specification } from './product.ts';

/** Checks a value from a fetched file. */
export function isProductSummary(value: unknown): value is ProductSummary {
  if (!isRecord(value)) return false;
  const { brand, category, otherImage = '', soldQuantity, highlights, figures = [] } = value;
  const { isNew, isHot, isBestSeller, isOnSale } = value;
  return (
    isOffer(value) &&
    [brand, category, otherImage].every(isString) &&
    isNumber(soldQuantity) &&
    [isNew, isHot, isBestSeller, isOnSale].every((flag) => typeof flag === 'boolean') &&
    isListOf(isString)(highlights) &&
    isListOf(isSpecification)(figures)
  );
}

/** Checks a value from a fetched file. */
export function isOffer(value: unknown): value is Offer {
  if (!isRecord(value)) return false;
  const { id, title, image, price, originalPrice = 0, availableQuantity = 0, maxQuantity = 1 } = value;
  return (
    [id, title].every(isShownText) &&
    isString(image) &&
    [price, originalPrice].every(isPrice) &&
    isCount(availableQuantity) &&
    isCount(maxQuantity, 1) &&
    typeof value['soldOut'] === 'boolean'
  );
}

/** The rule of `readText`, which reads a saved cart: a product that breaks it would be lost from the cart on the next visit. */
function isShownText(value: unknown): boolean {
  return isString(value) && value.trim() !== '' && value.isWellFormed();
}

export function isSpecification(value: unknown): value is Specification {
  return isListOf(isString)(value) && value.length === 2;
}
