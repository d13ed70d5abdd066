import type { CheckoutValues } from './model/checkout-form.ts';
import * as texts from './texts.ts';

export const LABELS = {
  firstName: texts.firstName,
  lastName: texts.lastName,
  email: texts.email,
  phone: texts.phone,
  address: texts.address,
  address2: texts.address2,
  city: texts.city,
  state: texts.state,
  zipCode: texts.zipCode,
  country: texts.country,
  paymentMethod: texts.paymentMethod,
  purchaseOrder: texts.purchaseOrder,
  cardName: texts.cardName,
  cardNumber: texts.cardNumber,
  cardExpiry: texts.cardExpiry,
  cardCVC: texts.cardCode,
  savePaymentInfo: texts.savePaymentInfo,
  agreeToTerms: texts.termsAgreement,
} as const satisfies Record<keyof CheckoutValues, string>;
