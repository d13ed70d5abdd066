import { promotedFilters } from '#app/domain/listing/promoted-filter.ts';
import * as texts from '#app/texts/listing.ts';
import styles from './active-filters.module.css';
import type { FilterProps } from './filter-panel.tsx';

/** What most visitors filter by, where they look first. Each keeps its place, pressed or not. */
export function PromotedFilters({ products, filter, onChange }: FilterProps) {
  const promoted = promotedFilters(products, filter);
  if (promoted.length === 0) return null;
  return (
    <div role="group" aria-label={texts.quickFilters} className={`scroll-row ${styles.promoted}`}>
      {promoted.map(({ label, selected, toggle }) => (
        <button
          key={label}
          type="button"
          className={styles.chip}
          aria-pressed={selected}
          onClick={() => onChange(toggle)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
