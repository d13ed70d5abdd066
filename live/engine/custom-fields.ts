import { type CustomFields, LanguageCode } from '@vendure/core';

/** The fields that the shop adds to the engine's customers, orders, products and variants. */
export const customFields: CustomFields = {
  Customer: [
    // Public, so that customers read and change it themselves.
    { name: 'newsletter', type: 'boolean', nullable: false, defaultValue: false },
    // Whether the newsletter was ticked in a registration that is not confirmed. The confirmation sets `newsletter`,
    // because anyone can register someone else's address.
    {
      name: 'newsletterAsked',
      type: 'boolean',
      nullable: false,
      defaultValue: false,
      public: false,
      internal: true,
    },
  ],
  Order: [
    // The key that the browser stores before it places the order. Unique, so that a key has one order at most.
    {
      name: 'placingKey',
      type: 'string',
      nullable: true,
      unique: true,
      public: false,
      internal: true,
    },
    // Opens the order without an account.
    {
      name: 'accessKey',
      type: 'string',
      nullable: true,
      public: false,
      internal: true,
    },
    // Name, e-mail address and phone number as entered for this order: `Contact` as JSON. Those of the customer may be others.
    {
      name: 'contact',
      type: 'text',
      label: [{ languageCode: LanguageCode.en, value: 'Contact of this order' }],
      nullable: true,
      public: false,
      readonly: true,
    },
    // Products, prices and totals as they were when the order was placed: `Ordered` as JSON.
    {
      name: 'asOrdered',
      type: 'text',
      nullable: true,
      public: false,
      internal: true,
    },
    {
      name: 'purchaseOrder',
      type: 'string',
      nullable: true,
      public: false,
      readonly: true,
    },
    // For the owner. What is to be sent is in the table `letter`.
    {
      name: 'confirmationSentAt',
      type: 'datetime',
      nullable: true,
      public: false,
      readonly: true,
    },
    // Of an order on account by a guest, see `guest-orders.ts`.
    {
      name: 'heldUntil',
      type: 'datetime',
      label: [{ languageCode: LanguageCode.en, value: 'Cancelled unless confirmed by' }],
      nullable: true,
      public: false,
      readonly: true,
    },
    {
      name: 'isConfirmed',
      type: 'boolean',
      label: [{ languageCode: LanguageCode.en, value: 'Confirmed' }],
      nullable: false,
      defaultValue: false,
      public: false,
    },
    {
      name: 'needsApproval',
      type: 'boolean',
      nullable: false,
      defaultValue: false,
      public: false,
      internal: true,
    },
    // A keyed hash of the buyer's IP address, IPv6 addresses by their /64.
    { name: 'network', type: 'string', nullable: true, public: false, internal: true },
  ],
  // The shop needs both to list a product that was added in the back office.
  Product: [
    { name: 'brand', type: 'string', nullable: true, public: false },
    { name: 'category', type: 'string', nullable: true, public: false },
  ],
  ProductVariant: [
    // The most pieces in one order. Empty: ten, as in the shop.
    { name: 'maxQuantity', type: 'int', nullable: true, public: false },
    // The price of the catalogue file when it was last copied, in cents. Empty: a product of the back office.
    {
      name: 'cataloguePrice',
      type: 'int',
      nullable: true,
      public: false,
      internal: true,
    },
    // Withdrawn when the engine started, because the catalogue files no longer contain it, and not by the owner.
    {
      name: 'isMissingInCatalogue',
      type: 'boolean',
      nullable: false,
      defaultValue: false,
      public: false,
      internal: true,
    },
  ],
};

export type CustomerFields = { newsletter: boolean; newsletterAsked: boolean };

export type OrderFields = {
  placingKey: string | null;
  accessKey: string | null;
  contact: string | null;
  asOrdered: string | null;
  purchaseOrder: string | null;
  heldUntil: Date | null;
  isConfirmed: boolean;
  needsApproval: boolean;
  network: string | null;
  confirmationSentAt: Date | null;
};

export type ProductFields = { brand: string | null; category: string | null };

export type VariantFields = {
  maxQuantity: number | null;
  cataloguePrice: number | null;
  isMissingInCatalogue: boolean;
};

declare module '@vendure/core' {
  interface CustomCustomerFields extends CustomerFields {}
  interface CustomOrderFields extends OrderFields {}
  interface CustomProductFields extends ProductFields {}
  interface CustomProductVariantFields extends VariantFields {}
}
