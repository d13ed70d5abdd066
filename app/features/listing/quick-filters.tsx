import { quickFilters } from '#app/domain/listing/quick-filter.ts';
import * as texts from '#app/texts/listing.ts';
import styles from './filter-chips.module.css';
import type { FilterProps } from './filter-panel.tsx';

/** Toggle buttons for the most used filters, above the list. */
export function QuickFilters({ products, filter, onChange }: FilterProps) {
  const filters = quickFilters(products, filter);
  if (filters.length === 0) return null;
  return (
    <div role="group" aria-label={texts.quickFilters} className={`scroll-row ${styles.quick}`}>
      {filters.map(({ criterion, isSelected, toggle }) => (
        <button
          key={texts.criterionLabel(criterion)}
          type="button"
          className={styles.chip}
          aria-pressed={isSelected}
          onClick={() => onChange(toggle)}
        >
          {texts.criterionLabel(criterion)}
        </button>
      ))}
    </div>
  );
}
