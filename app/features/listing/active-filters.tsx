import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { activeFilters } from '#app/domain/listing/active-filter.ts';
import * as texts from '#app/texts/listing.ts';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './active-filters.module.css';
import type { FilterProps } from './filter-panel.tsx';

/** What is filtered by, each with a way to take it back. */
export function ActiveFilters({ products, filter, onChange }: FilterProps) {
  const active = activeFilters(filter, products);
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);

  // The chip that was pressed is gone: the one in its place takes the focus, else the last, else the heading.
  useEffect(() => {
    if (removedAt.current === undefined) return;
    const chips = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = chips[removedAt.current] ?? chips.at(-1);
    if (next) next.focus();
    else focusHeading();
    removedAt.current = undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- their number says that one is gone
  }, [active.length]);

  const remove = (label: string, at: number) => {
    removedAt.current = at;
    onChange((now) => activeFilters(now, products).find((each) => each.label === label)?.without ?? now);
  };

  if (active.length === 0) return null;
  return (
    <ul ref={list} className={styles.chips} aria-label={texts.activeFilters}>
      {active.map(({ label }, at) => (
        <li key={label}>
          <button
            type="button"
            className={styles.chip}
            aria-label={texts.removeFilter(label)}
            onClick={() => remove(label, at)}
          >
            {label}
            <Icon of={X} size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
