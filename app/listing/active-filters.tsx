import { activeFilters } from './model/active-filter.ts';
import { RemovableChips } from '#app/product/removable-chips.tsx';
import * as texts from './texts.ts';
import type { FilterProps } from './filter-panel.tsx';

/** A chip for each active filter. Pressing a chip removes its filter. */
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
