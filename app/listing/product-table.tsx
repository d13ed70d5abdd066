import { memo, type ReactNode, useId, useRef } from 'react';
import { href, Link, useLocation } from 'react-router';
import { observeOnScreen } from '#app/lib/on-screen.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { useScrollEdges } from '#app/lib/use-scroll-edges.ts';
import type { SortDirection } from '#app/figures/model/compare-figures.ts';
import type { Figures } from '#app/figures/model/attribute.ts';
import { type ListingColumn, sortByColumn, sortDirectionOf } from './model/listing-column.ts';
import type { ListingFilter } from './model/listing-filter.ts';
import type { ProductSummary } from '#app/product/model/product.ts';
import { AddToCartButton } from '#app/cart/add-to-cart-button.tsx';
import { CompareToggle } from '#app/compare/compare-toggle.tsx';
import { loadProductCodes } from '#app/offer/load-product-codes.ts';
import { Price } from '#app/offer/price.tsx';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductText } from '#app/offer/product-text.tsx';
import { Stock } from '#app/offer/stock.tsx';
import { preloadMainPicture } from '#app/product/main-picture.ts';
import { WishlistToggle } from '#app/wishlist/wishlist-toggle.tsx';
import * as texts from './table-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { arrowDownIcon, arrowUpIcon, downloadIcon, Icon, sortableIcon } from '#app/ui/icon.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { FigureCell } from './figure-cell.tsx';
import type { ListingTable } from './listing-table.ts';
import type { ChangeFilter } from './use-listing-filter.ts';
import { useTableScroll } from './use-table-scroll.ts';
import styleSheetUrl from './product-table.css?url';

const StyleSheet = styleSheet(styleSheetUrl);

type ProductTableProps = {
  /** The products of the page, in the order of the filter. */
  readonly products: readonly ProductSummary[];
  readonly table: Pick<ListingTable, 'columns' | 'figuresOf'>;
  readonly filter: ListingFilter;
  readonly onChange: ChangeFilter;
  /** Whether other products are on other pages. */
  readonly isPaged: boolean;
};

/** One row for each product, one column for each figure. It scrolls in both directions within its frame. */
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
    const codes = await loadProductCodes().catch(() => []);
    const models = new Map(codes.map(({ id, codes: [model = ''] }) => [id, model]));
    const csv = texts.tableCsv(columns, products, figuresOf, ({ id }) => models.get(id) ?? '');
    saveFile(texts.fileName(pathname), 'text/csv', csv);
  };

  return (
    <div className="product-table">
      <StyleSheet />
      <div className="product-table-bar">
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
            <Rows products={products} table={table} />
          </table>
        </section>
      </div>
    </div>
  );
}

/** Puts the buttons of a row before the figures, where they are visible without scrolling. */
function withActions(
  columns: readonly ListingColumn[],
  cells: readonly ReactNode[],
  actions: ReactNode,
): readonly ReactNode[] {
  const figures = columns.filter(({ kind }) => kind === 'figure').length;
  return cells.toSpliced(columns.length - figures, 0, actions);
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

type RowsProps = Pick<ProductTableProps, 'products' | 'table'>;

/** Renders again only if `products` or `table` has changed. */
const Rows = memo(function Rows({ products, table }: RowsProps) {
  return (
    <tbody>
      {products.map((product) => (
        <Row key={product.id} product={product} table={table} />
      ))}
    </tbody>
  );
});

const Row = memo(function Row({
  product,
  table: { columns, figuresOf },
}: Pick<RowsProps, 'table'> & { readonly product: ProductSummary }) {
  const figures = figuresOf(product);
  return (
    <tr ref={observeOnScreen}>
      {withActions(
        columns,
        columns.map((column) => <Cell key={column.id} column={column} product={product} figures={figures} />),
        <td key="actions" className="product-table-action-cell">
          <div className="product-table-actions">
            <AddToCartButton offer={product} small />
            <WishlistToggle item={product} />
            <CompareToggle product={product} />
          </div>
        </td>,
      )}
    </tr>
  );
});

type CellProps = {
  readonly column: ListingColumn;
  readonly product: ProductSummary;
  readonly figures: Figures;
};

function Cell({ column, product, figures }: CellProps) {
  switch (column.kind) {
    case 'title':
      return (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the text of the link is its label
        <th scope="row">
          <span className="product-table-name">
            <span className="product-table-picture">
              <ProductPicture image={product.image} alt="" size={48} />
            </span>
            <Link
              to={href('/product/:id', { id: product.id })}
              onPointerDown={() => preloadMainPicture(product.image)}
            >
              <ProductText text={product.title} />
            </Link>
          </span>
        </th>
      );
    case 'price':
      return (
        <td data-kind="price">
          <Price offer={product} size="cell" />
        </td>
      );
    case 'stock':
      return (
        <td>
          <Stock offer={product} />
        </td>
      );
    case 'brand':
      return <td data-label={texts.columnLabel(column)}>{product.brand}</td>;
    case 'figure':
      return <FigureCell attribute={column.attribute} figure={figures[column.id]} />;
  }
}
