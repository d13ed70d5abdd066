import { formatDay } from '#app/lib/day.ts';
import type { Quote } from '#app/quote/model/quote.ts';

export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;

export const quoteTitle = ({ number }: Pick<Quote, 'number'>, shop: string) =>
  `Quote ${number.trim()} · ${shop}`;
export const quoteSubject = ({ lastDay }: Pick<Quote, 'lastDay'>) =>
  `Quote valid until ${formatDay(lastDay)}`;
export const quoteHeader = ({ number }: Pick<Quote, 'number'>) => `Quote ${number.trim()}`;
export const openOnline = 'Open this quote in the shop: prices, stock and cart';
