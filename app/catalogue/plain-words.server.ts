import type { Attribute } from '#app/figures/model/attribute.ts';
import type { FigureCondition } from '#app/figures/model/figure-condition.ts';
import { SCALES } from '#app/figures/model/scales.ts';
import { spellingsOf } from '#app/figures/model/measure-text.ts';
import { foldText } from '#app/lib/normalize-text.ts';
import type { Meaning, PlainWords } from '#app/plain-words/model/vocabulary.ts';
import type { PlainWordsData } from './schema/plain-words-schema.server.ts';

type MeaningData = PlainWordsData['synonyms'][number]['means'][number];

export function toPlainWords({
  synonyms,
  units,
  negativeNumbers,
  sizesInPixels,
  stopWords,
  notSold,
}: PlainWordsData): PlainWords {
  return {
    synonyms: synonyms.map((synonym) => Object.assign({}, synonym, { means: synonym.means.map(toMeaning) })),
    units,
    negativeNumbers,
    sizesInPixels,
    stopWords,
    notSold,
  };
}

function toMeaning(data: MeaningData): Meaning {
  if ('category' in data) return { kind: 'category', slug: data.category };
  if ('brand' in data) return { kind: 'brand', brand: data.brand };
  const { attribute } = data;
  if ('value' in data) {
    return { kind: 'figure', attribute, condition: { kind: 'value', value: data.value } };
  }
  if ('step' in data) return { kind: 'figure', attribute, condition: { kind: 'step', step: data.step } };
  if ('is' in data) return { kind: 'figure', attribute, condition: { kind: 'yes-no', isYes: data.is } };
  const condition =
    'atLeast' in data
      ? ({ kind: 'range', min: data.atLeast } as const)
      : ({ kind: 'range', max: data.atMost } as const);
  return { kind: 'figure', attribute, condition };
}

/**
 * Hints for the owner, one line each, if a synonym or unit refers to something that `attributes.json` does not have, or
 * if a unit cannot be converted, or if something is sold that is listed as not sold. Such words find nothing, or the
 * wrong products.
 */
export function plainWordHints(
  { synonyms, units, notSold }: PlainWords,
  attributes: readonly Attribute[],
  products: readonly { readonly id: string; readonly title: string }[],
): readonly string[] {
  const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  return [
    ...synonyms.flatMap(({ words, means }) =>
      means.flatMap((meaning) => {
        if (meaning.kind !== 'figure') return [];
        const { attribute, condition } = meaning;
        const lack = lacking(byId.get(attribute), condition);
        return lack === undefined ? [] : [hint(words, `attribute "${attribute}" with "${lack}"`)];
      }),
    ),
    ...units.flatMap(({ words, attributes, spelling }) =>
      attributes.flatMap((id) => {
        const attribute = byId.get(id);
        if (attribute?.kind !== 'number') return [hint(words, `number "${id}"`)];
        const spellings = attribute.unit === undefined ? [] : spellingsOf(attribute.unit);
        if (spelling === undefined || spellings.includes(spelling)) return [];
        return [`${placeOf(words)}: "${spelling}" is not a unit for "${id}"${oneOf(spellings)}`];
      }),
    ),
    ...notSold.flatMap(({ words }) => {
      const sold = products.find(({ title }) =>
        words.some((word) => foldText(title).endsWith(foldText(word))),
      );
      return sold
        ? [`${placeOf(words)} is listed as not sold, but product ${sold.id} is "${sold.title}"`]
        : [];
    }),
  ];
}

function oneOf(spellings: readonly string[]): string {
  return spellings.length === 0 ? '' : `; use one of ${spellings.join(', ')}`;
}

function placeOf(words: readonly string[]): string {
  return `plain-words.json: "${words[0]}"`;
}

function hint(words: readonly string[], missing: string): string {
  return `${placeOf(words)}: attributes.json has no ${missing}`;
}

/** What an attribute lacks for a condition; undefined if products can meet it. */
function lacking(attribute: Attribute | undefined, condition: FigureCondition): string | undefined {
  switch (condition.kind) {
    case 'value': {
      const values = attribute?.kind === 'set' ? attribute.values : [];
      return values.some(({ id }) => id === condition.value) ? undefined : condition.value;
    }
    case 'step': {
      const steps = attribute?.kind === 'steps' ? SCALES[attribute.scale].steps : [];
      return steps.some(({ step }) => step === condition.step) ? undefined : condition.step;
    }
    case 'range':
      return attribute?.kind === 'number' ? undefined : 'a number';
    case 'yes-no':
      return attribute?.kind === 'yes-no' ? undefined : 'yes or no';
    case 'not-stated':
      return attribute ? undefined : 'not stated';
  }
}
