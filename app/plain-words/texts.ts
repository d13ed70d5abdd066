import type { ShownAttribute } from '#app/figures/model/attribute.ts';
import type { FigureCondition } from '#app/figures/model/figure-condition.ts';
import { stepLabel } from '#app/figures/model/scales.ts';
import { formatShortMoney as money } from '#app/lib/money.ts';
import { ofVersions } from '#app/product/texts.ts';
import type { Counted } from './model/find-by-plain-words.ts';
import type { PriceLimits } from './model/read-offer.ts';
import type { KnownAttribute } from '#app/figures/model/known-ids.ts';
import { formatNumber } from '#app/lib/format-number.ts';
import type { PlainCondition, QueryPart } from './model/read-plain-words.ts';
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
  const { isNot, ...meant } = condition;
  if (!isNot) return meaningsLabel(meant, vocabulary);
  const label = meaningsLabel(meant, vocabulary);
  // Products do not state what they lack, except by their kind, category and brand.
  if (meant.meanings.every((one) => one.kind !== 'figure')) return `no ${label}`;
  return isKind(meant) ? `no ${lowerFirst(label)}` : `no ${lowerFirst(label)} stated`;
}

const KIND: KnownAttribute = 'kind';

function meaningsLabel(
  { label, meanings, words }: Omit<Extract<PlainCondition, { readonly kind: 'meanings' }>, 'isNot'>,
  vocabulary: Vocabulary,
): string {
  if (label !== undefined) return label;
  const names = [
    ...new Set(measureTexts(meanings, vocabulary) ?? meanings.map((one) => meaningText(one, vocabulary))),
  ];
  return names.length <= MAX_NAMED_MEANINGS ? names.join(' or ') : sentenceCase(words);
}

/**
 * What was found, in one sentence: `2 dome cameras: PoE, at least 4 MP`, `19 products in CCTV Systems`, `1 product: Icom`,
 * `2 shirts (24 versions): Moss`
 * @param required words that the products contain
 */
export function foundText(
  found: Counted,
  conditions: readonly PlainCondition[],
  required: readonly QueryPart[],
  vocabulary: Vocabulary,
): string {
  const { named, noun } = nounFor(found, conditions, vocabulary);
  const others = [
    ...conditions
      .filter((condition) => !named.includes(condition))
      .map((condition) => conditionLabel(condition, vocabulary)),
    ...required.map(({ words }) => containedWord(words)),
  ];
  return others.length === 0 ? noun : `${noun}: ${[...new Set(others)].join(', ')}`;
}

/** `2 dome cameras`, `19 products in CCTV Systems` */
export const foundNoun = (
  found: Counted,
  conditions: readonly PlainCondition[],
  vocabulary: Vocabulary,
): string => nounFor(found, conditions, vocabulary).noun;

function nounFor(
  { count, versions }: Counted,
  conditions: readonly PlainCondition[],
  vocabulary: Vocabulary,
) {
  const titles = new Set(vocabulary.categories.values());
  const label = (condition: PlainCondition) => conditionLabel(condition, vocabulary);
  const kinds = conditions.filter(isKind);
  const place = kinds.find((condition) => titles.has(label(condition)));
  const kind = kinds.find((condition) => condition !== place);
  const noun = kind ? nounOf(label(kind), count) : nounOf('Product', count);
  return {
    named: [place, kind],
    noun: `${formatNumber(count)} ${noun}${place ? ` in ${label(place)}` : ''}${ofVersions(count, versions)}`,
  };
}

/** `All our cameras need a cable.` */
export function otherwiseText(
  otherwise: string,
  kind: PlainCondition | undefined,
  vocabulary: Vocabulary,
): string {
  return `All our ${nounOf(kind ? conditionLabel(kind, vocabulary) : 'Product', 2)} ${otherwise}.`;
}

/** Whether a condition says what the products are, by kind or category. */
export function isKind(condition: PlainCondition): boolean {
  return (
    condition.kind === 'meanings' &&
    !condition.isNot &&
    condition.meanings.every(
      (meaning) => meaning.kind === 'category' || (meaning.kind === 'figure' && meaning.attribute === KIND),
    )
  );
}

/** `Dome camera` → `dome cameras`, `Camera for ships` → `cameras for ships`, `Sounder or beacon` → `sounders or beacons` */
function nounOf(label: string, count: number): string {
  const names = label.split(' or ').map((name) => lowerFirst(count === 1 ? name : pluralOf(name)));
  return names.join(' or ');
}

function pluralOf(name: string): string {
  const [, noun = name, rest = ''] = /^(.+?)( for .+)$/.exec(name) ?? [];
  if (noun.endsWith('s')) return name;
  const plural = /(?:ch|sh|x)$/.test(noun) ? `${noun}es` : `${noun.replace(/([^aeiou])y$/, '$1ie')}s`;
  return plural + rest;
}

/** Leaves `PTZ` and `PoE` as they are. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?!\S)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

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
  const isPixels = attribute.kind === 'steps' && attribute.scale === 'resolution';
  if (max === undefined && isPixels && STEP_NAMES[step] === undefined)
    return `at least ${name(step).replace(/ \(.*/, '')}`;
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
