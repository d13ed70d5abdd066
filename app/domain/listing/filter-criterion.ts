import type { PriceRange } from './price-range.ts';

/** One condition of a filter. `app/texts/listing.ts` has its label. */
export type FilterCriterion =
  | { readonly kind: 'in-stock' }
  | { readonly kind: 'price'; readonly range: PriceRange }
  | { readonly kind: 'brand'; readonly brand: string }
  | { readonly kind: 'not-brand'; readonly brand: string }
  | { readonly kind: 'no-brands' };
