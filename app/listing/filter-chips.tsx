import { useId } from 'react';
import { Chip, RemovableChips } from '#app/product/removable-chips.tsx';
import { Button } from '#app/ui/button.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import type { FilterProps } from './filter-panel.tsx';
import { type ActiveFilter, activeFilters, quickFilters } from './model/filter-criterion.ts';
import type { ListingFilter } from './model/listing-filter.ts';
import * as texts from './texts.ts';
import type { ChangeFilter } from './use-listing.ts';
import styles from './filter-chips.module.css';

export function ActiveFilters({ scope, filter, onChange }: FilterProps) {
  const labels = activeFilters(filter, scope).map(({ criterion }) => texts.criterionLabel(criterion));

  const remove = (label: string) => {
    // Finds the filter again, because `current` may contain a change that is not rendered yet.
    onChange((current) => {
      const removed = activeFilters(current, scope).find(
        ({ criterion }) => texts.criterionLabel(criterion) === label,
      );
      return removed?.filterWithout ?? current;
    });
  };

  return (
    <RemovableChips
      label={texts.activeFilters}
      chips={labels}
      removeLabel={texts.removeFilter}
      onRemove={remove}
    />
  );
}

export function QuickFilters({ scope, filter, onChange }: FilterProps) {
  const filters = quickFilters(scope, filter);
  if (filters.length === 0) return null;
  return (
    <div role="group" aria-label={texts.quickFilters} className={`scroll-row ${styles.quick}`}>
      {filters.map(({ criterion, isSelected, toggle }) => (
        <Chip
          key={texts.criterionLabel(criterion)}
          aria-pressed={isSelected}
          onClick={() => onChange(toggle)}
        >
          {texts.criterionLabel(criterion)}
        </Chip>
      ))}
    </div>
  );
}

type RemoveOneFilterProps = {
  readonly active: readonly ActiveFilter[];
  readonly countFor: (filter: ListingFilter) => number;
  readonly onChange: ChangeFilter;
};

/** Shown in an empty listing: a button for each active filter whose removal would show products. */
export function RemoveOneFilter({ active, countFor, onChange }: RemoveOneFilterProps) {
  const id = useId();
  const choices = active.flatMap(({ criterion, filterWithout }) => {
    const count = countFor(filterWithout);
    return count > 0 ? [{ label: texts.criterionLabel(criterion), filterWithout, count }] : [];
  });
  if (choices.length === 0) return null;

  // The pressed button disappears, so the focus moves to the page's heading.
  const remove = (filterWithout: ListingFilter) => {
    onChange(() => filterWithout);
    focusHeading();
  };

  return (
    <div className={styles.choices}>
      <p id={id}>{texts.removeOneFilter}</p>
      <ul aria-labelledby={id} className={styles.choiceList}>
        {choices.map(({ label, filterWithout, count }) => (
          <li key={label}>
            <Button small onClick={() => remove(filterWithout)}>
              {texts.filterWithProducts(label, count)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
