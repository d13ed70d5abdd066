import { hasTextPage } from '#app/shop-contents.ts';
import { lineTotal, taxPercentOf } from '#app/cart/model/cart.ts';
import type { LinkedItem, LinkProblem } from '#app/cart/model/cart-link.ts';
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
import type { LineChange, Quote, QuoteLine } from './model/quote.ts';
import { type CapReason, MAX_QUANTITY } from '#app/lib/quantity.ts';
import { inMailLink, mailLink, MAX_MAIL_LINK } from '#app/lib/mail-link.ts';
import { MAX_VALIDITY_DAYS } from '#app/lib/validation.ts';
import { MAX_LENGTHS, type QuoteDetails } from './model/quote-details.ts';
import { cutTo, shortenedId, shortenedTo } from '#app/lib/shortened.ts';
import { shippingRow, subtotal, tax, totalOf } from '#app/cart/texts.ts';
import { addsTax, checkout, currencyName } from '#app/shop-data.ts';

export const openQuote = 'Open a quote';
export const openQuoteHint = 'A quote from this shop, as PDF. It is read in your browser and not uploaded.';
export const reading = 'Reading the quote…';
/** Of a line with a quantity that no order can hold. */
export const beyondOrder = (reason: CapReason['kind']) =>
  `${reason === 'sold-out' ? 'Out of stock' : 'More than one order holds'}: our sales desk confirms`;
export const linesOf = (number: string) => `Products of quote ${number}`;

export const madeOn = (day: string) => `Made on ${formatDay(day)}`;
export const validUntilDay = (day: string) => `valid until ${formatDay(day)}`;
export const expiredOn = (day: string) => `expired on ${formatDay(day)}`;
export const changedLines = (changed: number, total: number) =>
  changed === 0
    ? 'Nothing has changed since then: prices and stock are as quoted.'
    : `${formatNumber(changed)} of ${formatNumber(total)} ${total === 1 ? 'line' : 'lines'} changed since then.`;
export const times = (quantity: number) => `${formatNumber(quantity)} ×`;
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
      return `Only ${formatNumber(change.available)} can be ordered`;
    case 'above-limit':
      return beyondOrder('order-limit');
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

export { continueShopping } from '#app/ui/texts.ts';
export { cartPage } from '#app/cart/texts.ts';

export const quotePage = 'Quote';
export const quotePageDescription =
  'Your cart as a dated quote: as PDF, on paper, as text or as a link. It is made in your browser and sent to nobody.';
const LEAD =
  checkout === 'quote'
    ? 'To order, email your products to us as a dated quote.'
    : 'Your products as a dated quote, to keep or send.';
export const quoteLead = `${LEAD} It is made in your browser: nothing is sent unless you send it.`;
export const loadingQuote = 'Loading your quote…';
export const emptyHeading = 'There is nothing to quote yet';
export const emptyText = 'Put products into your cart, or open a quote that you have.';

export const detailsHeading = 'Details';
export const detailsHint =
  'Only the quote number and its validity are required, and both are filled in. This tab keeps what you enter until you close it.';
export const startNewQuote = 'Start a new quote';
export const newQuoteStarted = 'New quote started, with a new number.';
export const quoteIsNew = 'Nothing to clear: this quote is blank, and its number has not been used.';
export const numberIsUsed =
  'You have used this number for a quote with other products, quantities or prices.';
export const LABELS: Readonly<Record<keyof QuoteDetails, string>> = {
  number: 'Quote Number',
  customer: 'Customer',
  company: 'Company',
  poNumber: 'Reference or PO Number',
  email: 'Email Address',
  shipTo: 'Ship To',
  otherItems: 'Items from other suppliers',
  notes: 'Notes',
  validityDays: 'Valid for (days)',
};
/** In the cart it is called as the address is here. */
export const country = 'Country';
export const otherItemsHint =
  'One per line, the quantity first: 2 × name of the item. They are listed without prices and are not part of the total.';
export const tooLong = (excess: number, limit: number) =>
  `Please enter no more than ${formatNumber(limit)} characters. There are ${formatNumber(excess)} too many.`;
export const validityHint = `1 to ${MAX_VALIDITY_DAYS}`;

export const downloadPdf = 'Download PDF';
export const print = 'Print';
export const copyText = 'Copy as text';
export const copyLink = 'Copy link';
export const emailToUs = 'Email to us';
export const askForQuote = 'Ask us for a quote';
export const attachPdf =
  'An email from “Email to us” has no room for this whole quote: download the PDF and attach it.';
export const textCopied = 'Quote copied as text';
export const linkCopied = 'Link to the quote copied. It contains everything you entered.';
export const missingCharacters = (characters: readonly string[]) =>
  `The PDF shows ? in place of characters that its fonts lack: ${characters.slice(0, 10).join(' ')}`;

// The document.

export const documentTitle = 'Quote';
const number = 'Number';
const date = 'Date';
const validUntil = 'Valid until';
const quoteFor = 'Quote for';
const shipTo = 'Ship to';
const poNumber = 'Reference or PO number';
const otherItems = 'From other suppliers, not part of the total';
const notes = 'Notes';
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

export const summaryRows = ({ summary }: Quote): Labelled => [
  [subtotal, formatMoney(summary.subtotal)],
  shippingRow(summary),
  ...(addsTax ? [[tax(taxPercentOf(summary)), formatMoney(summary.tax)] as const] : []),
  [totalOf(summary), formatMoney(summary.total)],
];

export const customerLines = ({ customer, company, email }: QuoteDetails): readonly string[] =>
  [customer, company, email].map((text) => text.trim()).filter((text) => text !== '');

type Labelled = readonly (readonly [label: string, text: string])[];

