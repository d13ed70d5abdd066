import { useId } from 'react';
import type { ListingFacets } from './model/listing.ts';
import { isBrandSelected, type ListingFilter, selectOnlyBrand, toggleBrand } from './model/listing-filter.ts';
import type { ListingScope } from './model/listing-scope.ts';
import { FigureFacets } from './figure-facets.tsx';
import { PriceRangeForm } from './range-form.tsx';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import styles from './filter-panel.module.css';
import type { ChangeFilter } from './use-listing.ts';

export type FilterProps = {
  readonly scope: ListingScope;
  readonly filter: ListingFilter;
  readonly onChange: ChangeFilter;
};

type FilterPanelProps = FilterProps & {
  readonly facets: ListingFacets;
  readonly onClear: () => void;
  /** Changing this resets the fields of ranges, including values that have not been applied. */
  readonly formKey: number;
};

const AVAILABILITIES = ['all', 'in-stock'] as const;

export function FilterPanel({ scope, facets, filter, onChange, onClear, formKey }: FilterPanelProps) {
  const id = useId();
  return (
    <div className={styles.panel}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.availability}</legend>
        {AVAILABILITIES.map((availability) => (
          <ChoiceField
            key={availability}
            type="radio"
            name={`${id}-stock`}
            checked={filter.availability === availability}
            onChange={() => onChange((current) => ({ ...current, availability }))}
          >
            {availability === 'all' ? texts.anyAvailability : texts.withCount(texts.inStock, facets.inStock)}
          </ChoiceField>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.brand}</legend>
        <ul>
          {facets.brands.map(({ brand, count }) => (
            <li key={brand} className={styles.brand}>
              <ChoiceField
                type="checkbox"
                checked={isBrandSelected(filter, brand)}
                onChange={() => onChange((current) => toggleBrand(current, scope, brand))}
              >
                {texts.withCount(brand, count)}
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
        key={formKey}
        bounds={scope.bounds}
        range={filter.price}
        onApply={(price) => onChange((current) => ({ ...current, price }))}
      />
      <FigureFacets
        facets={facets.figures}
        scope={scope}
        filter={filter}
        onChange={onChange}
        formKey={formKey}
      />
      <Button wide onClick={onClear}>
        {texts.clearFilters}
      </Button>
    </div>
  );
}
