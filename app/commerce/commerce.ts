import type * as v from 'valibot';
import type {
  AddressValues,
  CustomerDetails,
  PasswordChangeValues,
  PasswordResetValues,
  RegistrationValues,
  SignInValues,
} from './model/account-forms.ts';
import type { LineItem } from '#app/cart/model/cart.ts';
import type { EarlierOrder, OrderOutcome } from './model/checkout-flow.ts';
import type { OrderDraft, Payment } from './model/order.ts';
import type { ContactMessage } from '#app/content/model/contact-message.ts';
import type * as answers from './live/gateway.ts';
import type { Failure } from './model/service-error.ts';

// The answers of every back end have the form of those of the gateway in `live/`.

export type Accepted = v.InferOutput<typeof answers.acceptedAnswer>;
export type SignedIn = v.InferOutput<typeof answers.signedInAnswer>;
type SignedOut = v.InferOutput<typeof answers.signedOutAnswer>;
/** The password is wrong, or the account does not exist or is not confirmed. The answer does not reveal which. */
type Refused = v.InferOutput<typeof answers.refusedAnswer>;
/** The link was used before or is too old. */
type Expired = v.InferOutput<typeof answers.expiredAnswer>;
type Session = v.InferOutput<typeof answers.sessionAnswer>;
export type Addresses = v.InferOutput<typeof answers.addressesAnswer>;
type Orders = v.InferOutput<typeof answers.ordersAnswer>;
type OrderAnswer = v.InferOutput<typeof answers.orderAnswer>;
type Asked = v.InferOutput<typeof answers.askedAnswer>;
type ShopQuotes = v.InferOutput<typeof answers.shopQuotesAnswer>;
type ShopQuoteAnswer = v.InferOutput<typeof answers.shopQuoteAnswer>;
type Decided = v.InferOutput<typeof answers.decidedAnswer>;
type Placed = v.InferOutput<typeof answers.placedAnswer>;
export type Prices = v.InferOutput<typeof answers.pricesAnswer>;
type DetailsSaved = v.InferOutput<typeof answers.detailsSavedAnswer>;
type Saved = v.InferOutput<typeof answers.savedAnswer>;

/** An order in the list of an account. Products and total are those that were ordered, whatever became of them. */
export type OrderEntry = Orders['orders'][number];
/** Of a colleague, to be approved. */
export type OrderToApprove = NonNullable<Orders['toApprove']>[number];
export type PastOrder = OrderAnswer['order'];
/** Of the shop, for an account that has asked for it. */
export type ShopQuote = v.InferOutput<typeof answers.shopQuote>;
export type ShopQuoteRequest = {
  readonly lines: readonly Pick<LineItem, 'id' | 'quantity'>[];
  /** Of a saved one. */
  readonly addressId: string;
  readonly message: string;
  /** The same for another attempt to send it, so that there is one quote. */
  readonly key: string;
};

export type OrderReturn = NonNullable<PastOrder['returns']>[number];
/** What of an order is to go back, and why. */
export type ReturnRequest = {
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
  readonly reason: string;
};

/** The outcome of a form, except for that of the checkout. */
export type FormOutcome = Accepted | SignedIn | Refused | Expired | Saved | Failure;

/** The interface to a back end. Every failure that can be expected is an outcome. An exception is a mistake in the code. */
export type Commerce = Trade & OwnOrders & ShopQuoting;

/** What only pages of a shop with accounts ask. */
export type OwnOrders = {
  /** The order as it is then. It is not cancelled if the shop has packed it before. */
  readonly cancelOrder: (number: string, key?: string) => Promise<OrderAnswer | Failure>;
  /** Approves or declines the order of a colleague, once: after that it is not found. The reason is for the buyer. */
  readonly decideOrder: (
    number: string,
    decision: { readonly isApproved: boolean; readonly reason: string },
  ) => Promise<Decided | Failure>;
  /** Deletes the account of who is signed in. Orders stay. */
  readonly closeAccount: (password: string) => Promise<Saved | Refused | Failure>;
  /** While a request has no answer, another one changes nothing. */
  readonly askForReturn: (
    request: ReturnRequest,
    number: string,
    key?: string,
  ) => Promise<OrderAnswer | Failure>;
};

export type ShopQuoting = {
  readonly askForShopQuote: (request: ShopQuoteRequest) => Promise<Asked | Failure>;
  readonly shopQuotes: () => Promise<ShopQuotes | Failure>;
  readonly shopQuote: (number: string) => Promise<ShopQuoteAnswer | Failure>;
  /**
   * Orders what was quoted, once: another attempt has the outcome of the first. If the quote is not as it was shown, the answer is the
   * quote as it is.
   */
  readonly acceptShopQuote: (
    quote: Pick<ShopQuote, 'number' | 'total'>,
    references: { readonly purchaseOrder: string; readonly costCentre: string },
  ) => Promise<Placed | ShopQuoteAnswer | Failure>;
};

export type Trade = {
  /** The adapter places an order at most once, even if it is sent repeatedly or the connection fails. */
  readonly placeOrder: (order: OrderDraft, payment: Payment) => Promise<OrderOutcome>;
  /** What became of an order whose answer was lost, for example because the page was reloaded. */
  readonly askForEarlierOrder: () => Promise<EarlierOrder>;
  /**
   * @param country the code of the one that they are sent to; the first of the shop if it is missing
   * @param vouchers codes that the buyer has entered
   */
  readonly prices: (
    lines: readonly LineItem[],
    country?: string,
    vouchers?: readonly string[],
  ) => Promise<Prices | Failure>;

  readonly session: () => Promise<Session | Failure>;
  readonly signIn: (credentials: SignInValues) => Promise<SignedIn | Refused | Failure>;
  readonly signOut: () => Promise<SignedOut | Failure>;
  readonly register: (account: RegistrationValues) => Promise<Accepted | Failure>;
  /**
   * @param token from the mailed link
   * @param password the one chosen at registration
   */
  readonly confirmRegistration: (
    token: string,
    password: string,
  ) => Promise<SignedIn | Refused | Expired | Failure>;
  readonly requestPasswordReset: (request: PasswordResetValues) => Promise<Accepted | Failure>;
  readonly resetPassword: (token: string, password: string) => Promise<SignedIn | Expired | Failure>;

  readonly orders: () => Promise<Orders | Failure>;
  /** @param key opens an order without an account. */
  readonly order: (number: string, key?: string) => Promise<OrderAnswer | Failure>;
  readonly addresses: () => Promise<Addresses | Failure>;
  /** Without an id the address is a new one. */
  readonly saveAddress: (address: AddressValues, id?: string) => Promise<Addresses | Failure>;
  readonly removeAddress: (id: string) => Promise<Addresses | Failure>;
  readonly saveDetails: (details: CustomerDetails) => Promise<DetailsSaved | Failure>;
  readonly changePassword: (change: PasswordChangeValues) => Promise<Saved | Refused | Failure>;

  /** To the shop's owner. */
  readonly sendMessage: (message: ContactMessage) => Promise<Accepted | Failure>;
  /** Mails a link to the address. Without it nobody gets the newsletter. */
  readonly subscribe: (email: string) => Promise<Accepted | Failure>;
  /** @param token from the mailed link */
  readonly confirmSubscription: (token: string) => Promise<Saved | Expired | Failure>;
  /** @param token from a link in a newsletter */
  readonly endSubscription: (token: string) => Promise<Saved | Expired | Failure>;
};
