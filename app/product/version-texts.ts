import type { OptionValue } from '#app/offer/model/family.ts';

// Apart from `page-texts.ts`, so that a shop without versions does not load them.

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

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
    const names = AND.format(group.map(({ value }) => value));
    return `${names}: not in ${AND.format(options.map((option) => chosen.get(option) ?? ''))}. Choose another ${OR.format(options)}.`;
  });
}

export const versionCount = (count: number) => `${count} versions`;
export const fromPrice = (price: string) => `from ${price}`;
export const chooseVersion = 'Choose a version';
