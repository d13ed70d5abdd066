import { lineTotal } from '#app/cart/model/line-item.ts';
import { TAX_PERCENT } from '#app/cart/model/order-summary.ts';
import { formatDay } from '#app/lib/day.ts';
import { formatNumber } from '#app/lib/format-number.ts';
import { formatMoney } from '#app/lib/money.ts';
import {
  formatDays,
  INTERNATIONAL_DELIVERY,
  PROCESSING,
  RETURN_DAYS,
  STANDARD_DELIVERY,
} from '#app/content/model/policy.ts';
import type { LinkedProblem } from './model/linked-lines.ts';
import type { Quote, QuoteLine } from './model/quote.ts';
import { MAX_VALIDITY_DAYS } from './model/validity-limits.ts';
import type { QuoteDetails } from './model/quote-details.ts';
import { shortenedId } from '#app/lib/shortened.ts';
import { shipping, subtotal, tax, total } from '#app/cart/texts.ts';

export { continueShopping, undo } from '#app/ui/common-texts.ts';

export const quotePage = 'Quote';
export const quotePageDescription =
  'Your cart as a dated quote: as PDF, on paper, as text or as a link. It is made in your browser and sent to nobody.';
export const shoppingCart = 'Shopping Cart';
export const quoteLead =
  'A dated list of your cart to approve, file or send. It is made in your browser: nothing is sent unless you send it.';
export const loadingQuote = 'Loading your quote…';
export const emptyHeading = 'There is nothing to quote yet';
export const emptyText = 'Put products into your cart, or open a quote that you have.';

export const detailsHeading = 'Details';
export const detailsHint =
  'Only the quote number and its validity are required, and both are filled in. This tab keeps what you enter until you close it.';
export const startNewQuote = 'Start a new quote';
export const newQuoteStarted = 'New quote started: the fields are empty, and the number is new.';
export const quoteIsNew = 'This quote is new already: nothing is entered, and its number is unused.';
export const numberIsUsed =
  'You have used this number for a quote with other products, quantities or prices.';
export const LABELS: Readonly<Record<keyof QuoteDetails, string>> = {
  number: 'Quote Number',
  customer: 'Customer',
  company: 'Company',
  poNumber: 'PO Number',
  email: 'Email Address',
  shipTo: 'Ship To',
  otherItems: 'Items from other suppliers',
  notes: 'Notes',
  validityDays: 'Valid for (days)',
};
export const otherItemsHint =
  'One per line, such as 1 × PoE switch, 8 ports, 120 W. They are listed without prices and are not part of the total.';
export const tooLong = (excess: number, limit: number) =>
  `${excess === 1 ? 'The last character does' : `The last ${formatNumber(excess)} characters do`} not fit into a quote, which takes ${formatNumber(limit)} here.`;
export const validityHint = `1 to ${MAX_VALIDITY_DAYS}`;

export const downloadPdf = 'Download PDF';
export const print = 'Print';
export const copyText = 'Copy as text';
export const copyLink = 'Copy link';
export const writeEmail = 'Write an email';
export const textCopied = 'Quote copied as text';
export const linkCopied = 'Link to the quote copied. It contains everything you entered.';
export const missingCharacters = (characters: readonly string[]) =>
  `The PDF shows ? in place of characters that its fonts lack: ${characters.slice(0, 10).join(' ')}`;

// The document.

export const documentTitle = 'Quote';
export const number = 'Number';
export const date = 'Date';
export const validUntil = 'Valid until';
export const quoteFor = 'Quote for';
export const shipTo = 'Ship to';
export const poNumber = 'PO number';
/** Heading of what the quote lists without prices. */
export const otherItems = 'From other suppliers, not part of the total';
export const notes = 'Notes';
export const terms = 'Terms';
export const COLUMNS = {
  picture: 'Picture',
  sku: 'SKU',
  product: 'Product',
  model: 'Model',
  quantity: 'Qty',
  price: 'Unit price',
  sum: 'Sum',
} as const;
export const linesOf = ({ number }: Pick<Quote, 'number'>) => `Products of quote ${number}`;

/** Label and amount of each row below the lines. */
export const summaryRows = ({ summary }: Quote): readonly (readonly [label: string, amount: string])[] => [
  [subtotal, formatMoney(summary.subtotal)],
  [shipping, formatMoney(summary.shipping)],
  [tax(TAX_PERCENT), formatMoney(summary.tax)],
  [total, formatMoney(summary.total)],
];

