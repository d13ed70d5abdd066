import type { QuoteState } from '#app/commerce/model/order.ts';

export {
  costCentre,
  orderPlacedNotice,
  placeOrder,
  processing,
  purchaseOrderHint,
  termsAgreement,
} from '#app/checkout/texts.ts';

export const quotes = 'Quotes';
export const quote = (number: string) => `Quote ${number}`;
export const quoteDescription = 'What we offer you, and at which prices.';
export const noQuotes = 'No quotes yet';
export const noQuotesText = 'Put products into your cart and ask us for a quote.';
export const startQuote = 'Start a quote';

export const askedOn = 'Asked for on';
export const quoteColumn = 'Quote';
export const state = 'State';
export const validUntil = 'Valid until';
const STATES: Readonly<Record<QuoteState, string>> = {
  asked: 'We are working on it',
  open: 'Ready to order',
  ended: 'No longer valid',
  ordered: 'Ordered',
};
export const quoteStateName = (quoteState: QuoteState) => STATES[quoteState];

export const askedText =
  'We check prices and stock and send you our quote by email. Prices may change until then.';
export const endedText = 'This quote is no longer valid. Please ask us for a new one.';
export const orderedText = 'You have ordered at these prices.';
export const lookAtOrder = 'Look at the order';
export const fewInStock = (count: number) => (count === 0 ? 'None in stock now' : `${count} in stock now`);
export const shortText =
  'We have too few of these products in stock at the moment, so this quote cannot be ordered. Please write to us.';
export const changedQuote = 'This quote has changed. Please check it before you order.';
export const unconfirmed =
  'We did not get an answer, so the order may have been placed. Please try again: a quote is ordered only once.';

export const orderHeading = 'Order at these prices';
export const paidByInvoice = 'You pay by invoice, which we send to your email address.';
export const optionalPurchaseOrder = 'Purchase Order Number (optional)';

export const shipTo = 'Ship to';
export const sendRequest = 'Send request';
export const sendingRequest = 'Sending...';
export const requestSent = 'Thank you. We send you our quote by email.';
export const needsAddress = 'Save the address that we ship to first. Your quote stays here meanwhile.';
export const askIntro =
  'We get the products and what you have entered here, check prices and stock, and send you a quote by email. You can order from it in your account.';
export const quoteNotFound = 'We cannot find this quote. It may belong to another account.';
