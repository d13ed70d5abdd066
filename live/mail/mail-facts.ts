// What each e-mail can say: the names that its text may contain, with an example of each.

type LinkFacts = { readonly link: string };

type MessageFacts = Readonly<Record<'name' | 'email' | 'subject' | 'message', string>>;

/** Amounts and days are as they are shown. What does not apply is empty, so that texts can ask for it. */
export type OrderFacts = {
  readonly number: string;
  readonly placedOn: string;
  /** Opens the order. */
  readonly link: string;
  /** Empty unless the e-mail goes to the confirmed address of an account: anyone may have typed it. */
  readonly name: string;
  readonly address: string;
  readonly payment: string;
  readonly heldUntil: string;
  /** An approver of the buyer's firm has to approve it, or then the shop. */
  readonly awaitsFirm: string;
  readonly awaitsShop: string;
  /** As they were ordered. */
  readonly items: readonly Readonly<Record<'title' | 'quantity' | 'price' | 'sum', string>>[];
  readonly subtotal: string;
  /** What promotions take off the products, below zero. */
  readonly discounts: readonly Readonly<Record<'name' | 'amount', string>>[];
  /** The name of the delivery, if the buyer could choose. */
  readonly shippingLabel: string;
  readonly shipping: string;
  readonly shippingDiscounts: OrderFacts['discounts'];
  readonly taxLabel: string;
  readonly tax: string;
  readonly total: string;
  readonly includedTax: string;
  /** What cancelled pieces have cost, and the total without them. */
  readonly cancelled: string;
  readonly charged: string;
  readonly paid: string;
  readonly refunded: string;
};

type PiecesFacts = { readonly pieces: readonly Readonly<Record<'title' | 'quantity', string>>[] };
type ParcelFacts = PiecesFacts & Readonly<Record<'carrier' | 'trackingCode' | 'trackingLink', string>>;
type RefundFacts = { readonly amount: string };
type BuyerFacts = { readonly buyer: string };
/** The name of the approver, and what they have written. */
type DecisionFacts = Readonly<Record<'by' | 'reason', string>>;
/** The last day on which it can be accepted. */
type QuoteFacts = { readonly until: string };
/** What the buyer has written besides. */
type RequestFacts = { readonly request: string };

/** The kinds of e-mails are the names of their texts. */
export type MailFacts = {
  readonly confirm: LinkFacts;
  readonly reset: LinkFacts;
  readonly subscribe: LinkFacts;
  readonly closed: Readonly<Record<string, never>>;
  readonly message: MessageFacts;
  readonly order: OrderFacts;
  readonly 'order-waiting': OrderFacts;
  readonly approved: OrderFacts;
  readonly document: OrderFacts;
  readonly 'part-shipped': OrderFacts & ParcelFacts;
  readonly shipped: OrderFacts & ParcelFacts;
  readonly delivered: OrderFacts & ParcelFacts;
  readonly 'part-cancelled': OrderFacts & PiecesFacts;
  readonly cancelled: OrderFacts;
  readonly withdrawn: OrderFacts;
  readonly lapsed: OrderFacts;
  readonly paid: OrderFacts;
  readonly 'part-refunded': OrderFacts & RefundFacts & PiecesFacts;
  readonly refunded: OrderFacts & RefundFacts;
  readonly 'new-order': OrderFacts & BuyerFacts;
  readonly 'order-to-approve': OrderFacts & BuyerFacts;
  readonly 'order-withdrawn': OrderFacts & BuyerFacts;
  readonly 'return-to-answer': OrderFacts & BuyerFacts & PiecesFacts & { readonly reason: string };
  readonly 'return-answered': OrderFacts & PiecesFacts & Readonly<Record<'accepted' | 'answer', string>>;
  readonly 'firm-to-approve': OrderFacts & BuyerFacts;
  readonly 'firm-approved': OrderFacts & DecisionFacts;
  readonly 'firm-declined': OrderFacts & DecisionFacts;
  readonly 'quote-request': OrderFacts & BuyerFacts & RequestFacts;
  readonly quote: OrderFacts & QuoteFacts;
  readonly 'low-stock': Readonly<Record<'title' | 'sku' | 'left' | 'level', string>>;
  readonly undeliverable: Readonly<Record<'number' | 'recipient' | 'reason', string>>;
};

