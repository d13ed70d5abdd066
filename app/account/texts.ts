import { formatNumber } from '#app/lib/format-number.ts';
import { formatMoney } from '#app/lib/money.ts';
import type { ChangedLine } from '#app/cart/model/order-again.ts';
import type { Customer } from '#app/commerce/model/account-forms.ts';
import type { PaymentMethod } from '#app/commerce/model/checkout-form.ts';
import type { DeliveryState, DocumentKind, PaymentState } from '#app/commerce/model/order.ts';
import { creditCard, invoice, payPal, purchaseOrderMethod } from '#app/checkout/texts.ts';

export {
  address,
  awaitsFirmText,
  cardNote,
  city,
  contactInformation,
  country,
  paymentMethod,
  phone,
  phoneHint,
  shippingAddress,
  state,
  tryAgain,
  vat,
  vatExempt,
  waitingText,
  zipCode,
} from '#app/checkout/texts.ts';
export { subtotal, total } from '#app/cart/texts.ts';
export const shipping = 'Shipping';
export {
  allFieldsRequired,
  continueShopping,
  emailAddress as email,
  firstName,
  lastName,
  requiredUnlessOptional,
} from '#app/ui/texts.ts';

export const myAccount = 'My Account';
export const accountDescription = 'Your orders, addresses and details.';
export const accountMenu = 'Account';
export const signOut = 'Sign out';
export const signingOut = 'Signing out...';
export const signedInAs = 'You are signed in as';
export const signInFirst = 'Sign in to see this page.';

export const orders = 'Orders';
export const lastOrders = 'Last Orders';
export const allOrders = 'All orders';
export const noOrders = 'No orders yet';
export const noOrdersText = 'Orders placed with this email address appear here.';
export const order = (number: string) => `Order ${number}`;
export const orderColumn = 'Order';
export const date = 'Date';
export const delivery = 'Delivery';
export const payment = 'Payment';
export const costCentre = 'Cost centre';
export const items = 'Items';
export const orderDescription = 'What was ordered, where it goes and how it is paid.';
export const documents = 'Documents';
const DOCUMENTS: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
};
export const documentName = (kind: DocumentKind, number: string) => `${DOCUMENTS[kind]} ${number} (PDF)`;
export const cancelledSum = 'Cancelled';
export const newTotal = 'New total';
export const paidSum = 'Paid';
export const refundedSum = 'Refunded';
export const product = 'Product';
export const price = 'Price';
export const quantity = 'Quantity';
export const lineTotal = 'Total';
export const print = 'Print';
export const orderAgain = 'Order Again';
export const orderingAgain = 'Adding to cart...';
export const cancelOrder = 'Cancel Order';
export const cancelThisOrder = (number: string) => `Cancel order ${number}?`;
export const cancelling = 'Cancelling...';
export const keepOrder = 'Keep Order';
export const cancelMeans =
  'We cancel all of it, and others can buy what we have reserved for you. This cannot be undone, but you can order again.';
export const moneyGoesBack = (amount: string) =>
  `You have paid ${amount}. It goes back to you the way you have paid, and we send you an email when it is on its way.`;
export const nothingIsCharged = 'Nothing is charged.';
export const orderCancelled = (number: string) =>
  `Order ${number} is cancelled. We have sent you an email about it.`;
export const packedAlready =
  'We have packed this order in the meantime, so it can no longer be cancelled. Once it is with you, you can ask to send it back.';

export const returns = 'Returns';
export const sendBack = 'Send something back';
export const returnLead =
  'Choose how many pieces you want to send back, and tell us why. We answer by email. Please keep them until then.';
export const piecesOf = (title: string) => `Pieces of ${title}`;
export const returnReason = 'Reason';
export const returnReasonHint = 'If something is broken: what does it do, and since when?';
export const askForReturn = 'Ask for the Return';
export const sendingReturn = 'Sending...';
export const chooseReturned = 'Choose at least one piece to send back.';
export const returnAsked = 'We have received your request and answer it by email.';
export const askedOn = (day: string) => `Asked on ${day}`;
export const pieces = (quantity: number, title: string) => `${formatNumber(quantity)} × ${title}`;
export const answered = (text: string) => `Our answer: ${text}`;
export const returnState = (isAccepted: boolean | undefined) =>
  isAccepted === undefined ? 'We will answer by email.' : isAccepted ? 'Accepted.' : 'Refused.';

