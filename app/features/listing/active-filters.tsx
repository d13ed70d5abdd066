import { X } from 'lucide-react';
import { activeFilters } from '#app/domain/listing/active-filter.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './active-filters.module.css';
import type { FilterPanelProps } from './filter-panel.tsx';

/** What is filtered by, each with a way to take it back. */
export function ActiveFilters({ products, filter, onChange }: FilterPanelProps) {
  const active = activeFilters(filter, products);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {active.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Remove filter: ${label}`}
            onClick={() => onChange(without)}
          >
            {label}
            <Icon of={X} size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
