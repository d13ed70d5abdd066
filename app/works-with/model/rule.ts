import type { KnownAttribute, KnownFigures } from '#app/figures/model/known-ids.ts';
import type { Product } from '#app/offer/model/product.ts';

export type Subject = {
  readonly product: Pick<
    Product,
    'id' | 'brand' | 'price' | 'soldOut' | 'availableQuantity' | 'specifications'
  >;
  readonly figures: KnownFigures;
};

export type FigureSubject = { readonly product: Pick<Product, 'brand'>; readonly figures: KnownFigures };

/** Why two products work with each other. It reads the same from either product. */
export type Reason =
  | {
      readonly kind: 'loop';
      readonly protocols: readonly string[];
      /** The makers' systems that both belong to; empty if neither states one. */
      readonly systems: readonly string[];
      /** Whether both are devices on the loop. Otherwise one is the panel. */
      readonly areDevices: boolean;
    }
  | {
      readonly kind: 'radio';
      readonly standards: readonly string[];
      readonly fromMegahertz: number;
      readonly toMegahertz: number;
    }
  | { readonly kind: 'charger'; readonly batteries: readonly string[] }
  | {
      readonly kind: 'recorder';
      /** The maker of both; absent if both state ONVIF. */
      readonly maker?: string;
      readonly compression: string;
      /** A step of the resolution scale. */
      readonly recordingResolution: string;
      /** The standard of the recorder's ports, if they are known to power the camera. */
      readonly portStandard?: string;
    }
  | { readonly kind: 'intercom-system'; readonly systems: readonly string[] }
  | { readonly kind: 'sip' }
  | {
      readonly kind: 'hub';
      readonly requirements: readonly string[];
      readonly connections: readonly string[];
    }
  | { readonly kind: 'matter' }
  | {
      readonly kind: 'named';
      /** The model whose specifications name the other one. */
      readonly by: string;
      readonly model: string;
    };

/** The labels of values, in the order of `attributes.json`. */
export type LabelsOf = (attribute: KnownAttribute, values: readonly string[]) => readonly string[];

/**
 * The keys of a product for one side of a rule, such as the loop protocols of a panel. Empty if the product is of another kind,
 * or does not state what the rule needs.
 */
export type KeysOf<S = Subject> = (subject: S) => readonly string[];

export type Rule<S = Subject> = {
  /** For the first and for the second product. Two products are compared if they have a key in common. */
  readonly keys: readonly [KeysOf<S>, KeysOf<S>];
  /** Undefined if the figures of the two products do not prove that they work with each other. */
  readonly reason: (first: S, second: S, labelsOf: LabelsOf) => Reason | undefined;
};

export type FigureRule = Rule<FigureSubject>;

/**
 * What a product says that it is compatible with: the texts of `Compatible radios`, `Compatible detectors` and so on, each
 * once.
 */
export function statedCompatibility(specifications: Readonly<Record<string, string>>): readonly string[] {
  const texts = Object.entries(specifications)
    .filter(([label]) => /^Compatible\b/.test(label))
    .map(([, text]) => text);
  return [...new Set(texts)];
}