export const orderNotFound = 'We cannot find this order. Its link may be incomplete.';
export const orderNotFoundHint =
  'Open the link in our email, or sign in with the email address of the order.';

const DELIVERY_STATES: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting for approval',
  placed: 'Placed',
  'part-shipped': 'Part shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
export const deliveryStateName = (state: DeliveryState) => DELIVERY_STATES[state];

const PAYMENT_STATES: Readonly<Record<PaymentState, string>> = {
  open: 'Open',
  paid: 'Paid',
  'part-refunded': 'Part refunded',
  refunded: 'Refunded',
};
export const paymentStateName = ({
  deliveryState,
  paymentState,
}: {
  readonly deliveryState: DeliveryState;
  readonly paymentState: PaymentState;
}) =>
  deliveryState === 'cancelled' && paymentState === 'open' ? 'Nothing to pay' : PAYMENT_STATES[paymentState];

export const heldUntil = (day: string) =>
  `We hold these products for you until ${day}. If we have not confirmed the order by then, it will be cancelled.`;

export const cancelledPieces = (count: number) => `${formatNumber(count)} cancelled`;

const METHODS: Readonly<Record<PaymentMethod, string>> = {
  credit: creditCard,
  card: creditCard,
  paypal: payPal,
  invoice,
  'purchase-order': purchaseOrderMethod,
};
export const methodName = (method: PaymentMethod) => METHODS[method];

export function orderedAgain(added: number, changes: readonly ChangedLine[]): string {
  if (added === 0) {
    return changes.some(({ kind }) => kind === 'fewer')
      ? 'Nothing was added: your cart already holds as many of these products as you can order.'
      : 'None of these products can be ordered now.';
  }
  const what = added === 1 ? '1 product is in your cart.' : `${added} products are in your cart.`;
  return changes.length === 0 ? what : `${what} Some things have changed since your order:`;
}
export const changedSince = 'Changed since your order';

export function changedLine(change: ChangedLine): string {
  const { title } = change;
  switch (change.kind) {
    case 'gone':
      return `${title} is no longer sold. Nothing was added in its place.`;
    case 'sold-out':
      return `${title} is sold out and was not added.`;
    case 'fewer':
      return change.added === 0
        ? `${title}: your cart already holds as many as you can order.`
        : `${title}: ${formatNumber(change.added)} added, you had ordered ${formatNumber(change.wanted)}. No more can be ordered now.`;
    case 'renamed':
      return `${title} is now called ${change.now}.`;
    case 'price':
      return `${title} costs ${formatMoney(change.to)}, at that time ${formatMoney(change.from)}.`;
  }
}
export const pricesNotLoaded = 'Current prices could not be loaded, so nothing was added. Please try again.';

export const addresses = 'Addresses';
export const noAddresses = 'No addresses yet';
export const noAddressesText = 'Save the addresses that we ship to.';
export const addAddress = 'Add Address';
export const mostAddresses = (count: number) =>
  `You have saved ${count} addresses, which is the most. To add another, remove one.`;
export const addressName = 'Name or company';
export const editAddress = (name: string) => `Edit ${name}`;
export const removeAddress = (name: string) => `Remove ${name}`;
export const edit = 'Edit';
export const remove = 'Remove';
export const saveAddress = 'Save Address';
export const saving = 'Saving...';
export const cancel = 'Cancel';
export const addressSaved = 'The address has been saved.';
export const addressRemoved = (name: string) => `${name} has been removed from your addresses.`;
export const newAddress = 'New Address';

