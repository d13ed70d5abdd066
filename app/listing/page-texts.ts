import { formatNumber } from '#app/lib/format-number.ts';
import type { Page } from './model/paging.ts';

// The texts of listings with several pages. Other listings do not load them.

export const products = 'Products';
export const pages = 'Pages';
export const page = (number: number) => `Page ${number}`;
export const previousPage = 'Previous page';
/** In place of the links to several pages. */
export const gap = '…';
export const nextPage = 'Next page';

export const shownRange = ({ start, end }: Page, total: number) =>
  `Products ${formatNumber(start + 1)}–${formatNumber(end)} of ${formatNumber(total)}`;

export const noSuchPage = (requested: number, pageCount: number) =>
  pageCount === 1
    ? `There is no page ${requested}: all products fit on one page.`
    : `There is no page ${requested}. This is the last page, page ${pageCount}.`;

export const pageTitle = (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`);
