import type {
  AddressValues,
  Customer,
  CustomerDetails,
  PasswordChangeValues,
  PasswordResetValues,
  RegistrationValues,
  SavedAddress,
  SignInValues,
} from '#app/account/model/account-forms.ts';
import type { ContactMessage } from '#app/content/model/contact-message.ts';
import type { CurrentPrices, LineItem } from '#app/cart/model/cart.ts';
import type { EarlierOrder, OrderOutcome } from '#app/checkout/model/checkout-flow.ts';
import type { OrderDraft, OrderEntry, PastOrder, Payment } from '#app/checkout/model/order.ts';
import type { Failure } from './model/service-error.ts';

export type Accepted = { readonly kind: 'accepted' };
export type SignedIn = { readonly kind: 'signed-in'; readonly customer: Customer };
export type SignedOut = { readonly kind: 'signed-out' };
/** The password is wrong, or the account does not exist or is not confirmed. The answer does not reveal which. */
export type Refused = { readonly kind: 'refused' };
/** The link was used before or is too old. */
export type Expired = { readonly kind: 'expired' };
export type Session = { readonly kind: 'session'; readonly customer: Customer | null };
export type Addresses = { readonly kind: 'addresses'; readonly addresses: readonly SavedAddress[] };
export type Orders = { readonly kind: 'orders'; readonly orders: readonly OrderEntry[] };
export type OrderAnswer = { readonly kind: 'order'; readonly order: PastOrder };
export type Prices = { readonly kind: 'prices' } & CurrentPrices;
export type DetailsSaved = { readonly kind: 'saved'; readonly customer: Customer };
export type Saved = { readonly kind: 'saved' };

/** The outcome of a form, except for that of the checkout. */
export type FormOutcome = Accepted | SignedIn | Refused | Expired | Saved | Failure;

/** The interface to a back end. Every failure that can be expected is an outcome. An exception is a mistake in the code. */
export type Commerce = {
  /** The adapter places an order at most once, even if it is sent repeatedly or the connection fails. */
  readonly placeOrder: (order: OrderDraft, payment: Payment) => Promise<OrderOutcome>;
  /** What became of an order whose answer was lost, for example because the page was reloaded. */
  readonly askForEarlierOrder: () => Promise<EarlierOrder>;
  readonly prices: (lines: readonly LineItem[]) => Promise<Prices | Failure>;

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

/** Passes exceptions and rejections of an adapter to `onException`. Such a call never gets an outcome. */
export function watchExceptions(commerce: Commerce, onException: (error: unknown) => void): Commerce {
  return new Proxy(commerce, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...sent: readonly unknown[]) => {
        try {
          return await Reflect.apply(member, target, sent);
        } catch (error) {
          onException(error);
          return new Promise(() => undefined);
        }
      };
    },
  });
}
