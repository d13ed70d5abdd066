import { ChevronDown, LayoutGrid, List, Rows3 } from 'lucide-react';
import { useId } from 'react';
import {
  LISTING_VIEWS,
  type ListingFilter,
  type ListingView,
  NO_FILTER,
} from '#app/domain/listing/listing-filter.ts';
import { type SortKey, sortOrders } from '#app/domain/listing/sort-order.ts';
import * as texts from '#app/texts/listing.ts';
import { Icon } from '#app/ui/icon.tsx';
import { DebouncedStatus } from '#app/ui/debounced-status.tsx';
import styles from './listing-toolbar.module.css';
import type { ChangeFilter } from './use-listing.ts';

type ListingToolbarProps = {
  readonly count: number;
  readonly filter: ListingFilter;
  readonly onChange: ChangeFilter;
  /** The order in which the listing comes. */
  readonly initial?: SortKey;
  /** Where the panel has no room, the button that opens it. */
  readonly children?: React.ReactNode;
  /** What most filter by. */
  readonly quick?: React.ReactNode;
};

const VIEWS: Readonly<Record<ListingView, { readonly label: string; readonly icon: typeof List }>> = {
  grid: { label: texts.gridView, icon: LayoutGrid },
  list: { label: texts.listView, icon: List },
  compact: { label: texts.compactView, icon: Rows3 },
};

export function ListingToolbar({
  count,
  filter,
  onChange,
  initial = NO_FILTER.sort,
  children,
  quick,
}: ListingToolbarProps) {
  const sortId = useId();
  const orders = sortOrders(initial);
  return (
    <div className={styles.toolbar}>
      {children}
      <p className={styles.count}>{texts.showing(count)}</p>
      <DebouncedStatus text={texts.shown(count)} />
      <div className={styles.sort}>
        <label htmlFor={sortId} className="visually-hidden-on-phones">
          {texts.sortBy}
        </label>
        <span className={styles.choice}>
          <select
            id={sortId}
            className={styles.select}
            value={filter.sort}
            onChange={({ target: { selectedIndex } }) =>
              onChange((now) => ({ ...now, sort: orders[selectedIndex]?.key ?? initial }))
            }
          >
            {orders.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={18} />
        </span>
      </div>
      <div className={styles.views}>
        {LISTING_VIEWS.map((view) => (
          <button
            key={view}
            type="button"
            className={styles.view}
            aria-label={VIEWS[view].label}
            aria-pressed={filter.view === view}
            onClick={() => onChange((now) => ({ ...now, view }))}
          >
            <Icon of={VIEWS[view].icon} />
          </button>
        ))}
      </div>
      {quick}
    </div>
  );
}
