import { useId } from 'react';
import type { ActiveFilter } from './model/active-filter.ts';
import type { ListingFilter } from './model/listing-filter.ts';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import styles from './remove-one-filter.module.css';
import type { ChangeFilter } from './use-listing-filter.ts';

type RemoveOneFilterProps = {
  readonly active: readonly ActiveFilter[];
  /** The number of products that match a filter; undefined if it is not known yet. */
  readonly countFor: (filter: ListingFilter) => number | undefined;
  readonly onChange: ChangeFilter;
};

/** Shown in an empty listing: a button for each active filter whose removal would show products. */
export function RemoveOneFilter({ active, countFor, onChange }: RemoveOneFilterProps) {
  const id = useId();
  const choices = active.flatMap(({ criterion, filterWithout }) => {
    const count = countFor(filterWithout) ?? 0;
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
      <ul aria-labelledby={id} className={styles.list}>
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
