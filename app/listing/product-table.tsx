import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { products as shopProducts } from '#app/back-end.ts';
import { columnsFor } from '#app/figures/model/columns-for.ts';
import type { SortDirection } from '#app/figures/model/compare-figures.ts';
import type { Figures, ShownAttribute } from '#app/figures/model/attribute.ts';
import type { CatalogueProduct } from '#app/offer/model/catalogue-product.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { useScrollEdges } from '#app/lib/use-scroll-edges.ts';
import { loadOffers } from '#app/offer/load-offers.ts';
import type { ProductSummary } from '#app/offer/model/product.ts';
import { Button } from '#app/ui/button.tsx';
import { arrowDownIcon, arrowUpIcon, downloadIcon, Icon, sortableIcon } from '#app/ui/icon.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import {
  type ListingColumn,
  listingColumns,
  orderByColumn,
  orderedColumn,
  sortByColumn,
  sortDirectionOf,
} from './model/listing-column.ts';
import type { ListingSubject } from './model/listed-page.ts';
import type { ColumnOrder, ListingFilter } from './model/listing-filter.ts';
import { TableRows, withActions } from './table-rows.tsx';
import * as texts from './table-texts.ts';
import type { ChangeFilter } from './use-listing.ts';
import styleSheetUrl from './product-table.css?url';

const StyleSheet = styleSheet(styleSheetUrl);

export type ListingTable = ReturnType<typeof listingTable>;

/** @param figures those of the products of a category or combined page; absent for the results of a search */
export function listingTable(
  figures:
    | {
        readonly columns: readonly ShownAttribute[];
        readonly products: readonly Pick<CatalogueProduct, 'id' | 'figures'>[];
      }
    | undefined,
) {
  const columns = listingColumns(figures?.columns);
  const byId = new Map(figures?.products.map(({ id, figures }) => [id, figures]));
  /** Empty if the product has left the catalogue. */
  const figuresOf = ({ id }: Pick<ProductSummary, 'id'>): Figures => byId.get(id) ?? {};
  return {
    View: ProductTable,
    columns,
    figuresOf,
    order(products: readonly ProductSummary[], order: ColumnOrder | undefined) {
      const column = orderedColumn(columns, order);
      if (!column || !order) return products;
      return orderByColumn(products, column, order.direction, (product) => figuresOf(product)[column.id]);
    },
    /** What the menu of sort orders shows for an order; `undefined` if there is no order or no such column. */
    orderLabel(order: ColumnOrder | undefined) {
      const column = orderedColumn(columns, order);
      return column && order && texts.orderLabel(column, order.direction);
    },
  };
}

/** Loads the table of these products. That of a search has no figures. */
export async function loadListingTable(
  subject: ListingSubject,
  listed: readonly Pick<ProductSummary, 'id'>[],
): Promise<ListingTable> {
  if (subject.kind !== 'listing') return listingTable(undefined);
  const shop = await shopProducts();
  const [columns, products] = await Promise.all([
    shop.columns(subject.slug),
    shop.find(listed.map(({ id }) => id)),
  ]);
  return listingTable({ columns: columnsFor(columns, products), products });
}

type ProductTableProps = {
  readonly products: readonly ProductSummary[];
  readonly table: Pick<ListingTable, 'columns' | 'figuresOf'>;
  readonly filter: ListingFilter;
  readonly onChange: ChangeFilter;
  readonly isPaged: boolean;
};