export type MailName = keyof MailFacts;

const link = 'https://shop.example.com/account/orders/123456?key=example';
const pieces = [{ title: 'Portable radio', quantity: '1' }];
const order: OrderFacts = {
  number: '123456',
  placedOn: 'November 28, 2026',
  link,
  name: 'Ayşe Yılmaz',
  address: 'İstiklal Cd. 1\n34430 İstanbul\nTurkey',
  payment: 'Payment: by invoice / wire transfer.',
  heldUntil: 'December 5, 2026',
  awaitsFirm: 'yes',
  awaitsShop: 'yes',
  items: [
    { title: 'Portable radio', quantity: '2', price: '$999.00', sum: '$1,998.00' },
    { title: 'Dome camera with a longer name, 4K', quantity: '1', price: '$202.00', sum: '$202.00' },
  ],
  subtotal: '$2,200.00',
  discounts: [{ name: 'Opening week', amount: '-$200.00' }],
  shippingLabel: 'Shipping',
  shipping: '$69.99',
  shippingDiscounts: [{ name: '$20 off express shipping', amount: '-$20.00' }],
  taxLabel: 'VAT',
  tax: '$360.00',
  total: '$2,409.99',
  includedTax: '18% VAT',
  cancelled: '-$1,060.82',
  charged: '$1,349.17',
  paid: '$1,349.17',
  refunded: '-$238.36',
};
const parcel: ParcelFacts = {
  pieces,
  carrier: 'UPS',
  trackingCode: '1Z999AA10123456784',
  trackingLink: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
};
const refund: RefundFacts = { amount: '$238.36' };
const decision = { by: 'Zeynep Kaya', reason: 'We have two of these in the store.' };
const buyer = { buyer: 'Ayşe Yılmaz (ayse@example.com, +90 212 555 01 42)' };

export const SAMPLES: MailFacts = {
  confirm: { link: 'https://shop.example.com/confirm?token=example' },
  reset: { link: 'https://shop.example.com/reset-password?token=example' },
  subscribe: { link: 'https://shop.example.com/newsletter?token=example' },
  closed: {},
  message: {
    name: 'Ayşe Yılmaz',
    email: 'ayse@example.com',
    subject: 'A question',
    message: 'Is the radio waterproof?\n\nThank you.',
  },
  order,
  'order-waiting': order,
  approved: order,
  document: order,
  'part-shipped': { ...order, ...parcel },
  shipped: { ...order, ...parcel },
  delivered: { ...order, ...parcel },
  'part-cancelled': { ...order, pieces },
  cancelled: order,
  withdrawn: order,
  lapsed: order,
  paid: order,
  'part-refunded': { ...order, ...refund, pieces },
  refunded: { ...order, ...refund },
  'new-order': { ...order, ...buyer },
  'order-to-approve': { ...order, ...buyer },
  'order-withdrawn': { ...order, ...buyer },
  'return-to-answer': {
    ...order,
    ...buyer,
    pieces,
    reason: 'The display stays dark.\n\nI have charged it twice.',
  },
  'return-answered': { ...order, pieces, accepted: 'yes', answer: 'Please send it to our store.' },
  'firm-to-approve': { ...order, ...buyer },
  'firm-approved': { ...order, ...decision },
  'firm-declined': { ...order, ...decision },
  'quote-request': { ...order, ...buyer, request: 'Notes: please deliver before Christmas.' },
  quote: { ...order, until: 'December 28, 2026' },
  'low-stock': { title: 'Portable radio', sku: '11', left: '4', level: '5' },
  undeliverable: {
    number: '123456',
    recipient: 'ayse@example.com',
    reason: '550',
  },
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `SAMPLES` has these keys and no others
export const MAIL_NAMES = Object.keys(SAMPLES) as readonly MailName[];
