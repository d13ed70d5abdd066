import { type CustomFields, LanguageCode } from '@vendure/core';
import { MAX_PRICE } from '../../app/lib/money.ts';

/** Neither the shop API nor the back office shows it. */
const hidden = { nullable: true, public: false, internal: true } as const;
const hiddenFlag = { type: 'boolean', ...hidden, nullable: false, defaultValue: false } as const;
const shown = { nullable: true, public: false, readonly: true } as const;
const editable = { nullable: true, public: false } as const;
const flag = { type: 'boolean', ...editable, nullable: false, defaultValue: false } as const;
const labelled = (value: string) => ({ label: [{ languageCode: LanguageCode.en, value }] });

export const customFields: CustomFields = {
  Customer: [
    // Public, so that the engine's own interface lets customers change it.
    { name: 'newsletter', type: 'boolean', nullable: false, defaultValue: false },
    // Whether the newsletter was ticked in a registration that is not confirmed. The confirmation sets `newsletter`,
    // because anyone can register someone else's address.
    { name: 'newsletterAsked', ...hiddenFlag },
    // In cents. Empty: that of everyone, see `orders-on-account.ts`.
    {
      name: 'credit',
      type: 'int',
      min: 0,
      ...labelled('Credit granted for orders on account'),
      ...editable,
      ui: { component: 'currency-form-input' },
    },
    // What the customer states. Those of a firm are the owner's, see `CustomerGroup`.
    { name: 'company', type: 'string', ...labelled('Company, as the customer states it'), ...editable },
    { name: 'vatNumber', type: 'string', ...labelled('VAT number, as the customer states it'), ...editable },
    // Of the people of a firm, see `firm-people.ts`.
    { name: 'isApprover', ...flag, ...labelled('Approves the orders of their firm') },
    // In cents, with tax. Empty: no limit.
    {
      name: 'orderLimit',
      type: 'int',
      min: 0,
      ...labelled('Orders above this amount wait for the approver of the firm'),
      ...editable,
      ui: { component: 'currency-form-input' },
    },
  ],
  CustomerGroup: [
    { name: 'isFirm', ...flag, ...labelled('The group is one firm: its name is the company') },
    { name: 'vatNumber', type: 'string', ...labelled('VAT number of the firm'), ...editable },
    { name: 'isTaxExempt', ...flag, ...labelled('Exempt from tax') },
    // Empty: those of `shop.json`.
    { name: 'paymentDays', type: 'int', min: 0, max: 3650, ...labelled('Days until payment'), ...editable },
  ],
  Order: [
    // The key that the browser stores before it places the order. Unique, so that a key has one order at most.
    { name: 'placingKey', type: 'string', unique: true, ...hidden },
    // Opens the order without an account.
    { name: 'accessKey', type: 'string', ...hidden },
    // Name, e-mail address and phone number as entered for this order: `Contact` as JSON. Those of the customer may be others.
    { name: 'contact', type: 'text', ...labelled('Contact of this order'), ...shown },
    // Products, prices and totals as they were when the order was placed: `Ordered` as JSON.
    { name: 'asOrdered', type: 'text', ...hidden },
    { name: 'purchaseOrder', type: 'string', ...shown },
    { name: 'costCentre', type: 'string', ...shown },
    // Number and address of each, in lines.
    { name: 'documents', type: 'text', ...labelled('Invoices and credit notes'), ...shown },
    // For the owner. What is to be sent is in the table `letter`.
    { name: 'confirmationSentAt', type: 'datetime', ...shown },
    // Of an order on account, see `orders-on-account.ts`.
    { name: 'heldUntil', type: 'datetime', ...labelled('Cancelled unless confirmed by'), ...shown },
    { name: 'isConfirmed', ...flag, ...labelled('Confirmed') },
    { name: 'needsApproval', ...hiddenFlag },
    // Of a firm, see `firm-people.ts`.
    { name: 'awaitsFirm', ...flag, ...labelled('Waits for an approver of the firm'), readonly: true },
    // Of a quote, see `quotes.ts`.
    { name: 'quoteRequest', type: 'text', ...labelled('What the customer asks for'), ...shown },
    { name: 'quotedUntil', type: 'datetime', ...labelled('Quote valid until'), ...editable },
    { name: 'isQuoted', ...flag, ...labelled('Quoted: the customer may accept it') },
    // A keyed hash of the buyer's IP address, IPv6 addresses by their /64.
    { name: 'network', type: 'string', ...hidden },
  ],
  OrderLine: [
    // In cents, without or with tax as the prices of products. Empty: that of the product.
    {
      name: 'quotedPrice',
      type: 'int',
      min: 0,
      max: MAX_PRICE,
      ...labelled('Price in a quote'),
      ...editable,
      ui: { component: 'currency-form-input' },
    },
  ],
  // The shop needs both to list a product that was added in the back office.
  Product: [
    { name: 'brand', type: 'string', ...editable },
    { name: 'category', type: 'string', ...editable },
  ],
  ProductVariant: [
    // The most pieces in one order. Empty: ten, as in the shop.
    { name: 'maxQuantity', type: 'int', ...editable },
    // Empty: unknown, so that no method with a weight is for it. What a catalogue file states counts.
    { name: 'grams', type: 'int', min: 1, ...labelled('Weight in grams'), ...editable },
    // The price of the catalogue file when it was last copied, in cents. Empty: a product of the back office.
    { name: 'cataloguePrice', type: 'int', ...hidden },
    // A hash of the texts of the catalogue file when they were last copied.
    { name: 'catalogueTexts', type: 'string', ...hidden },
    // Withdrawn when the engine started, because the catalogue files no longer contain it, and not by the owner.
    { name: 'isMissingInCatalogue', ...hiddenFlag },
  ],
  ShippingMethod: [
    // Business days until an order is there. Empty: none are said.
    { name: 'daysFrom', type: 'int', min: 0, ...labelled('Days, from'), ...editable },
    { name: 'daysTo', type: 'int', min: 0, ...labelled('Days, up to'), ...editable },
    { name: 'isPickUp', ...flag, ...labelled('The buyer picks it up') },
  ],
};

declare module '@vendure/core' {
  interface CustomCustomerFields {
    newsletter: boolean;
    newsletterAsked: boolean;
    credit: number | null;
    company: string | null;
    vatNumber: string | null;
    isApprover: boolean;
    orderLimit: number | null;
  }
  interface CustomCustomerGroupFields {
    isFirm: boolean;
    vatNumber: string | null;
    isTaxExempt: boolean;
    paymentDays: number | null;
  }
  interface CustomOrderFields {
    placingKey: string | null;
    accessKey: string | null;
    contact: string | null;
    asOrdered: string | null;
    documents: string | null;
    purchaseOrder: string | null;
    costCentre: string | null;
    awaitsFirm: boolean;
    heldUntil: Date | null;
    isConfirmed: boolean;
    needsApproval: boolean;
    quoteRequest: string | null;
    quotedUntil: Date | null;
    isQuoted: boolean;
    network: string | null;
    confirmationSentAt: Date | null;
  }
  interface CustomOrderLineFields {
    quotedPrice: number | null;
  }
  interface CustomProductFields {
    brand: string | null;
    category: string | null;
  }
  interface CustomShippingMethodFields {
    daysFrom: number | null;
    daysTo: number | null;
    isPickUp: boolean;
  }
  interface CustomProductVariantFields {
    maxQuantity: number | null;
    grams: number | null;
    cataloguePrice: number | null;
    catalogueTexts: string | null;
    isMissingInCatalogue: boolean;
  }
}
