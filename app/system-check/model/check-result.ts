import type { FigureFilter } from '#app/figures/model/figure-condition.ts';
import type { KnownAttribute, KnownFigures, KnownListing } from '#app/figures/model/known-ids.ts';
import type { Reason } from '#app/works-with/model/rule.ts';
import { isOnly, largestStated } from '#app/works-with/model/stated.ts';

/** A product of the list that the system check examines, with the figures that it states. */
export type CheckedProduct = {
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly quantity: number;
  readonly figures: KnownFigures;
  /** Whether the buyer says that it is mounted outdoors. */
  readonly isMountedOutdoors: boolean;
};

export function ofKinds(
  products: readonly CheckedProduct[],
  kinds: readonly string[],
): readonly CheckedProduct[] {
  return products.filter(({ figures }) => isOnly(figures, kinds));
}

/** How many pieces there are, not how many products. */
export function countUnits(products: readonly CheckedProduct[]): number {
  return products.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function titlesOf(products: readonly CheckedProduct[]): readonly string[] {
  return products.map(({ title }) => title);
}

/** The products for which at least one of the attributes is missing. */
export function notStating(
  products: readonly CheckedProduct[],
  ...attributes: readonly KnownAttribute[]
): readonly CheckedProduct[] {
  return products.filter(({ figures }) => attributes.some((attribute) => figures[attribute] === undefined));
}

/** The sum over all pieces of the largest number that each states. Products that state no number count as 0. */
export function totalStated(products: readonly CheckedProduct[], attribute: KnownAttribute): number {
  return products.reduce(
    (sum, { quantity, figures }) => sum + quantity * (largestStated(figures, attribute) ?? 0),
    0,
  );
}

/**
 * The worst first. If products do not state what decides a rule, its verdict is `unknown` or `warn`, never `pass` or
 * `fail`.
 */
export const VERDICTS = ['fail', 'warn', 'unknown', 'pass'] as const;
export type Verdict = (typeof VERDICTS)[number];

type Names = readonly string[];

/** A number of devices, streams or watts. `min` and `max` differ if what the products state leaves the number open. */
export type MinMax = { readonly min: number; readonly max: number };

/** What a product must state so that it can be matched with another. */
export type Need =
  | 'onvif'
  | 'compression'
  | 'picture-size'
  | 'recording-resolution'
  | 'sip-or-system'
  | 'radio-standard'
  | 'frequency'
  | 'battery-type'
  | 'radio-system'
  | 'loop-protocol'
  | 'fire-system'
  | 'role'
  | 'connection';

/** A product and its partner, and why they work with each other. */
export type Match = {
  readonly title: string;
  readonly partner: string;
  readonly reason: Reason | 'same-model';
};
/** A product and its partner that do not state enough to tell whether they work with each other. */
export type Gap = {
  readonly title: string;
  readonly partner: string;
  readonly missing: readonly { readonly title: string; readonly need: Need }[];
};
/** A product and its partner that cannot work with each other, because of what they state about an attribute. */
export type Conflict = {
  readonly title: string;
  readonly partner: string;
  readonly attribute: KnownAttribute;
  /** Labels, or numbers with their unit. */
  readonly own: Names;
  readonly other: Names;
};

export type Matches = {
  readonly matches: readonly Match[];
  readonly gaps: readonly Gap[];
  readonly conflicts: readonly Conflict[];
};

export type MatchingRule = 'recorder-protocol' | 'intercom-protocol' | 'radio-band' | 'loop-protocol' | 'hub';

export type PlaceRule = 'outdoor-use' | 'hazardous' | 'salty';

type StorageFinding<Code extends string> = {
  readonly rule: 'storage';
  readonly code: Code;
  /**
   * The largest possible number of video streams: two for a camera with a thermal and a visible picture, otherwise one.
   */
  readonly streams: number;
  readonly mbpsPerCamera: number;
  readonly hoursPerDay: number;
  readonly days: number;
  readonly neededTerabytes: number;
  readonly capacityTerabytes: number;
  /** The sum of the streams that each recorder can store on its own. */
  readonly recordable: number;
};

type PoeBudgetFinding<Code extends string> = {
  readonly rule: 'poe-budget';
  readonly code: Code;
  readonly devices: number;
  readonly watts: MinMax;
  /** With the reserve. */
  readonly neededWatts: number;
  readonly budgetWatts: number;
  /** Whether the budgets suffice in total, but no way was found to divide the devices among them. */
  readonly cannotBeDivided: boolean;
  /** Products whose PoE class cannot be told from what they state. Because of them, the minimum and maximum of `watts` differ. */
  readonly unclassed: Names;
};

/** The figures of a rule, from which its sentence is written. */
export type Finding =
  | { readonly rule: 'recorder-channels'; readonly code: 'no-recorder'; readonly cameras: number }
  | {
      readonly rule: 'recorder-channels';
      readonly code: 'counted';
      readonly cameras: number;
      /** Video streams, each of which takes a channel. A camera with a thermal and a visible picture has one or two. */
      readonly streams: MinMax;
      readonly channels: number;
    }
  | {
      readonly rule: 'recorder-throughput';
      readonly code: 'counted';
      /** As in `StorageFinding`. */
      readonly streams: number;
      readonly mbpsPerCamera: number;
      readonly neededMbps: number;
      readonly capacityMbps: number;
      /** The sum of the streams that each recorder can take on its own. */
      readonly recordable: number;
      /** The same if each stream needs 20% more. */
      readonly recordableWithReserve: number;
    }
  | StorageFinding<'counted'>
  | StorageFinding<'no-recorder'>
  | { readonly rule: 'poe-ports'; readonly code: 'no-ports'; readonly devices: number }
  | {
      readonly rule: 'poe-ports';
      readonly code: 'counted';
      readonly devices: number;
      readonly ports: number;
      /** Set if there are enough ports, but too few of a standard. */
      readonly standard?: { readonly step: string; readonly devices: number; readonly ports: number };
    }
  | {
      readonly rule: 'poe-ports';
      readonly code: 'standard-not-stated';
      readonly devices: number;
      readonly ports: number;
      readonly products: Names;
    }
  | PoeBudgetFinding<'counted'>
  | PoeBudgetFinding<'no-budget'>
  | {
      readonly rule: 'charging';
      readonly code: 'counted';
      readonly radios: number;
      readonly pockets: number;
      readonly matches: Matches;
    }
  | {
      readonly rule: 'loop-devices';
      readonly code: 'counted';
      readonly devices: MinMax;
      readonly capacity: number;
    }
  | { readonly rule: MatchingRule; readonly code: 'matched'; readonly matches: Matches }
  | { readonly rule: MatchingRule; readonly code: 'no-partner'; readonly products: Names }
  | {
      readonly rule: PlaceRule;
      readonly code: 'placed';
      readonly fit: Names;
      readonly unfit: Names;
      readonly unknown: Names;
    }
  | { readonly rule: 'salty'; readonly code: 'nothing-outdoors' }
  /** A product does not state a number that the rule adds up. */
  | { readonly rule: CountingRule; readonly code: 'not-stated'; readonly products: Names };

type CountingRule =
  | 'recorder-channels'
  | 'recorder-throughput'
  | 'storage'
  | 'poe-ports'
  | 'poe-budget'
  | 'charging'
  | 'loop-devices';

export type RuleName = Finding['rule'];

/** A listing of products that would solve the problem. */
export type ListingRemedy = {
  readonly kind: 'listing';
  readonly shows:
    | 'recorders'
    | 'recorders-with-channels'
    | 'ports-with-budget'
    | 'onvif-cameras'
    | 'sip-stations'
    | 'answering-stations'
    | 'radios-of-standard'
    | 'chargers'
    | 'panels'
    | 'panels-for-devices'
    | 'loop-devices'
    | 'hubs'
    | 'outdoor-products'
    | 'explosion-protected'
    | 'stainless-steel';
  /** A number or a label that completes the link's text. */
  readonly detail?: number | string;
  readonly category: KnownListing;
  readonly filter: Partial<Record<KnownAttribute, FigureFilter[string]>>;
};

export type Remedy =
  | ListingRemedy
  /** The most days that the recorders can store. */
  | { readonly kind: 'fewer-days'; readonly days: number };

export type CheckResult = {
  readonly verdict: Verdict;
  readonly finding: Finding;
  /** The page shows only the first listing that has a product. */
  readonly remedies: readonly Remedy[];
};
