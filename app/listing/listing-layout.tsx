import { type ReactNode, useState } from 'react';
import { activeFilters } from './model/filter-criterion.ts';
import type { ListingFacets } from './model/listing.ts';
import { clearFilters, type ListingFilter } from './model/listing-filter.ts';
import { hasChoices } from './model/listing-query.ts';
import type { ListingScope } from './model/listing-scope.ts';
import { ActiveFilters, QuickFilters, RemoveOneFilter } from './filter-chips.tsx';
import * as texts from './texts.ts';
import { ERRORS } from '#app/ui/texts.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import { Icon, slidersIcon } from '#app/ui/icon.tsx';
import { DebouncedStatus } from '#app/ui/debounced-status.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListingToolbar, type ListingToolbarProps } from './listing-toolbar.tsx';
import styles from './listing-layout.module.css';

type ListingLayoutProps = Omit<ListingToolbarProps, 'defaultSort' | 'filterButton' | 'quickFilters'> & {
  readonly announcement: string;
  readonly scope: ListingScope;
  readonly facets: ListingFacets;
  readonly defaults: ListingFilter;
  readonly countFor: (filter: ListingFilter) => number;
  /** Shown below the filter panel beside the products, but not in the dialog. */
  readonly aside?: ReactNode;
  /** The products. An empty state takes their place if none match. */
  readonly children: ReactNode;
  readonly renderAround: (content: ReactNode) => ReactNode;
};

export function ListingLayout({
  scope,
  facets,
  defaults,
  countFor,
  aside,
  children,
  renderAround,
  ...toolbarProps
}: ListingLayoutProps) {
  const { filter, onChange, count, announcement, onHoverOrFocus } = toolbarProps;
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [formKey, setFormKey] = useState(0);
  const clear = () => {
    onChange((current) => clearFilters(current, defaults));
    setFormKey(formKey + 1);
  };
  const filterProps = { scope, filter, onChange };
  const panelProps = { ...filterProps, facets, onClear: clear, formKey };
  const active = activeFilters(filter, scope);

  // The pressed button disappears with the empty state, so the focus moves to the page's heading.
  const clearFromEmpty = () => {
    clear();
    focusHeading();
  };

  const content =
    count > 0 ? (
      children
    ) : (
      <EmptyState heading={ERRORS.NO_MATCHES.title} text={ERRORS.NO_MATCHES.text}>
        <Button variant="action" onClick={clearFromEmpty}>
          {texts.clearFilters}
        </Button>
        <RemoveOneFilter active={active} countFor={countFor} onChange={onChange} />
      </EmptyState>
    );

  return (
    <div className={styles.listing}>
      {/* The same products in other selections and orders do not belong in search results (decision 004). */}
      {hasChoices(filter, defaults) && <meta name="robots" content="noindex" />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to the controls inside */}
      <aside
        aria-label={texts.filters}
        className={styles.aside}
        onPointerEnter={onHoverOrFocus}
        onFocus={onHoverOrFocus}
      >
        <h2 className={styles.heading}>{texts.filters}</h2>
        <FilterPanel {...panelProps} />
        {aside}
      </aside>
      <div className={styles.results}>
        <ListingToolbar
          {...toolbarProps}
          defaultSort={defaults.sort}
          quickFilters={<QuickFilters {...filterProps} />}
          filterButton={
            <div className={styles.filterButton}>
              <Button aria-haspopup="dialog" onClick={() => setIsDialogOpen(true)}>
                <Icon icon={slidersIcon} size={18} />
                {texts.filters}
                {active.length > 0 && (
                  <span className={styles.activeCount} aria-hidden="true">
                    {active.length}
                  </span>
                )}
              </Button>
            </div>
          }
        />
        <ActiveFilters {...filterProps} />
        {renderAround(content)}
      </div>
      <Dialog
        title={texts.filters}
        closeLabel={texts.closeFilters}
        open={isDialogOpen}
        onClose={() => setIsDialogOpen(false)}
        footer={
          <>
            <Button variant="action" wide onClick={() => setIsDialogOpen(false)}>
              {texts.showProducts(count)}
            </Button>
            {/* The toolbar's status is inert while the dialog is open. */}
            <DebouncedStatus text={announcement} />
          </>
        }
      >
        <FilterPanel {...panelProps} />
      </Dialog>
    </div>
  );
}
