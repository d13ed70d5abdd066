import type { CheckoutForm } from '#app/domain/order/checkout-form.ts';

export const LABELS = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  phone: 'Phone',
  address: 'Address',
  address2: 'Address Line 2 (optional)',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP Code',
  country: 'Country',
  paymentMethod: 'Payment method',
  cardName: 'Name on Card',
  cardNumber: 'Card Number',
  cardExpiry: 'Expiration Date (MM/YY)',
  cardCVC: 'Security Code',
  savePaymentInfo: 'Save payment information for next time',
  agreeToTerms: 'Agreement to the terms',
} as const satisfies Record<keyof CheckoutForm, string>;
