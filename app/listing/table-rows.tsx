import { memo, type ReactNode } from 'react';
import { BuyButton } from '#app/product/buy-button.tsx';
import { CompareButton } from '#app/product/compare-button.tsx';
import type { Figure, Figures, ShownAttribute } from '#app/figures/model/attribute.ts';
import { figureText, notStated, numbersText, or, unitText } from '#app/figures/texts.ts';
import { priceFrom, titleOfAll, variesByVersion, versionCount } from '#app/product/version-texts.ts';
import { observeOnScreen } from '#app/lib/on-screen.ts';
import { Price } from '#app/offer/price.tsx';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductLink } from '#app/offer/product-text.tsx';
import { Stock } from '#app/offer/stock.tsx';
import { preloadMainPicture } from '#app/product/main-picture.ts';
import type { ProductSummary } from '#app/offer/model/product.ts';
import { WishlistToggle } from '#app/wishlist/wishlist-toggle.tsx';
import type { ListingColumn } from './model/listing-column.ts';
import type { ListingTable } from './product-table.tsx';
import * as texts from './table-texts.ts';

type RowsProps = {
  readonly products: readonly ProductSummary[];
  readonly table: Pick<ListingTable, 'columns' | 'figuresOf'>;
};

export const TableRows = memo(function TableRows({ products, table }: RowsProps) {
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
            <BuyButton product={product} small />
            <WishlistToggle item={product} />
            <CompareButton product={product} />
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
  const versions = HAS_FAMILIES ? product.versions : undefined;
  switch (column.kind) {
    case 'title':
      return (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the text of the link is its label
        <th scope="row">
          <span className="product-table-name">
            <span className="product-table-picture">
              <ProductPicture image={product.image} alt="" size={48} />
            </span>
            <ProductLink
              product={{ id: product.id, title: titleOfAll(product) }}
              className="quiet-link"
              onPointerDown={() => preloadMainPicture(product.image)}
            />
          </span>
        </th>
      );
    case 'price':
      return (
        <td data-kind="price">
          <Price offer={product} size="cell" text={priceFrom(product)} />
        </td>
      );
    case 'stock':
      return (
        <td>
          {versions ? (
            <span className="hint">{versionCount(versions.count)}</span>
          ) : (
            <Stock offer={product} />
          )}
        </td>
      );
    case 'brand':
      return <td data-label={texts.columnLabel(column)}>{product.brand}</td>;
    case 'figure':
      if (versions && product.family?.options.includes(column.attribute.label))
        return (
          <td className="figure-cell muted" data-label={column.attribute.label}>
            {variesByVersion}
          </td>
        );
      return <FigureCell attribute={column.attribute} figure={figures[column.id]} />;
  }
}

/** Puts the buttons of a row before the figures, where they are visible without scrolling. */
export function withActions(
  columns: readonly ListingColumn[],
  cells: readonly ReactNode[],
  actions: ReactNode,
): readonly ReactNode[] {
  const figures = columns.filter(({ kind }) => kind === 'figure').length;
  return cells.toSpliced(columns.length - figures, 0, actions);
}

type FigureCellProps = { readonly attribute: ShownAttribute; readonly figure: Figure | undefined };

/** Numbers are aligned at their unit, and each has a line of its own. */
function FigureCell({ attribute, figure }: FigureCellProps) {
  return (
    <td className="figure-cell" data-kind={attribute.kind} data-label={attribute.label}>
      {!figure ? (
        <span className="figure-cell-measure figure-cell-not-stated muted">
          <span aria-hidden="true">{texts.notStatedMark}</span>
          <span className="visually-hidden">{notStated}</span>
          <Unit attribute={attribute} text="" />
        </span>
      ) : attribute.kind !== 'number' || figure.kind !== 'number' ? (
        <span className="figure-cell-text">{figureText(attribute, figure)}</span>
      ) : (
        figure.measures.map((measure, index) => (
          <span key={`${measure.min} ${measure.max} ${measure.note}`} className="figure-cell-measure">
            {index > 0 && <span className="visually-hidden">{or}</span>}
            {measure.note !== undefined && <span className="muted">{`${measure.note}: `}</span>}
            {numbersText(attribute, measure)}
            <Unit attribute={attribute} text={unitText(attribute, measure.max)} />
          </span>
        ))
      )}
    </td>
  );
}

/** The plural is the longest form of a unit. Its width is reserved, so that the numbers of a column are aligned. */
const PLURAL = 2;

function Unit({ attribute, text }: { readonly attribute: ShownAttribute; readonly text: string }) {
  if (attribute.kind !== 'number' || attribute.unit === undefined) return null;
  return (
    <span className="figure-cell-unit muted" data-longest={unitText(attribute, PLURAL)}>
      {text}
    </span>
  );
}
