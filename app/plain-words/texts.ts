import type { ShownAttribute } from '#app/figures/model/attribute.ts';
import type { FigureCondition } from '#app/figures/model/figure-condition.ts';
import { stepLabel } from '#app/figures/model/scales.ts';
import { formatShortMoney as money } from '#app/lib/money.ts';
import type { PriceLimits } from './model/read-offer.ts';
import type { PlainCondition } from './model/read-plain-words.ts';
import type { Meaning, Vocabulary } from './model/vocabulary.ts';
import { shortened } from '#app/lib/shortened.ts';
import { conditionText } from '#app/figures/texts.ts';

const MAX_NAMED_MEANINGS = 2;

/** `Outdoor`, `4K`, `PoE`, `under $500`, `Night vision range: 30 m or more`, `Smoke detector or heat detector` */
export const conditionLabel = (condition: PlainCondition, vocabulary: Vocabulary): string =>
  shortened(wholeLabel(condition, vocabulary));

function wholeLabel(condition: PlainCondition, vocabulary: Vocabulary): string {
  if (condition.kind === 'price') return priceText(condition.limits);
  if (condition.kind === 'in stock') return 'In stock';
  const { label, meanings, words } = condition;
  if (label !== undefined) return label;
  const names = [
    ...new Set(measureTexts(meanings, vocabulary) ?? meanings.map((one) => meaningText(one, vocabulary))),
  ];
  return names.length <= MAX_NAMED_MEANINGS ? names.join(' or ') : sentenceCase(words);
}

export const containedWord = (word: string) => `“${shortened(word)}”`;

/**
 * The texts of several meanings without the attributes' names, if all are numbers with a unit: `5 W` may be a value of several
 * attributes. Otherwise undefined.
 */
function measureTexts(
  meanings: readonly Meaning[],
  { attributes }: Vocabulary,
): readonly string[] | undefined {
  if (meanings.length < 2) return undefined;
  const texts = meanings.flatMap((meaning) => {
    if (meaning.kind !== 'figure') return [];
    const attribute = attributes.get(meaning.attribute);
    return attribute?.kind === 'number' && attribute.unit !== undefined
      ? [conditionText(attribute, meaning.condition)]
      : [];
  });
  return texts.length === meanings.length ? texts : undefined;
}

function meaningText(meaning: Meaning, { attributes, categories }: Vocabulary): string {
  switch (meaning.kind) {
    case 'brand':
      return meaning.brand;
    case 'category':
      return categories.get(meaning.slug) ?? meaning.slug;
    case 'figure': {
      const attribute = attributes.get(meaning.attribute);
      if (attribute === undefined) return meaning.attribute;
      const { kind } = meaning.condition;
      if (kind === 'yes-no' && meaning.condition.isYes) return attribute.label;
      if (meaning.condition.kind === 'step') return stepsText(attribute, meaning.condition);
      const text = conditionText(attribute, meaning.condition);
      return kind === 'value' ? text : `${attribute.label}: ${text}`;
    }
  }
}

/** Names that say enough without the megapixels. */
const STEP_NAMES: Readonly<Record<string, string>> = { '4k': '4K', '1080p': '1080p', '720p': '720p' };

function stepsText(
  attribute: ShownAttribute,
  { step, max }: Extract<FigureCondition, { readonly kind: 'step' }>,
): string {
  const name = (one: string) =>
    STEP_NAMES[one] ?? (attribute.kind === 'steps' ? stepLabel(attribute.scale, one) : one);
  return max === undefined ? name(step) : `${name(step)} to ${name(max)}`;
}

function priceText({ above, below, min, max }: PriceLimits): string {
  if (min !== undefined && max !== undefined) return `${money(min)}–${money(max)}`;
  if (below !== undefined) return `under ${money(below)}`;
  if (above !== undefined) return `over ${money(above)}`;
  return max === undefined ? `at least ${money(min ?? 0)}` : `up to ${money(max)}`;
}

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
