import type { ReactNode } from 'react';
import {
  figureRows,
  haveDifferences,
  lowestPrices,
  type ProductWithFigures,
  stockDiffers,
} from './model/comparison-rows.ts';
import type { CatalogueOffer } from '#app/offer/model/offer.ts';
import { Price } from '#app/offer/price.tsx';
import { Stock } from '#app/offer/stock.tsx';
import * as texts from './page-texts.ts';
import { figureText } from '#app/figures/texts.ts';

export type TableRow = {
  readonly key: string;
  readonly label: string;
  readonly differs: boolean;
  /** One for each product. */
  readonly cells: readonly TableCell[];
};

export type TableCell = {
  /** `undefined` if the product does not state the figure of the row. */
  readonly content: ReactNode | undefined;
  /** Why it stands out: `Best` or `Lowest`. */
  readonly mark?: string;
};

export function offerTableRows(offers: readonly CatalogueOffer[]): readonly TableRow[] {
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