const filled = (parts: Labelled): Labelled =>
  parts.map(([label, text]) => [label, text.trim()] as const).filter(([, text]) => text !== '');

export const factsOf = (quote: Quote) =>
  filled([
    [number, quote.number],
    [date, formatDay(quote.day)],
    [validUntil, formatDay(quote.lastDay)],
    [poNumber, quote.poNumber],
  ]);
export const partiesOf = (quote: Quote) =>
  filled([
    [quoteFor, customerLines(quote).join('\n')],
    [shipTo, quote.shipTo],
  ]);
/** What follows the sums. */
export const remarksOf = (quote: Quote) =>
  filled([
    [otherItems, quote.otherItems],
    [notes, quote.notes],
  ]);

const ABROAD = INTERNATIONAL_DELIVERY ? `, abroad ${formatDays(INTERNATIONAL_DELIVERY)}` : '';
const DELIVERY =
  PROCESSING && STANDARD_DELIVERY
    ? `Orders are shipped within ${formatDays(PROCESSING)} business days and delivered ${formatDays(STANDARD_DELIVERY)} business days later${ABROAD}. `
    : '';

export const termsOf = (quote: Pick<Quote, 'lastDay'>, shopUrl: string): readonly string[] => [
  `Prices are in ${currencyName} and valid until ${formatDay(quote.lastDay)}. Products are subject to availability; this quote reserves no stock.`,
  `${DELIVERY}Returns within ${RETURN_DAYS} days of delivery.`,
  `This quote was prepared by the customer at ${new URL(shopUrl).host}.${hasTextPage('/terms-conditions') ? ` The terms of service apply: ${shopUrl}/terms-conditions` : ''}`,
];

/** What the shop has to know of it besides its lines. */
export const quoteRequest = (quote: Quote): string =>
  textBlocks([
    ...filled([
      [LABELS.number, quote.number],
      [LABELS.poNumber, quote.poNumber],
    ]),
    ...partiesOf(quote),
    ...remarksOf(quote),
  ])
    .join('\n')
    .trim();

// The quote as plain text.

const textLine = ({ id, title, model, quantity, price, beyond }: QuoteLine, index: number) =>
  [
    `${index + 1}. ${title}`,
    `   SKU ${id}${model === '' ? '' : `, model ${model}`}`,
    `   ${times(quantity)} ${formatMoney(price)} = ${formatMoney(lineTotal({ price, quantity }))}`,
    ...(beyond ? [`   ${beyondOrder(beyond)}`] : []),
  ].join('\n');

const textBlocks = (parts: Labelled) => parts.flatMap(([label, text]) => [`${label}:`, text, '']);
const textLines = (parts: Labelled) => parts.map(([label, text]) => `${label}: ${text}`);

type ShopFacts = { readonly name: string; readonly url: string; readonly emails: { readonly sales: string } };

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
    ...textLines(factsOf({ ...quote, number: '' })),
    '',
    ...textBlocks(partiesOf(quote)),
    ...quote.lines.map(textLine),
    '',
    ...textLines(summaryRows(quote)),
    '',
    ...textBlocks(remarksOf(quote)),
  ].join('\n');
}

/**
 * A link that opens a mail program with the quote, for the sales desk. The terms are left out to keep the link short. If it is
 * still too long, it has no more than products and quantities, as many as there is room for, and is not `isComplete`.
 */
export function quoteMailto(
  quote: Quote,
  shop: ShopFacts,
): { readonly link: string; readonly isComplete: boolean } {
  const title = `${documentTitle} ${cutTo(MAX_LENGTHS.number, quote.number.trim())}`;
  const start = mailLink(shop.emails.sales, title, '');
  const whole = start + inMailLink(`${pleaseConfirm}\n\n${textWithoutTerms(quote, shop)}`);
  if (whole.length <= MAX_MAIL_LINK) return { link: whole, isComplete: true };
  const end = inMailLink(`\n${quoteAttached(quote)}\n`);
  let link = start + inMailLink(`${pleaseConfirm}\n\n`);
  for (const { id, title, quantity } of quote.lines) {
    const line = inMailLink(`${times(quantity)} ${title} (SKU ${id})\n`);
    if (link.length + line.length + end.length > MAX_MAIL_LINK) break;
    link += line;
  }
  return { link: link + end, isComplete: false };
}

const pleaseConfirm =
  checkout === 'quote'
    ? 'I would like to order this. Please confirm price, stock and delivery.'
    : 'Please confirm price, stock and delivery of this quote.';
const quoteAttached = ({ lines, summary }: Quote) =>
  `The whole quote is attached as PDF: ${formatNumber(lines.length)} ${lines.length === 1 ? 'product' : 'products'}, total ${formatMoney(summary.total)}.`;

// Quotes from links and files.

export const fromLink = 'These products come from the link, not from your cart. Your cart stays as it is.';
export const quoteOwnCart = 'Quote your cart instead';
export const putIntoCart = 'Put into cart';
export const offersFailedHeading = 'Prices and stock could not be loaded';
export const offersFailedText = 'Check your connection and try again.';
export const noProductsInLink = 'The link names no product of this shop.';

export const notInCatalogue = ({ id }: LinkedItem) => `${shortenedId(id)} is not in our catalogue.`;
export const unreadPart = ({ text, reason }: LinkProblem) =>
  reason === 'no-product'
    ? `${text} in the link names no product.`
    : `${text} in the link is left out: a quote takes 1 to ${formatNumber(MAX_QUANTITY)} of a product.`;
export const tooManyProducts = (count: number, limit: number) =>
  `The link names ${formatNumber(count)} products. A quote takes at most ${formatNumber(limit)}, so none of them is shown.`;

export const quoteName = (number: string) =>
  number.trim() === '' ? 'Opened quote' : `Quote ${number.trim()}`;