/** Name, company and e-mail address of the customer, as far as they are known. */
export const customerLines = ({ customer, company, email }: QuoteDetails): readonly string[] =>
  [customer, company, email].map((text) => text.trim()).filter((text) => text !== '');

export const termsOf = (quote: Pick<Quote, 'lastDay'>, shopUrl: string): readonly string[] => [
  `Prices are in US dollars and valid until ${formatDay(quote.lastDay)}. Products are subject to availability; this quote reserves no stock.`,
  `Orders are shipped within ${formatDays(PROCESSING)} business days and delivered ${formatDays(STANDARD_DELIVERY)} business days later, abroad ${formatDays(INTERNATIONAL_DELIVERY)}. Returns within ${RETURN_DAYS} days of delivery.`,
  `This quote was prepared by the customer at ${new URL(shopUrl).host}. The terms of service apply: ${shopUrl}/terms-conditions`,
];

// The quote as plain text.

const textLine = ({ id, title, model, quantity, price }: QuoteLine, index: number) =>
  [
    `${index + 1}. ${title}`,
    `   SKU ${id}${model === '' ? '' : `, model ${model}`}`,
    `   ${quantity} × ${formatMoney(price)} = ${formatMoney(lineTotal({ price, quantity }))}`,
  ].join('\n');

const textBlock = (label: string, text: string) => (text.trim() === '' ? [] : [`${label}:`, text.trim(), '']);

const textField = (label: string, text: string) => (text.trim() === '' ? [] : [`${label}: ${text.trim()}`]);

type ShopFacts = { readonly name: string; readonly url: string };

/** The whole quote as text. */
export function quoteText(quote: Quote, shop: ShopFacts): string {
  return [
    textWithoutTerms(quote, shop),
    `${terms}:`,
    ...termsOf(quote, shop.url).map((term) => `- ${term}`),
    '',
  ].join('\n');
}

function textWithoutTerms(quote: Quote, shop: ShopFacts): string {
  return [
    `${documentTitle} ${quote.number.trim()}, ${shop.name}`,
    `${date}: ${formatDay(quote.day)}`,
    `${validUntil}: ${formatDay(quote.lastDay)}`,
    ...textField(poNumber, quote.poNumber),
    '',
    ...textBlock(quoteFor, customerLines(quote).join('\n')),
    ...textBlock(shipTo, quote.shipTo),
    ...quote.lines.map(textLine),
    '',
    ...summaryRows(quote).map(([label, amount]) => `${label}: ${amount}`),
    '',
    ...textBlock(otherItems, quote.otherItems),
    ...textBlock(notes, quote.notes),
  ].join('\n');
}

/** Common mail programs cut longer `mailto:` links. */
const MAX_MAILTO_LENGTH = 1900;

/**
 * A link that opens a mail program with the quote. The terms are left out to keep the link short; undefined if it is still too
 * long.
 */
export function quoteMailto(quote: Quote, shop: ShopFacts): string | undefined {
  const subject = encodeURIComponent(`${documentTitle} ${quote.number.trim()}`);
  const body = encodeURIComponent(textWithoutTerms(quote, shop).replaceAll('\n', '\r\n'));
  const link = `mailto:?subject=${subject}&body=${body}`;
  return link.length > MAX_MAILTO_LENGTH ? undefined : link;
}

// Quotes from links and files.

export const fromLink = 'These products come from the address of this page. Your cart is unchanged.';
export const quoteOwnCart = 'Quote your cart instead';
export const putIntoCart = 'Put into cart';
export const offersFailedHeading = 'Prices and stock could not be loaded';
export const offersFailedText = 'Check your connection and try again.';
export const retry = 'Retry';
export const noProductsInLink = 'The address names no product that the shop can quote.';

export function linkedProblem(problem: LinkedProblem): string {
  switch (problem.kind) {
    case 'unknown':
      return `${shortenedId(problem.id)} is not in our catalogue.`;
    case 'sold-out':
      return `${problem.title} is sold out.`;
    case 'quantity-lowered':
      return `${problem.title}: the quantity is now ${problem.quantity}, the most you can order.`;
  }
}
export const unreadPart = (text: string) => `Not understood: ${text}`;
export const tooManyProducts = (count: number, limit: number) =>
  `The address names ${count} products. At most ${limit} can be quoted, so none of them is shown.`;

export const quoteName = (number: string) =>
  number.trim() === '' ? 'Opened quote' : `Quote ${number.trim()}`;