export function ProductTable({ products, table, filter, onChange, isPaged }: ProductTableProps) {
  const nameId = useId();
  const { pathname } = useLocation();
  const region = useRef<HTMLDivElement>(null);
  const { isScrolled, hasMore } = useScrollEdges(region);
  useTableScroll(region);
  const { columns, figuresOf } = table;

  const sortBy = (column: ListingColumn) => {
    onChange((current) => sortByColumn(column, columns, current));
    region.current?.scrollTo({ top: 0 });
  };
  const download = async () => {
    // The file is worth having without models: the SKU is enough to order.
    const offers = await loadOffers(products.map(({ id }) => id)).catch(() => undefined);
    const csv = texts.tableCsv(columns, products, figuresOf, ({ id }) => offers?.get(id)?.model ?? '');
    saveFile(texts.fileName(pathname), 'text/csv', csv);
  };

  return (
    <div className="stack product-table">
      <StyleSheet />
      <div className="cluster hint no-print product-table-bar">
        <p>
          <span>{texts.legend(columns.filter(({ kind }) => kind === 'figure').length)}</span>
          {isPaged && <span>{` ${texts.downloadHasPageOnly}`}</span>}
        </p>
        <Button small onClick={() => void download()}>
          <Icon icon={downloadIcon} size={18} />
          {texts.download}
        </Button>
      </div>
      <div className="product-table-frame" data-scrolled={isScrolled} data-more={hasMore}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it */}
        <section ref={region} className="product-table-region" aria-labelledby={nameId} tabIndex={0}>
          <table className="product-table-table">
            <caption className="visually-hidden">
              <span id={nameId}>{texts.tableName}</span>
              {texts.sortingHint}
            </caption>
            <thead>
              <tr>
                {withActions(
                  columns,
                  columns.map((column) => (
                    <ColumnHead
                      key={column.id}
                      column={column}
                      direction={sortDirectionOf(column, columns, filter)}
                      onSort={() => sortBy(column)}
                    />
                  )),
                  <th key="actions" scope="col">
                    <span className="visually-hidden">{texts.actionsColumn}</span>
                  </th>,
                )}
              </tr>
            </thead>
            <TableRows products={products} table={table} />
          </table>
        </section>
      </div>
    </div>
  );
}

type ColumnHeadProps = {
  readonly column: ListingColumn;
  readonly direction: SortDirection | undefined;
  readonly onSort: () => void;
};

function ColumnHead({ column, direction, onSort }: ColumnHeadProps) {
  const kind = kindOf(column);
  // The label of a column of numbers is aligned at its end, like the numbers. So the icon is before the label.
  const isIconFirst = kind === 'number' || kind === 'price';
  const icon = <Icon icon={direction ? ARROWS[direction] : sortableIcon} size={14} />;
  return (
    <th scope="col" aria-sort={direction} data-kind={kind}>
      <button type="button" className="product-table-sort" onClick={onSort}>
        {isIconFirst && icon}
        <span>{texts.columnLabel(column)}</span>
        {!isIconFirst && icon}
      </button>
    </th>
  );
}

const ARROWS = { ascending: arrowUpIcon, descending: arrowDownIcon } as const;

const kindOf = (column: ListingColumn) => (column.kind === 'figure' ? column.attribute.kind : column.kind);

const positions = new Map<string, ScrollToOptions>();

/** Restores the scroll position after Back and Forward. Otherwise, scrolls to the ordered column. */
function useTableScroll(region: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isAfterBack = useNavigationType() === NavigationType.Pop;

  const scrollOnOpen = useEffectEvent(() => {
    const known = isAfterBack ? positions.get(key) : undefined;
    const element = region.current;
    element?.scrollTo(known ?? { left: orderedColumnAt(element) });
  });
  useLayoutEffect(() => scrollOnOpen(), []);

  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const save = () => positions.set(key, { left: element.scrollLeft, top: element.scrollTop });
    element.addEventListener('scroll', save, { passive: true });
    return () => element.removeEventListener('scroll', save);
  }, [region, key]);
}

/** The scroll position that shows the ordered column beside the sticky titles; 0 if it is visible anyway. */
function orderedColumnAt(region: HTMLElement): number {
  const head = region.querySelector<HTMLElement>('th[aria-sort]');
  const titles = region.querySelector<HTMLElement>('th');
  if (!head || !titles || head === titles) return 0;
  const isVisible = head.offsetLeft + head.offsetWidth <= region.clientWidth;
  return isVisible ? 0 : head.offsetLeft - titles.offsetWidth;
}
