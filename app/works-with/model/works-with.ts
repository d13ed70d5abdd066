import type { Attribute, ShownAttribute } from '#app/figures/model/attribute.ts';
import { isInStock } from '#app/offer/model/offer.ts';
import type { KeysOf, LabelsOf, Reason, Rule, Subject } from './rule.ts';
import { devicesOfOneLoop, panelAndLoopDevice } from './fire-loop.ts';
import { stationsOfOneSystem, stationsWithSip } from './intercom.ts';
import { namedModel } from './named-model.ts';
import { chargerAndRadio, radiosOfOneBand } from './radio.ts';
import { recorderAndCamera } from './recorder.ts';
import { matterController, requiredHub } from './smart-home.ts';

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
