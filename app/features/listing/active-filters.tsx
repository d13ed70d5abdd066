import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { activeFilters } from '#app/domain/listing/active-filter.ts';
import * as texts from '#app/texts/listing.ts';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './filter-chips.module.css';
import type { FilterProps } from './filter-panel.tsx';

/** One chip per active filter, with a button that removes it. */
export function ActiveFilters({ products, filter, onChange }: FilterProps) {
  const labels = activeFilters(filter, products).map(({ criterion }) => texts.criterionLabel(criterion));
  const list = useRef<HTMLUListElement>(null);
  const removedIndex = useRef<number>(undefined);

  // The removed chip had the focus. Move it to the chip that took its place, else to the last one, else to the heading.
  useEffect(() => {
    if (removedIndex.current === undefined) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[removedIndex.current] ?? buttons.at(-1);
    if (next) next.focus();
    else focusHeading();
    removedIndex.current = undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the number of chips changes when one is removed
  }, [labels.length]);

  const remove = (label: string, index: number) => {
    removedIndex.current = index;
    // Finds the filter again, because `current` may contain a change that is not rendered yet.
    onChange((current) => {
      const removed = activeFilters(current, products).find(
        ({ criterion }) => texts.criterionLabel(criterion) === label,
      );
      return removed?.filterWithout ?? current;
    });
  };

  if (labels.length === 0) return null;
  return (
    <ul ref={list} className={styles.chips} aria-label={texts.activeFilters}>
      {labels.map((label, index) => (
        <li key={label}>
          <button
            type="button"
            className={styles.chip}
            aria-label={texts.removeFilter(label)}
            onClick={() => remove(label, index)}
          >
            {label}
            <Icon icon={X} size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
