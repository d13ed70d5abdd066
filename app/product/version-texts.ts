import { listWords } from '#app/lib/list-words.ts';
import { formatMoney } from '#app/lib/money.ts';
import { type OptionValue } from '#app/offer/model/family.ts';
import type { ProductSummary } from '#app/offer/model/product.ts';

// Apart from `page-texts.ts`, so that a shop without versions does not load them.

/**
 * For values that no version has with the other choices: `XL and XXL: not in Red. Choose another Colour.`
 * @param chosen the value of each option
 */
export function missingValues(
  values: readonly OptionValue[],
  chosen: ReadonlyMap<string, string>,
): readonly string[] {
  const missing = values.flatMap(({ value, clashesWith }) => (clashesWith ? [{ value, clashesWith }] : []));
  return [...Map.groupBy(missing, ({ clashesWith }) => clashesWith.join('\n')).values()].map((group) => {
    const options = group[0]?.clashesWith ?? [];
    const names = listWords(group.map(({ value }) => value));
    return `${names}: not in ${listWords(options.map((option) => chosen.get(option) ?? ''))}. Choose another ${listWords(options, 'or')}.`;
  });
}

/**
 * `Slate and Sand are out of stock in M.`, `L is out of stock.` of a product with one option; undefined if all can be ordered.
 * @param others what is chosen of the other options
 */
export function soldOutValues(values: readonly OptionValue[], others: readonly string[]): string | undefined {
  const soldOut = values.flatMap(({ value, isSoldOut }) => (isSoldOut ? [value] : []));
  if (soldOut.length === 0) return undefined;
  const verb = soldOut.length === 1 ? 'is' : 'are';
  return `${listWords(soldOut)} ${verb} out of stock${others.length > 0 ? ` in ${listWords(others)}` : ''}.`;
}

export const versionCount = (count: number) => `${count} versions`;
/** `from $12.00` for a card of versions with several prices */
export const priceFrom = ({ price, versions }: ProductSummary) =>
  HAS_FAMILIES && versions?.isLowestPrice ? `from ${formatMoney(price)}` : undefined;
/** A card or row that stands for several versions has the title of their family. */
export const titleOfAll = ({ title, family, versions }: ProductSummary) =>
  (HAS_FAMILIES && versions && family?.title) || title;
/** In place of a value that tells the versions apart. */
export const variesByVersion = 'varies';
export const chooseVersion = 'Choose a version';
