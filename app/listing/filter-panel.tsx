import { useId, useState } from 'react';
import { readNumber } from '#app/lib/number-text.ts';
import { priceAfter, priceBeforeInFilter } from '#app/shop-data.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { optionalNumberProblem } from '#app/ui/number-texts.ts';
import { FacetGroup, FilterDisclosure } from './figure-facets.tsx';
import {
  activeFilters,
  conditionsOn,
  isBrandSelected,
  selectOnlyBrand,
  toggleBrand,
} from './model/listing-filter.ts';
import { clampRange, isSameRange, type PriceBounds, type PriceRange } from './model/price-range.ts';
import { type Bounds, RangeForm } from './range-form.tsx';
import * as texts from './texts.ts';
import type { Listing } from './use-listing.ts';
import styles from './filter-panel.module.css';

type FilterPanelProps = {
  readonly listing: Listing;
  /** Changing this resets the fields of ranges, including values that have not been applied. */
  readonly formKey: number;
};

const AVAILABILITIES = ['all', 'in-stock'] as const;

/** The number of groups of figures that are open at first. With all of them open, the panel would be several screens long. */
const OPEN_AT_FIRST = 2;

/** The others are behind "More filters". */
const SHOWN_AT_FIRST = 4;

export function FilterPanel({ listing, formKey }: FilterPanelProps) {
  const { scope, facets, filter, change } = listing;
  const id = useId();
  // The brand that the visitor has just used. It stays until it loses the focus, which would otherwise be lost.
  const [usedBrand, setUsedBrand] = useState<string>();
  // All brands are selected at first. Chosen are those that are named as active filters.
  const chosenBrands = new Set(
    activeFilters(filter, scope).map(({ criterion }) => ('brand' in criterion ? criterion.brand : undefined)),
  );
  const brands = facets.brands.filter(
    ({ brand, count }) => count > 0 || chosenBrands.has(brand) || brand === usedBrand,
  );
  const groups = facets.figures.map((facet, index) => (
    <FacetGroup
      key={facet.attribute.id}
      facet={facet}
      isOpenAtFirst={index < OPEN_AT_FIRST}
      listing={listing}
      formKey={formKey}
    />
  ));
  const others = facets.figures.slice(SHOWN_AT_FIRST);
  const isOtherChosen = others.some(({ attribute }) => conditionsOn(filter, attribute.id).length > 0);
  const hasOtherChoice = others.some(
    ({ options, bounds }) => bounds !== undefined || options.some(({ count }) => count > 0),
  );
  const figures = groups.length > 0 && (
    <div className={styles.facets}>
      {groups.slice(0, SHOWN_AT_FIRST)}
      {(isOtherChosen || hasOtherChoice) && (
        <FilterDisclosure label={texts.moreFilters} isChosen={isOtherChosen}>
          <div className={styles.facets}>{groups.slice(SHOWN_AT_FIRST)}</div>
        </FilterDisclosure>
      )}
    </div>
  );
  return (
    <div className={styles.panel}>
      <fieldset className={HAS_FAMILIES && figures ? undefined : styles.group}>
        <legend className={styles.legend}>{texts.availability}</legend>
        {AVAILABILITIES.map((availability) => (
          <ChoiceField
            key={availability}
            type="radio"
            name={`${id}-stock`}
            checked={filter.availability === availability}
            onChange={() => change((current) => ({ ...current, availability }))}
          >
            {availability === 'all' ? texts.anyAvailability : texts.withCount(texts.inStock, facets.inStock)}
          </ChoiceField>
        ))}
      </fieldset>
      {/* Size and colour are what buyers choose first. */}
      {HAS_FAMILIES && figures}
      {brands.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{texts.brand}</legend>
          <ul>
            {brands.map(({ brand, count }) => (
              <li key={brand} className={styles.brand}>
                <ChoiceField
                  type="checkbox"
                  checked={isBrandSelected(filter, brand)}
                  onBlur={() => setUsedBrand(undefined)}
                  onChange={() => {
                    setUsedBrand(brand);
                    change((current) => toggleBrand(current, scope, brand));
                  }}
                >
                  {texts.withCount(brand, count)}
                </ChoiceField>
                <button
                  type="button"
                  className={styles.only}
                  aria-label={texts.onlyBrand(brand)}
                  onClick={() => change((current) => selectOnlyBrand(current, brand))}
                >
                  {texts.only}
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <PriceRangeForm
        key={formKey}
        bounds={scope.bounds}
        range={filter.price}
        note={listing.priceNote}
        onApply={(price) => change((current) => ({ ...current, price }))}
      />
      {!HAS_FAMILIES && figures}
    </div>
  );
}

type PriceRangeFormProps = {
  readonly bounds: PriceBounds;
  readonly range: PriceRange | undefined;
  /** Why the range has no products. */
  readonly note?: string | undefined;
  readonly onApply: (range: PriceRange | undefined) => void;
};

const LIMITS = { isWhole: true };
const LABELS = { min: texts.minimumPrice, max: texts.maximumPrice };

export function PriceRangeForm({ bounds, range: current = bounds, note, onApply }: PriceRangeFormProps) {
  const noteId = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{texts.price}</legend>
      <RangeForm
        labels={LABELS}
        prefix={priceBeforeInFilter}
        suffix={priceAfter}
        isWhole
        describedBy={note === undefined ? undefined : noteId}
        applied={toValues(current)}
        read={(text) => {
          const reading = readNumber(text, LIMITS);
          return { value: reading.value, error: optionalNumberProblem(reading, text, LIMITS) };
        }}
        onApply={({ min, max }) => {
          const next = clampRange(min, max, bounds, current);
          onApply(isSameRange(next, bounds) ? undefined : next);
          return toValues(next);
        }}
      >
        <Button type="submit" wide>
          {texts.applyPrice}
        </Button>
      </RangeForm>
      {note !== undefined && (
        <p id={noteId} className={`hint ${styles.note}`}>
          {note}
        </p>
      )}
    </fieldset>
  );
}

function toValues({ min, max }: PriceRange): Bounds<string> {
  return { min: String(min), max: String(max) };
}
