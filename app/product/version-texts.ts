import type { OptionValue } from '#app/offer/model/family.ts';
import { listWords } from '#app/lib/list-words.ts';

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

export const versionCount = (count: number) => `${count} versions`;
export const fromPrice = (price: string) => `from ${price}`;
export const chooseVersion = 'Choose a version';
