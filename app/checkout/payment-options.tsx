import type { ComponentType } from 'react';
import type { PaymentMethod } from './model/checkout-form.ts';
import * as texts from './texts.ts';
import { CardFields, type CardFieldsProps } from './card-fields.tsx';
import { PaymentNote } from './payment-note.tsx';

/** A way to pay that the form offers. */
export type PaymentOption = {
  readonly method: PaymentMethod;
  readonly label: string;
  /** What the form shows while this option is selected. */
  readonly Fields: ComponentType<CardFieldsProps>;
};

const CARD_OPTION: PaymentOption = { method: 'credit', label: texts.creditCard, Fields: CardFields };
export const PAYPAL_OPTION: PaymentOption = {
  method: 'paypal',
  label: texts.payPal,
  Fields: () => <PaymentNote>{texts.payPalNote}</PaymentNote>,
};

/** In the order of the form. */
export const BUILT_IN_PAYMENT_OPTIONS: readonly PaymentOption[] = [CARD_OPTION, PAYPAL_OPTION];
