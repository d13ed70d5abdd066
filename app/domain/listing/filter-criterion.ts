import type { ShownAttribute } from '#app/domain/figures/attribute.ts';
import type { FigureCondition } from '#app/domain/figures/figure-condition.ts';
import type { PriceRange } from './price-range.ts';

/** One condition of a filter. `app/texts/listing.ts` has its label. */
export type FilterCriterion =
  | { readonly kind: 'in-stock' }
  | { readonly kind: 'price'; readonly range: PriceRange }
  | { readonly kind: 'brand'; readonly brand: string }
  | { readonly kind: 'not-brand'; readonly brand: string }
  | { readonly kind: 'no-brands' }
  | { readonly kind: 'figure'; readonly attribute: ShownAttribute; readonly condition: FigureCondition };
