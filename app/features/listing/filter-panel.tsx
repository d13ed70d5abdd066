import { useId } from 'react';
import { availabilityFacet, brandFacet } from '#app/domain/listing/facet.ts';
import { type ListingFilter, onlyBrand, toggleBrand } from '#app/domain/listing/listing-filter.ts';
import { priceBounds } from '#app/domain/listing/price-range.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';
import * as texts from '#app/texts/listing.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import styles from './filter-panel.module.css';
import { PriceRangeForm } from './price-range-form.tsx';
import type { ChangeFilter } from './use-listing.ts';

export type FilterProps = {
  readonly products: readonly ProductSummary[];
  readonly filter: ListingFilter;
  readonly onChange: ChangeFilter;
};

type FilterPanelProps = FilterProps & {
  readonly onClear: () => void;
  /** How often all was cleared: what is typed but not applied goes then, too. */
  readonly cleared: number;
};

export function FilterPanel({ products, filter, onChange, onClear, cleared }: FilterPanelProps) {
  const group = useId();
  const availability = availabilityFacet(products, filter);
  const brands = brandFacet(products, filter);
  return (
    <div className={styles.panel}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.availability}</legend>
        <ChoiceField
          type="radio"
          name={`${group}-stock`}
          checked={filter.availability === 'all'}
          onChange={() => onChange((now) => ({ ...now, availability: 'all' }))}
        >
          {texts.anyAvailability}
        </ChoiceField>
        <ChoiceField
          type="radio"
          name={`${group}-stock`}
          checked={filter.availability === 'in-stock'}
          onChange={() => onChange((now) => ({ ...now, availability: 'in-stock' }))}
        >
          {texts.inStockOnly(availability.inStock)}
        </ChoiceField>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.brand}</legend>
        <ul>
          {brands.map(({ value, label, count, selected }) => (
            <li key={value} className={styles.brand}>
              <ChoiceField
                type="checkbox"
                checked={selected}
                onChange={() => onChange((now) => toggleBrand(now, products, value))}
              >
                {texts.brandWithCount(label, count)}
              </ChoiceField>
              <button
                type="button"
                className={styles.only}
                aria-label={texts.onlyBrand(label)}
                onClick={() => onChange((now) => onlyBrand(now, value))}
              >
                {texts.only}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      <PriceRangeForm
        key={cleared}
        bounds={priceBounds(products)}
        range={filter.price}
        onApply={(price) => onChange((now) => ({ ...now, price }))}
      />
      <Button wide onClick={onClear}>
        {texts.clearFilters}
      </Button>
    </div>
  );
}