export const accountDetails = 'Account Details';
export const saveDetails = 'Save Details';
export const detailsSaved = 'Your details have been saved.';
export const emailHint = 'To change it, please write to us.';
export const company = 'Company (optional)';
export const vatNumber = 'VAT Number (optional)';
export const vatNumberHint = 'With the code of the country in front, such as DE136695976';
export const firmFacts = ({ name, vatNumber }: NonNullable<Customer['firm']>) => [
  ['Company', name] as const,
  ...(vatNumber ? [['VAT Number', vatNumber] as const] : []),
];
export const firmHint = 'To change them, please write to us.';
export const newsletter = 'Send me the newsletter (optional)';
export const newsletterTitle = 'Newsletter';
export const newsletterDescription = 'Confirm or end your newsletter subscription.';
export const confirmSubscription = 'Confirm My Subscription';
export const subscriptionConfirmed = 'Thank you. Your subscription is confirmed.';
export const endSubscription = 'End My Subscription';
export const subscriptionEnded = 'Your subscription has ended. You will not receive it any more.';

export const closeAccount = 'Close My Account';
export const closing = 'Closing...';
export const mayBeDone =
  'We did not get an answer, so this may have been done. Open this page again and look before you try again.';
export const closingDeletes =
  'We delete your account at once: your name, email address and phone number, your saved addresses, your password and your subscription to the newsletter. This cannot be undone.';
export const closingKeeps =
  'Tax law obliges us to keep your orders and invoices for some years, with the name and address in them. Orders that are on their way still reach you, and the links in our emails still open them. The cart, wishlist and lists in this browser stay until you remove them.';
export const accountClosed = 'Your account is closed. We have sent you an email about it.';

export const changePassword = 'Change Password';
export const currentPassword = 'Current Password';
export const newPassword = 'New Password';
export const confirmNewPassword = 'Confirm New Password';
export const passwordChanged = 'Your password has been changed, and other browsers have been signed out.';
export const currentPasswordWrong = 'The current password is wrong.';

export const confirmAccount = 'Confirm Your Account';
export const confirmDescription = 'The last step of your registration.';
export const confirmHint = 'The password that you chose when you registered';
export const confirming = 'Confirming...';
export const passwordOfRegistrationWrong =
  'This is not the password that was chosen when this email address was registered. Please try again. If you have forgotten it, or somebody else registered your address, choose a new password: that confirms your account too.';
export const linkIncomplete = 'This link is incomplete. Please open it again from our email.';
export const registerAgain = 'Register again';
export const setNewPassword = 'Choose a new password';
export const accountConfirmed = 'Your account is confirmed, and you are signed in.';

export const choosePassword = 'Choose a New Password';
export const choosePasswordDescription = 'A new password for your account.';
export const savePassword = 'Save Password';
export const passwordSaved = 'Your new password is saved, and you are signed in.';
export const askForNewLink = 'Ask for a new link';

export const confirmationSent =
  'We have sent you an email. Open its link and enter your password; then your account is ready.';

export const password = 'Password';
export const confirmPassword = 'Confirm Password';
export const passwordHint = (minLength: number) => `Password must be at least ${minLength} characters long`;

export const signIn = 'Sign in';
export const signInDescription = 'Sign in to your account.';
export const newHere = 'New here?';
export const rememberMe = 'Remember me';
export const signingIn = 'Signing in...';
export const signInRefused =
  'This email address and password do not match, or the address is not confirmed yet.';
export const linkExpired = 'This link has been used or has expired. Please ask for a new one.';
export const signedIn = 'You are signed in.';
export const orContinueWith = 'or continue with';

export const noAccountNeeded = 'You do not need an account to buy';
export const noAccountReason =
  'Checkout asks only for contact, address and payment details. Your cart and wishlist are kept in this browser.';
export const whereCartIsKept = 'Where are my cart and wishlist kept?';

export const createAnAccount = 'Create an account';
export const registerDescription = 'Create an account with your name and email address.';
export const alreadyRegistered = 'Already have an account?';
export const createAccount = 'Create account';
export const creatingAccount = 'Creating account...';
export const accountCreated = 'Your account has been created.';

export const forgotPassword = 'Forgot your password?';
export const forgotPasswordDescription = 'Get a new password for your account.';
export const forgotPasswordLead =
  'Enter the email address of your account, and we will send you a link to choose a new password.';
export const backToSignIn = 'Back to sign in';
export const sendResetLink = 'Send reset link';
export const sendingResetLink = 'Sending...';
export const resetLinkSent = 'If this address has an account, a message with a link is on its way.';
