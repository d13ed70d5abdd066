import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useMediaQuery } from '#app/lib/use-media-query.ts';
import type { CatalogueProduct } from '#app/offer/model/catalogue-product.ts';
import { AddToCartButton } from '#app/cart/add-to-cart-button.tsx';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductLink } from '#app/offer/product-text.tsx';
import * as texts from './page-texts.ts';
import { figureText, notStated } from '#app/figures/texts.ts';
import { Button, REMOVE_BUTTON } from '#app/ui/button.tsx';
import { focusAfterRemoval } from '#app/ui/focus-after-removal.ts';
import { focusHeading } from '#app/ui/focus.ts';
import {
  figureRows,
  haveDifferences,
  lowestPrices,
  type ProductWithFigures,
  stockDiffers,
} from './model/comparison-rows.ts';
import { Price } from '#app/offer/price.tsx';
import { Stock } from '#app/offer/stock.tsx';

export type TableRow = {
  readonly key: string;
  readonly label: string;
  readonly differs: boolean;
  readonly cells: readonly TableCell[];
};

type TableCell = {
  /** `undefined` if the product does not state the figure of the row. */
  readonly content: ReactNode | undefined;
  readonly mark?: string;
};

export function offerTableRows(offers: readonly CatalogueProduct[]): readonly TableRow[] {
  const lowest = lowestPrices(offers);
  return [
    {
      key: 'price',
      label: texts.priceRow,
      // `lowest` is empty if all prices are the same.
      differs: lowest.length > 0,
      cells: offers.map((offer, index) => ({
        content: <Price offer={offer} />,
        ...(lowest.includes(index) && { mark: texts.lowest }),
      })),
    },
    {
      key: 'brand',
      label: texts.brandRow,
      differs: haveDifferences(offers.map(({ brand }) => brand)),
      cells: offers.map(({ brand }) => ({ content: brand })),
    },
    {
      key: 'stock',
      label: texts.stockRow,
      differs: stockDiffers(offers),
      cells: offers.map((offer) => ({ content: <Stock offer={offer} /> })),
    },
  ];
}

export function figureTableRows(products: readonly ProductWithFigures[]): readonly TableRow[] {
  return figureRows(products).map(({ attribute, figures, differs, best }) => ({
    key: attribute.id,
    label: attribute.label,
    differs,
    cells: figures.map((figure, index) => ({
      content: figure && figureText(attribute, figure),
      ...(best.includes(index) && { mark: texts.best }),
    })),
  }));
}

type ComparisonTableProps = {
  readonly offers: readonly CatalogueProduct[];
  readonly offerRows: readonly TableRow[];
  readonly figureRows: readonly TableRow[];
  readonly onRemove: (offer: CatalogueProduct) => void;
  /** What is below the button that orders a product. */
  readonly renderActions: (offer: CatalogueProduct) => ReactNode;
};

export function ComparisonTable({
  offers,
  offerRows,
  figureRows,
  onRemove,
  renderActions,
}: ComparisonTableProps) {
  const head = useRef<HTMLTableRowElement>(null);
  const planFocus = useFocusAfterRemoval(head, offers);
  const scrolls = useMediaQuery('(width < 48rem)');
  return (
    <div className="comparison-table-scroller" {...(scrolls && SCROLLER_PROPS)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the controls in it get the focus */}
      <table
        className="comparison-table"
        data-count={offers.length}
        aria-label={texts.tableName}
        onFocus={({ target }) => showFully(target)}
      >
        <thead>
          <tr ref={head}>
            <td>
              <span className="visually-hidden">{texts.productRow}</span>
            </td>
            {offers.map((offer, index) => (
              <th key={offer.id} scope="col" abbr={offer.title}>
                <div className="comparison-table-picture">
                  <ProductPicture image={offer.image} alt="" size={128} />
                </div>
                <ProductLink product={offer} className="quiet-link comparison-table-title" />
                <Button
                  variant="quiet"
                  small
                  className="comparison-table-remove"
                  data-remove=""
                  aria-label={texts.removeFromComparison(offer.title)}
                  onClick={({ detail }) => {
                    // The second click of a double click would hit the button of the next product.
                    if (detail > 1) return;
                    planFocus(index);
                    onRemove(offer);
                  }}
                >
                  {texts.remove}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offerRows.map((row) => (
            <Row key={row.key} row={row} offers={offers} />
          ))}
          <tr className="no-print comparison-table-buy">
            <th scope="row">
              <span className="visually-hidden">{texts.buyRow}</span>
            </th>
            {offers.map((offer) => (
              <td key={offer.id}>
                <AddToCartButton offer={offer} wide />
                {renderActions(offer)}
              </td>
            ))}
          </tr>
          {figureRows.map((row) => (
            <Row key={row.key} row={row} offers={offers} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The keyboard scrolls an element only if it can have the focus. */
const SCROLLER_PROPS = { role: 'group', 'aria-label': texts.scrollableTable, tabIndex: 0 } as const;

/**
 * Scrolls a control fully into view when it gets the focus from the keyboard, because browsers do not scroll if a part of it is
 * visible. After a press the page does not scroll, because the pressed control would move.
 */
function showFully(control: Element): void {
  if (control.matches(':focus-visible')) control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

type RowProps = Pick<ComparisonTableProps, 'offers'> & { readonly row: TableRow };

function Row({ row: { label, differs, cells }, offers }: RowProps) {
  return (
    <tr data-differs={differs}>
      <th scope="row">
        {label} {differs && <span className="visually-hidden">{texts.differs}</span>}
      </th>
      {offers.map(({ id }, index) => (
        <td key={id}>{cells[index] && <Cell cell={cells[index]} />}</td>
      ))}
    </tr>
  );
}

function Cell({ cell: { content, mark } }: { readonly cell: TableCell }) {
  if (content === undefined) return <span className="muted">{notStated}</span>;
  // With the keys, a cell that gets a mark is another element. React could not move a text that the browser has translated.
  if (mark === undefined) return <div key="plain">{content}</div>;
  return (
    <div key="marked" className="comparison-table-marked">
      {content} <span className="comparison-table-mark">{mark}</span>
    </div>
  );
}

/**
 * Returns a function to call before the product at an index is removed. After the removal, the focus moves to the Remove button
 * of the next product, or of the last one if there is no next. For the only product, it moves to the page's heading.
 */
function useFocusAfterRemoval(
  head: RefObject<HTMLElement | null>,
  offers: readonly CatalogueProduct[],
): (index: number) => void {
  const removal = useRef<{ readonly index: number; readonly count: number }>(undefined);
  const count = offers.length;
  useEffect(() => {
    if (!removal.current || count >= removal.current.count) return;
    focusAfterRemoval(head, REMOVE_BUTTON, removal.current.index);
    removal.current = undefined;
  }, [head, count]);
  return (index) => {
    if (count === 1) focusHeading();
    else removal.current = { index, count };
  };
}
