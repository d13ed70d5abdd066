import { formatDay } from '#app/lib/day.ts';
import { formatMoney } from '#app/lib/money.ts';
import type { LineChange } from './model/quote-review.ts';
import { shortenedId, shortenedTo } from '#app/lib/shortened.ts';

export const openQuote = 'Open a quote';
export const openQuoteHint = 'A PDF from this page. It is read in your browser and not uploaded.';
export const reading = 'Reading the quote…';
export const product = 'Product';
export const quantity = 'Qty';
export const linesOf = (number: string) => `Products of quote ${number}`;

export const madeOn = (day: string) => `Made on ${formatDay(day)}`;
export const validUntilDay = (day: string) => `valid until ${formatDay(day)}`;
export const expiredOn = (day: string) => `expired on ${formatDay(day)}`;
export const changedLines = (changed: number, total: number) =>
  changed === 0
    ? 'Nothing has changed since then: prices and stock are as quoted.'
    : `${changed} of ${total} ${total === 1 ? 'line' : 'lines'} changed since then.`;
export const unchanged = 'Unchanged';
export const quotedPrice = 'Quoted price';
export const today = 'Today';
export const totalThen = (amount: string) => `Total as quoted: ${amount}`;
export const totalNow = (amount: string) => `Total today, for what can be ordered: ${amount}`;
export const unknownProduct = (id: string) => `SKU ${shortenedId(id)}`;
export const closeQuote = 'Close this quote';
export const nothingOrderable = 'None of these products can be ordered now.';
export const cartAsksFirst = 'The cart asks whether to merge or replace before anything changes.';

export function lineChange(change: LineChange): string {
  switch (change.kind) {
    case 'price':
      return `Price ${change.to > change.from ? 'up' : 'down'} from ${formatMoney(change.from)} to ${formatMoney(change.to)}`;
    case 'quantity':
      return `Only ${change.available} can be ordered`;
    case 'sold-out':
      return 'Sold out';
    case 'no-longer-sold':
      return 'No longer sold';
  }
}

export type UnreadableQuote =
  | 'no-pdf'
  | 'no-quote'
  | 'other-shop'
  | 'damaged'
  | 'too-large'
  | 'unreadable'
  /** The code that reads quotes could not be loaded. */
  | 'not-loaded';

const UNREADABLE_QUOTES: Readonly<Record<UnreadableQuote, string>> = {
  'no-pdf': 'This file is not a PDF. Choose a quote that was saved on this page.',
  'no-quote':
    'This PDF does not contain a quote from this shop. If another program printed it or saved it again, the data is gone: open the link of the quote instead.',
  'other-shop': 'This quote is from another shop, so its products and prices do not apply here.',
  damaged: 'The data of this quote is damaged. Use the original file or its link.',
  'too-large': 'This file is too large to be a quote from this shop.',
  unreadable: 'The browser could not read this file.',
  'not-loaded': 'A part of the shop could not be loaded. Check your connection and reload the page.',
};
const MAX_NAME_LENGTH = 60;

/** @param fileName the name of the file that could not be opened; undefined if the quote came from a link */
export function unreadableQuote(reason: UnreadableQuote, fileName: string | undefined): string {
  const name = fileName === undefined ? '' : `${shortenedTo(MAX_NAME_LENGTH, fileName)}: `;
  return `${name}${UNREADABLE_QUOTES[reason]} Your cart and what you entered are unchanged.`;
}
