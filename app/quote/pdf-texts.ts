import { formatDay } from '#app/lib/day.ts';
import type { Quote } from './model/quote.ts';

export const quoteTitle = ({ number }: Pick<Quote, 'number'>, shop: string) =>
  `Quote ${number.trim()} · ${shop}`;
export const quoteSubject = ({ lastDay }: Pick<Quote, 'lastDay'>) =>
  `Quote valid until ${formatDay(lastDay)}`;
export const quoteHeader = ({ number }: Pick<Quote, 'number'>) => `Quote ${number.trim()}`;
export const openOnline = 'Open this quote in the shop, with current prices and stock';
