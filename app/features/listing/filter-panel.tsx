import { useId } from 'react';
import { availabilityFacet, brandFacet } from '#app/domain/listing/facet.ts';
import {
  clearFilters,
  type ListingFilter,
  onlyBrand,
  toggleBrand,
} from '#app/domain/listing/listing-filter.ts';
import { priceBounds } from '#app/domain/listing/price-range.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import styles from './filter-panel.module.css';
import { PriceRangeForm } from './price-range-form.tsx';

export type FilterPanelProps = {
  readonly products: readonly ProductSummary[];
  readonly filter: ListingFilter;
  readonly onChange: (filter: ListingFilter) => void;
};

export function FilterPanel({ products, filter, onChange }: FilterPanelProps) {
  const group = useId();
  const availability = availabilityFacet(products, filter);
  const brands = brandFacet(products, filter);
  return (
    <div className={styles.panel}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Availability</legend>
        <ChoiceField
          type="radio"
          name={`${group}-stock`}
          checked={filter.availability === 'all'}
          onChange={() => onChange({ ...filter, availability: 'all' })}
        >
          All
        </ChoiceField>
        <ChoiceField
          type="radio"
          name={`${group}-stock`}
          checked={filter.availability === 'in-stock'}
          onChange={() => onChange({ ...filter, availability: 'in-stock' })}
        >
          In Stock ({availability.inStock})
        </ChoiceField>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Brand</legend>
        <ul className={styles.brands}>
          {brands.map(({ value, label, count, selected }) => (
            <li key={value} className={styles.brand}>
              <ChoiceField
                type="checkbox"
                checked={selected}
                onChange={() => onChange(toggleBrand(filter, products, value))}
              >
                {label} ({count})
              </ChoiceField>
              <button
                type="button"
                className={styles.only}
                aria-label={`Only ${label}`}
                onClick={() => onChange(onlyBrand(filter, value))}
              >
                only
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      <PriceRangeForm
        // The fields start from what is in force; a range set elsewhere (back, a chip) starts them anew.
        key={`${filter.price?.min}-${filter.price?.max}`}
        bounds={priceBounds(products)}
        range={filter.price}
        onApply={(price) => onChange({ ...filter, price })}
      />
      <Button wide onClick={() => onChange(clearFilters(filter))}>
        Clear Filters
      </Button>
    </div>
  );
}
