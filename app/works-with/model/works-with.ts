import type { Attribute, ShownAttribute } from '#app/figures/model/attribute.ts';
import type { KnownAttribute } from '#app/figures/model/known-ids.ts';
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

/** What the rules read. */
export const MATCHED_ATTRIBUTES = [
  'kind',
  'protocols',
  'compression',
  'megapixels',
  'thermal-width',
  'recording-resolution',
  'intercom-system',
  'radio-standard',
  'frequency',
  'band',
  'radio-system',
  'battery-type',
  'loop-protocol',
  'fire-system',
  'connection',
  'requires',
  'role',
] as const satisfies readonly KnownAttribute[];

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

const keyOfModel = (model: string) => modelKey(queryWords(model));

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
    (subject) => [...new Set(modelsOf(subject).map(keyOfModel).filter(isModelKey))],
  ],
  reason: (naming, named) => {
    const { brand } = named.product;
    const texts = compatibilityTexts(naming).filter(
      (text) => naming.product.brand === brand || mentions(text, [brand]),
    );
    const namedKeys = new Set(texts.flatMap(possibleModelKeys));
    const model = modelsOf(named).find((candidate) => namedKeys.has(keyOfModel(candidate)));
    const [by] = modelsOf(naming);
    return model === undefined || by === undefined ? undefined : { kind: 'named', by, model };
  },
};

/**
 * The rules by which two products provably work with each other. If several prove it, the first gives the reason. A rule reads
 * what both products state; what one of them does not state proves nothing.
 */
const RULES: readonly Rule[] = [
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

const MAX_SHOWN = 6;

export type Partner<S extends Subject = Subject> = { readonly subject: S; readonly reason: Reason };

/** The products that provably work with a product, the most useful first; empty for an unknown product. */
export type PartnersOf<S extends Subject> = (productId: string, limit?: number) => readonly Partner<S>[];

/**
 * Prepares the search for partners. A product is compared with the first few products that have one of its keys, and not with
 * the whole catalogue. Products that can be bought come first, then those of the same brand, then the cheapest.
 */
export function partnersIn<S extends Subject>(
  subjects: readonly S[],
  attributes: readonly Attribute[],
): PartnersOf<S> {
  const labelsOf = labelsIn(attributes);
  const subjectById = new Map(subjects.map((subject) => [subject.product.id, subject]));
  const cheapestFirst = subjects.toSorted((a, b) => a.product.price - b.product.price);
  const sides = RULES.flatMap(({ keys: [first, second], reason }) => [
    { keysOf: first, others: groupsOf(cheapestFirst, second), reason },
    {
      keysOf: second,
      others: groupsOf(cheapestFirst, first),
      reason: (subject: S, other: S) => reason(other, subject, labelsOf),
    },
  ]);

  return (productId, limit = MAX_SHOWN) => {
    const subject = subjectById.get(productId);
    if (subject === undefined) return [];
    const rank = ({ product }: S) =>
      (isInStock(product) ? 0 : 2) + (product.brand === subject.product.brand ? 0 : 1);
    const inOrder = (others: readonly S[]) => others.toSorted((a, b) => rank(a) - rank(b));
    const reasons = new Map<S, Reason>();
    for (const { keysOf, others, reason } of sides) {
      for (const key of keysOf(subject)) {
        let found = 0;
        for (const other of inOrder(others.get(key) ?? [])) {
          if (found === limit) break;
          const proven = other === subject ? undefined : reason(subject, other, labelsOf);
          if (proven === undefined) continue;
          found += 1;
          if (!reasons.has(other)) reasons.set(other, proven);
        }
      }
    }
    return [...reasons]
      .map(([subject, reason]) => ({ subject, reason }))
      .toSorted(
        (a, b) => rank(a.subject) - rank(b.subject) || a.subject.product.price - b.subject.product.price,
      )
      .slice(0, limit);
  };
}

/**
 * The keys under which a product is looked for as a partner of others, and those that it looks for: for a database, which finds the
 * candidates for `partnersIn`.
 */
export function partnerKeys(subject: Subject): {
  readonly own: readonly string[];
  readonly sought: readonly string[];
} {
  const keysOf = (side: 0 | 1, prefix: 0 | 1) =>
    RULES.flatMap(({ keys }, rule) => keys[side](subject).map((key) => `${rule} ${prefix} ${key}`));
  return {
    own: [...keysOf(0, 0), ...keysOf(1, 1)],
    sought: [...keysOf(0, 1), ...keysOf(1, 0)],
  };
}

function groupsOf<S extends Subject>(
  subjects: readonly S[],
  keysOf: KeysOf,
): ReadonlyMap<string, readonly S[]> {
  const entries = subjects.flatMap((subject) => keysOf(subject).map((key) => ({ key, subject })));
  const groups = Map.groupBy(entries, ({ key }) => key);
  return new Map([...groups].map(([key, group]) => [key, group.map(({ subject }) => subject)]));
}

export function labelsIn(attributes: readonly ShownAttribute[]): LabelsOf {
  const valuesById = new Map(
    attributes.flatMap((attribute) => (attribute.kind === 'set' ? [[attribute.id, attribute.values]] : [])),
  );
  return (attribute, values) =>
    (valuesById.get(attribute) ?? []).filter(({ id }) => values.includes(id)).map(({ label }) => label);
}
