import { useId } from 'react';
import { brandFacets, inStockCount } from '#app/domain/listing/facet.ts';
import { type ListingFilter, selectOnlyBrand, toggleBrand } from '#app/domain/listing/listing-filter.ts';
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
  /** Changing this resets the price fields, including values that have not been applied. */
  readonly priceFormKey: number;
};

export function FilterPanel({ products, filter, onChange, onClear, priceFormKey }: FilterPanelProps) {
  const id = useId();
  return (
    <div className={styles.panel}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.availability}</legend>
        <ChoiceField
          type="radio"
          name={`${id}-stock`}
          checked={filter.availability === 'all'}
          onChange={() => onChange((current) => ({ ...current, availability: 'all' }))}
        >
          {texts.anyAvailability}
        </ChoiceField>
        <ChoiceField
          type="radio"
          name={`${id}-stock`}
          checked={filter.availability === 'in-stock'}
          onChange={() => onChange((current) => ({ ...current, availability: 'in-stock' }))}
        >
          {texts.inStockWithCount(inStockCount(products, filter))}
        </ChoiceField>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.brand}</legend>
        <ul>
          {brandFacets(products, filter).map(({ brand, count, isSelected }) => (
            <li key={brand} className={styles.brand}>
              <ChoiceField
                type="checkbox"
                checked={isSelected}
                onChange={() => onChange((current) => toggleBrand(current, products, brand))}
              >
                {texts.brandWithCount(brand, count)}
              </ChoiceField>
              <button
                type="button"
                className={styles.only}
                aria-label={texts.onlyBrand(brand)}
                onClick={() => onChange((current) => selectOnlyBrand(current, brand))}
              >
                {texts.only}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      <PriceRangeForm
        key={priceFormKey}
        bounds={priceBounds(products)}
        range={filter.price}
        onApply={(price) => onChange((current) => ({ ...current, price }))}
      />
      <Button wide onClick={onClear}>
        {texts.clearFilters}
      </Button>
    </div>
  );
}
