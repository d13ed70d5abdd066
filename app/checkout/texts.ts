import type { Voucher } from '#app/cart/model/cart.ts';
import { itemCount } from '#app/cart/texts.ts';
import { type DayRange, formatDays } from '#app/content/model/policy.ts';
import { checkoutTaxLabel, stateLabel } from '#app/shop-data.ts';
export { loadingCart } from '#app/cart/texts.ts';
export {
  browseAllCategories,
  continueShopping,
  emailAddress as email,
  firstName,
  lastName,
  requiredUnlessOptional,
  returnToHome,
} from '#app/ui/texts.ts';

export const checkout = 'Checkout';
export const checkoutDescription = 'Where to send your order and how to pay for it.';
export const shoppingCart = 'Shopping Cart';

export const needsJavaScript =
  'Checkout needs JavaScript, because your cart is kept in this browser and nowhere else. Switch it on, or call or write to us to order.';
export const contactUs = 'Contact us';
export const emptyCartHint = 'Choose what you need first; checkout is the last step.';
export const startShopping = 'Start Shopping';

export const phone = 'Phone';
export const address = 'Address';
export const address2 = 'Address Line 2 (optional)';
export const city = 'City';
/** Empty if addresses have no such field. */
export const state = stateLabel ?? '';
export { postcodeLabel as zipCode } from '#app/shop-data.ts';
export const country = 'Country';
export const paymentMethod = 'Payment method';
export const cardName = 'Name on Card';
export const cardNumber = 'Card Number';
export const cardExpiry = 'Expiration Date (MM/YY)';
export const cardCode = 'Security Code';
export const savePaymentInfo = 'Save payment information for next time';
export const termsAgreement = 'Agreement to the terms';

export const contactInformation = 'Contact Information';
export const shippingAddress = 'Shipping Address';
export const savedAddress = 'Saved address';
export const noSavedAddress = 'Choose one to fill in the fields below';
export const paymentInformation = 'Payment Information';
export const countryHint = (salesEmail: string) =>
  `Shipping elsewhere? Write to ${salesEmail} before you order.`;
export const delivery = 'Delivery';
export const free = 'Free';
const businessDays = (days: DayRange) =>
  days.from < days.to
    ? `${formatDays(days)} business days`
    : `${days.to} business ${days.to === 1 ? 'day' : 'days'}`;
export const deliveryDays = (days: DayRange) => `${businessDays(days)} after shipping`;
export const pickUpDays = (days: DayRange) => `Ready in ${businessDays(days)}`;
export const deliveryGone =
  'The delivery that you chose is not offered for this order. Please look at the one selected now.';
export const haveVoucher = 'I have a voucher';
export const voucherCode = 'Voucher code';
export const applyVoucher = 'Apply voucher';
export const removeVoucher = (code: string) => `Remove voucher ${code}`;
export const tooManyVouchers = (most: number) =>
  `An order can have up to ${most} vouchers. Remove one first.`;
const VOUCHER_SENTENCES: Readonly<Record<Voucher['state'], string>> = {
  applied: 'is applied',
  'not-applicable': 'does not apply to this order',
  ended: 'has ended',
  'used-up': 'is used up',
  unknown: 'is not known. Check the spelling',
};
export const voucherSentence = ({ code, state }: Voucher) => `${code} ${VOUCHER_SENTENCES[state]}.`;
export const checkingVoucher = (code: string) => `${code} is being checked …`;
export const unreachable = (country: string) =>
  `We do not send this order to ${country}. Choose another country, or write to us before you order.`;
export const phoneHint = 'At least 10 digits, with the area code';
export const creditCard = 'Credit Card';
export const cardNote =
  'We charge your card when your order leaves our warehouse. Until then, the amount is only reserved.';
export const cardLoading = 'The card form is loading …';
export const cardNotLoaded =
  'The card form could not be loaded. Reload the page, or choose another way to pay. What you have typed is kept.';
export const payPal = 'PayPal';
export const reenterCardDetails = 'We do not keep card details. Please enter them again.';
export const invoice = 'Invoice / wire transfer';
export const invoiceNote = 'We send an invoice with our bank details to your email address.';
export const purchaseOrderMethod = 'Purchase order';
export const purchaseOrder = 'Purchase Order Number';
export const purchaseOrderHint = 'As it should appear on our invoice.';
export const costCentre = 'Cost Centre (optional)';
export const costCentreHint = 'Of your firm. It appears on our invoice.';
export const payPalNote = 'After Place Order you will be redirected to PayPal to complete the payment.';
export const cardNumberHint =
  '16 digits. American Express (15 digits) is not accepted here. Choose PayPal to pay with it.';
export const cardExpiryPlaceholder = 'MM/YY';
export const cardCodeHint = '3 or 4 digits on the card';

// A sentence around a link to the terms.
export const agreeToThe = 'I agree to the';
export const termsAndConditions = 'Terms and Conditions';
export const opensInNewTab = '(opens in a new tab)';

export const returnToCart = 'Return to Cart';
export const placeOrder = 'Place Order';
export const processing = 'Processing...';

export const orderSummary = 'Order summary';
export const yourOrder = (count: number) => `Your order: ${itemCount(count)}`;
export const vat = (percent: number | undefined) =>
  percent === undefined ? checkoutTaxLabel : `${checkoutTaxLabel} (${percent}%)`;
export const vatExempt = `${checkoutTaxLabel} (exempt)`;

export const errorCode = 'Error Code:';
export const cartAndFormKept = 'Your cart and everything you typed, except the card details, are kept.';
/** Followed by the phone number. */
export const orderByPhone = 'If it cannot wait, order by phone:';
export const tryAgain = 'Try Again';

export const declinedTitle = 'Your Order Was Declined';
export const declinedText =
  'Nothing was ordered. Choose another way to pay, or call us and we will find out why.';
export const unconfirmedTitle = 'Your Order Is Not Confirmed Yet';
export const unconfirmedText =
  'The connection was lost before the answer arrived, so your order may have been placed. Check again before you do anything else: the same order is never placed twice.';
export const checkAgain = 'Check Again';
/** Followed by the phone number. */
export const askByPhone = 'To ask about your order, call:';
export const changedText =
  'Prices, discounts, tax, shipping or stock have changed, so nothing was ordered. Look at the new total, then place your order again.';
export const signedOutText =
  'You are no longer signed in, so nothing was ordered. Place the order again without an account, or sign in first; your cart is kept.';
export const notPlacedText = 'Your order did not reach us, so nothing was ordered. Please place it again.';

export const waitingText =
  'This order is waiting for our approval. Until then, its products are not reserved and may be sold to others.';
export const awaitsFirmText =
  'This order is waiting for an approver of your firm, because it is above what you may order alone. Until then, its products are not reserved and may be sold to others.';
export const orderPlaced = 'Your Order Has Been Placed!';
export const orderPlacedNotice = (number: string) => `Your order has been placed: number ${number}`;
export const orderNumber = 'Order number';
export const orderTotal = 'Total';
export const viewOrder = 'View Your Order';
export const viewOrderNote = 'Keep the link to your order: it needs no account.';
