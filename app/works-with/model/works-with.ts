import type { Attribute, ShownAttribute } from '#app/figures/model/attribute.ts';
import { isInStock } from '#app/offer/model/offer.ts';
import {
  type KeysOf,
  type LabelsOf,
  type Reason,
  type Rule,
  statedCompatibility,
  type Subject,
} from './rule.ts';
import {
  chargerAndRadio,
  devicesOfOneLoop,
  matterController,
  panelAndLoopDevice,
  radiosOfOneBand,
  requiredHub,
  stationsOfOneSystem,
  stationsWithSip,
} from './rules.ts';
import { recorderAndCamera } from './recorder.ts';
import { mentions, withoutOtherVersions } from '#app/figures/model/measure-text.ts';
import { queryWords } from '#app/lib/normalize-text.ts';

const EXCEPTIONS = ['not', 'no', 'except', 'without', 'excluding'];
const MODEL_LABELS = ['Model', 'Item number'];

/** Models with more words are not found. */
const MAX_MODEL_WORDS = 4;
/** Shorter names, such as `P2`, are used by several makers and mean other things as well. */
const MIN_MODEL_LENGTH = 5;

/** The form in which models are compared. `words` are from `queryWords`: `['(xpr', '7550e,']` → `xpr 7550e` */
function modelKey(words: readonly string[]): string {
  return words.join(' ').replace(/^[("']+|[)"',;.:]+$/g, '');
}

const isModelKey = (key: string): boolean => key.length >= MIN_MODEL_LENGTH && /\d/.test(key);

function modelsOf({ product: { specifications } }: Subject): readonly string[] {
  return MODEL_LABELS.flatMap((label) => specifications[label] ?? []).map((model) => model.trim());
}

/** The texts in which a product says what it is compatible with, without those that name exceptions. */
function compatibilityTexts({ product: { specifications } }: Subject): readonly string[] {
  return statedCompatibility(specifications)
    .filter((text) => !mentions(text, EXCEPTIONS))
    .map(withoutOtherVersions);
}

/** The keys of all sequences of one to four words. Each could be a model: `'XPR 7550e and …'` → `xpr`, `xpr 7550e`, `xpr 7550e and`, … */
function possibleModelKeys(text: string): readonly string[] {
  const words = queryWords(text);
  return words.flatMap((_, start) =>
    Array.from({ length: MAX_MODEL_WORDS }, (_, more) => modelKey(words.slice(start, start + more + 1))),
  );
}

/**
 * One product's compatibility texts name the model of another product. Both products must be of the same brand, or the
 * text must also name the other product's brand.
 */
const namedModel: Rule = {
  keys: [
    (subject) => [...new Set(compatibilityTexts(subject).flatMap(possibleModelKeys).filter(isModelKey))],
    (subject) => [
      ...new Set(
        modelsOf(subject)
          .map((model) => modelKey(queryWords(model)))
          .filter(isModelKey),
      ),
    ],
  ],
  reason: (naming, named) => {
    const { brand } = named.product;
    const texts = compatibilityTexts(naming).filter(
      (text) => naming.product.brand === brand || mentions(text, [brand]),
    );
    const namedKeys = new Set(texts.flatMap(possibleModelKeys));
    const model = modelsOf(named).find((candidate) => namedKeys.has(modelKey(queryWords(candidate))));
    const [by] = modelsOf(naming);
    return model === undefined || by === undefined ? undefined : { kind: 'named', by, model };
  },
};

/**
 * The rules by which two products provably work with each other. If several prove it, the first gives the reason. A rule reads
 * what both products state; what one of them does not state proves nothing.
 */
export const RULES: readonly Rule[] = [
  panelAndLoopDevice,
  devicesOfOneLoop,
  radiosOfOneBand,
  chargerAndRadio,
  recorderAndCamera,
  stationsOfOneSystem,
  stationsWithSip,
  requiredHub,
  matterController,
  namedModel,
];

/** How many products a page shows. */
const MAX_SHOWN = 6;

export type Partner<S extends Subject = Subject> = { readonly subject: S; readonly reason: Reason };

/** The products that provably work with a product, the most useful first; empty for an unknown product. */
export type PartnersOf<S extends Subject> = (productId: string, limit?: number) => readonly Partner<S>[];

/**
 * Prepares the search for partners. Products are grouped by their keys for each side of each rule, and within a group
 * the cheapest are first. So the search compares a product with the first few products of the groups for its keys, and
 * not with the whole catalogue.
 */
export function partnersIn<S extends Subject>(
  subjects: readonly S[],
  attributes: readonly Attribute[],
  rules: readonly Rule[] = RULES,
): PartnersOf<S> {
  const subjectById = new Map(subjects.map((subject) => [subject.product.id, subject]));
  const cheapestFirst = subjects.toSorted((a, b) => a.product.price - b.product.price);
  const groupedRules = rules.map(({ keys: [first, second], reason }) => ({
    reason,
    sides: [
      { keysOf: first, others: groupsOf(cheapestFirst, second), isFirst: true },
      { keysOf: second, others: groupsOf(cheapestFirst, first), isFirst: false },
    ],
  }));
  const labelsOf = labelsIn(attributes);

  return (productId, limit = MAX_SHOWN) => {
    const subject = subjectById.get(productId);
    if (subject === undefined) return [];
    const partners = new Map<string, Partner<S>>();
    for (const { reason, sides } of groupedRules) {
      for (const { keysOf, others, isFirst } of sides) {
        for (const key of keysOf(subject)) {
          const proven = firstPartners(inOrder(others, key, subject.product.brand), limit, (other) => {
            if (other === subject) return undefined;
            return isFirst ? reason(subject, other, labelsOf) : reason(other, subject, labelsOf);
          });
          for (const partner of proven) {
            const { id } = partner.subject.product;
            if (!partners.has(id)) partners.set(id, partner);
          }
        }
      }
    }
    return [...partners.values()]
      .toSorted((a, b) => comparePartners(a.subject, b.subject, subject.product.brand))
      .slice(0, limit);
  };
}

function firstPartners<S extends Subject>(
  others: Iterable<S>,
  limit: number,
  reasonFor: (other: S) => Reason | undefined,
): readonly Partner<S>[] {
  const found: Partner<S>[] = [];
  for (const subject of others) {
    if (found.length >= limit) break;
    const reason = reasonFor(subject);
    if (reason !== undefined) found.push({ subject, reason });
  }
  return found;
}

/** Products that can be bought first, then those of the same brand, then the cheapest. */
function comparePartners(a: Subject, b: Subject, brand: string): number {
  const rank = ({ product }: Subject) => (isInStock(product) ? 0 : 2) + (product.brand === brand ? 0 : 1);
  return rank(a) - rank(b) || a.product.price - b.product.price;
}

type Groups<S> = ReadonlyMap<string, readonly S[]>;

function groupName(key: string, canBeBought: boolean, brand?: string): string {
  return JSON.stringify([key, canBeBought, brand]);
}

/**
 * Each product is in two groups per key: one for all brands, and one for its brand. Products that can be bought and
 * those that cannot are in separate groups.
 */
function groupsOf<S extends Subject>(subjects: readonly S[], keysOf: KeysOf): Groups<S> {
  const groups = new Map<string, S[]>();
  for (const subject of subjects) {
    for (const key of keysOf(subject)) {
      for (const brand of [undefined, subject.product.brand]) {
        const name = groupName(key, isInStock(subject.product), brand);
        const group = groups.get(name);
        if (group) group.push(subject);
        else groups.set(name, [subject]);
      }
    }
  }
  return groups;
}

/** In the order of `comparePartners`. */
function* inOrder<S extends Subject>(groups: Groups<S>, key: string, brand: string): Generator<S> {
  for (const canBeBought of [true, false]) {
    yield* groups.get(groupName(key, canBeBought, brand)) ?? [];
    for (const subject of groups.get(groupName(key, canBeBought)) ?? []) {
      if (subject.product.brand !== brand) yield subject;
    }
  }
}

export function labelsIn(attributes: readonly ShownAttribute[]): LabelsOf {
  const valuesById = new Map(
    attributes.flatMap((attribute) => (attribute.kind === 'set' ? [[attribute.id, attribute.values]] : [])),
  );
  return (attribute, values) =>
    (valuesById.get(attribute) ?? []).filter(({ id }) => values.includes(id)).map(({ label }) => label);
}
