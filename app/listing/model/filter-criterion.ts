import type { ShownAttribute } from '#app/figures/model/attribute.ts';
import type { FigureCondition } from '#app/figures/model/figure-condition.ts';
import type { PriceRange } from './price-range.ts';

/** One condition of a filter. `app/listing/texts.ts` has its label. */
export type FilterCriterion =
  | { readonly kind: 'in-stock' }
  | { readonly kind: 'price'; readonly range: PriceRange }
  | { readonly kind: 'brand'; readonly brand: string }
  | { readonly kind: 'not-brand'; readonly brand: string }
  | { readonly kind: 'no-brands' }
  | { readonly kind: 'figure'; readonly attribute: ShownAttribute; readonly condition: FigureCondition };
