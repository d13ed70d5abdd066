import { quickFilters } from './model/quick-filter.ts';
import { Chip } from '#app/product/removable-chips.tsx';
import * as texts from './texts.ts';
import type { FilterProps } from './filter-panel.tsx';
import styles from './quick-filters.module.css';

/** Toggle buttons above the list: "In Stock" and the brands with the most products. */
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
