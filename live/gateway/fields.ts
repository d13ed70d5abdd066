// The forms that the bodies of requests must have, as schemas whose messages are the codes of the answer.
import * as v from 'valibot';
import { stateLabel } from '../../app/shop-data.ts';
import { isPhone, MIN_PASSWORD_LENGTH } from '../../app/lib/validation.ts';
import { COUNTRY_NAMES } from '../../app/commerce/model/checkout-form.ts';
import {
  MAX_REFERENCE,
  MAX_RETURN_REASON,
  MAX_VOUCHER_LENGTH,
  MAX_VOUCHERS,
} from '../../app/commerce/model/order.ts';
import { MAX_PRICE } from '../../app/lib/money.ts';
import { MAX_MESSAGE_LENGTHS } from '../../app/content/model/contact-message.ts';
import { MAX_QUANTITY } from '../../app/lib/quantity.ts';
import { isCommonPassword, MAX_PASSWORD_LENGTH, normalized } from '../passwords.ts';
import { vatNumberOf } from '../vat-number.ts';

/** The request is not of the agreed form. `fields` says why: each is `required`, `invalid`, `too-long` or `too-common`. */
export class Rejected extends Error {
  readonly fields: Readonly<Record<string, string>>;
  constructor(fields: Rejected['fields']) {
    super('The request was rejected.');
    this.fields = fields;
  }
}

/** @throws Rejected with every wrong field. Fields of an object within the body are named without a prefix. */
export function readBody<Values>(schema: v.GenericSchema<unknown, Values>, body: unknown): Values {
  const { success, output, issues } = v.safeParse(schema, body, { abortPipeEarly: true });
  if (success) return output;
  const wrong: Record<string, string> = {};
  for (const { path, message } of issues) {
    // Whatever is wrong inside a list, only the list is named. Valibot takes a list for an object, too.
    const list = path?.findIndex(({ input }) => Array.isArray(input)) ?? -1;
    const key = list < 0 ? path?.at(-1)?.key : path?.[list - 1]?.key;
    const name = typeof key === 'string' ? key : 'body';
    wrong[name] ??= path && list < 0 ? message : 'invalid';
  }
  throw new Rejected(wrong);
}

const absentOrInvalid = ({ input }: { readonly input: unknown }) =>
  input === undefined ? 'required' : 'invalid';

/** Nothing, null and an empty text are the same. */
const missingOrInvalid = ({ input }: { readonly input: unknown }) =>
  input === undefined || input === null || input === '' ? 'required' : 'invalid';

/** A field that is not listed is refused. */
export const fields = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, absentOrInvalid);

const optional = <Value>(field: v.GenericSchema<unknown, Value>) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (value === null || value === '' ? undefined : value)),
      v.optional(field),
    ),
  );

const MAX_TEXT = 255;
/** A line of text contains no control characters or line breaks. The direction marks of right-to-left scripts are allowed. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Text of several lines has their breaks and tabs besides. */
const CONTROL_IN_LINES = /\r(?!\n)|[^\P{Cc}\n\r\t]/u;

/** Spaces, invisible characters and marks without a letter show nothing. */
const isBlank = (text: string) => !/[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Text that shows something: one line, if nothing else is said. */
const text = (maxLength = MAX_TEXT, refused = CONTROL) =>
  v.pipe(
    v.string(missingOrInvalid),
    v.check((value) => !refused.test(value) && value.isWellFormed(), 'invalid'),
    v.check((value) => !isBlank(value), 'required'),
    v.maxLength(maxLength, 'too-long'),
    v.trim(),
  );

/** Empty in a shop whose addresses have none. */
const state = stateLabel === undefined ? v.literal('') : text();

const matching = (pattern: RegExp, maxLength = MAX_TEXT) =>
  v.pipe(text(maxLength), v.regex(pattern, 'invalid'));

/** Two addresses that look the same must be the same. So invisible characters and those that change the direction are refused. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;
/** A dot at the beginning or the end of the name or of a part of the domain. */
const STRAY_DOT = /\.\.|^\.|\.@|@\.|\.$/;

/**
 * The patterns are loose: the forms of the shop check addresses more strictly, and only a message can show whether an
 * address exists. RFC 5321 allows 254 characters.
 */
export const email = v.pipe(
  matching(/^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\]+$/, 254),
  v.normalize('NFC'),
  v.check((line) => !INVISIBLE.test(line) && !STRAY_DOT.test(line), 'invalid'),
);

const phone = v.pipe(text(), v.check(isPhone, 'invalid'));

/** A password that is to be set. It is taken as it is, spaces included. */
export const newPassword = v.pipe(
  v.string(missingOrInvalid),
  v.check((value) => value.isWellFormed(), 'invalid'),
  v.check((value) => !isBlank(value), 'required'),
  v.check((value) => Array.from(normalized(value)).length >= MIN_PASSWORD_LENGTH, 'invalid'),
  v.maxLength(MAX_PASSWORD_LENGTH, 'too-long'),
  v.check((value) => !isCommonPassword(value), 'too-common'),
);

export const password = v.pipe(
  v.string(missingOrInvalid),
  v.nonEmpty('required'),
  v.maxLength(MAX_PASSWORD_LENGTH, 'too-long'),
);

const flag = v.optional(v.boolean('invalid'), false);

const oneOf = <const Value extends string>(values: readonly Value[]) => v.picklist(values, missingOrInvalid);

const country = oneOf(COUNTRY_NAMES);

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(min, 'invalid'), v.maxValue(max, 'invalid'));

const listOf = <Entry>(entry: v.GenericSchema<unknown, Entry>, maxLength: number) =>
  v.pipe(v.array(entry, absentOrInvalid), v.nonEmpty('required'), v.maxLength(maxLength, 'too-long'));

export const token = matching(/^[\w-]+$/, 200);

export const CREDENTIALS = fields({ email, password, rememberMe: flag });
export const REGISTRATION = v.pipe(
  fields({
    email,
    password: newPassword,
    firstName: text(),
    lastName: text(),
    phone: optional(phone),
    newsletter: flag,
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['password'], ['firstName'], ['lastName']],
      ({ email, password, firstName, lastName }) => !isCommonPassword(password, email, firstName, lastName),
      'too-common',
    ),
    ['password'],
  ),
);
const vatNumber = v.pipe(
  text(),
  v.transform((value) => vatNumberOf(value) ?? ''),
  v.nonEmpty('invalid'),
);
export const DETAILS = fields({
  firstName: text(),
  lastName: text(),
  phone: optional(phone),
  company: optional(text()),
  vatNumber: optional(vatNumber),
  newsletter: flag,
});
export const ADDRESS = fields({
  name: text(),
  address: text(),
  city: text(),
  state,
  zip: text(30),
  country,
});
export const MESSAGE = fields({
  name: text(),
  email,
  subject: text(MAX_MESSAGE_LENGTHS.subject),
  message: text(MAX_MESSAGE_LENGTHS.message, CONTROL_IN_LINES),
});

const MAX_LINES = 1000;
/** The codes that the buyer has entered. */
const vouchers = v.optional(
  v.pipe(
    v.array(text(MAX_VOUCHER_LENGTH), absentOrInvalid),
    v.maxLength(MAX_VOUCHERS, 'too-long'),
    v.readonly(),
  ),
  [],
);
const requested = {
  productId: matching(/^[\w./+-]+$/, 100),
  quantity: wholeNumber(1, MAX_QUANTITY),
};
export const LINES = fields({
  lines: listOf(fields(requested), MAX_LINES),
  /** That they are sent to. If it is missing, the first of the shop. */
  country: optional(country),
  vouchers,
});

/** What the buyer writes besides the lines of a quote: what is typed into the shop's own. */
const MAX_QUOTE_MESSAGE = 23_000;
export const SHOP_QUOTE_REQUEST = fields({
  lines: listOf(fields(requested), MAX_LINES),
  /** Of a saved one. */
  addressId: matching(/^\d+$/, 20),
  message: optional(text(MAX_QUOTE_MESSAGE, CONTROL_IN_LINES)),
});
export const SHOP_QUOTE_ACCEPTANCE = fields({
  /** What the buyer was shown. */
  total: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  purchaseOrder: optional(text(MAX_REFERENCE)),
  costCentre: optional(text(MAX_REFERENCE)),
});

const ordered = {
  /** With the price that the buyer was shown. */
  lines: listOf(fields({ ...requested, price: wholeNumber(0, MAX_PRICE) }), MAX_LINES),
  /** What the buyer was shown. If it is missing, only the prices are compared. */
  total: optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  /** The id that the buyer has chosen. If it is missing, the first one of the prices. */
  delivery: optional(matching(/^\d+$/, 20)),
  vouchers,
  costCentre: optional(text(MAX_REFERENCE)),
  customer: fields({
    firstName: text(),
    lastName: text(),
    email,
    phone,
    address: text(),
    address2: optional(text()),
    city: text(),
    state,
    zipCode: text(30),
    country,
  }),
  payment: v.variant(
    'method',
    [
      fields({ method: v.literal('invoice') }),
      fields({ method: v.literal('purchase-order'), purchaseOrder: text(MAX_REFERENCE) }),
      // The token is Stripe's for the card, or the intent that the buyer has confirmed with the bank.
      fields({ method: v.literal('card'), token: matching(/^\w+$/, 255) }),
    ],
    missingOrInvalid,
  ),
};
export const ORDER = fields({
  ...ordered,
  /** The buyer has signed in, so the order must not become that of a guest if the session has ended meanwhile. */
  signedIn: flag,
});

const named = { number: matching(/^[0-9]{6}$/), key: v.optional(v.string()) };
const returned = {
  lines: listOf(fields(requested), MAX_LINES),
  reason: text(MAX_RETURN_REASON, CONTROL_IN_LINES),
};
export const RETURN = fields(returned);
const decision = {
  isApproved: v.boolean(absentOrInvalid),
  reason: optional(text(MAX_RETURN_REASON, CONTROL_IN_LINES)),
};
export const DECISION = fields(decision);

/** What the browser stores before it sends an order. */
export const orderKey = v.pipe(v.string(), v.uuid(), v.toLowerCase());
const device = v.optional(v.string());
export const orderNumber = matching(/^[0-9]{6}$/);
export const documentNumber = matching(/^[A-Z]+-\d{4}-\d{5,}$/);
/** What the gateway asks of the engine besides what browsers send. */
export const ASKED = {
  placeOrder: fields({ ...ordered, key: orderKey, isFromCustomer: v.boolean(), network: v.string() }),
  placedOrder: fields({ key: orderKey }),
  order: fields(named),
  askForReturn: fields({ ...named, ...returned }),
  decideOrder: fields({ number: orderNumber, ...decision }),
  askForShopQuote: fields({ ...SHOP_QUOTE_REQUEST.entries, key: orderKey }),
  shopQuote: fields({ number: orderNumber }),
  acceptShopQuote: fields({ ...SHOP_QUOTE_ACCEPTANCE.entries, number: orderNumber }),
  document: fields({ number: documentNumber, key: v.string() }),
  stripeEvent: fields({ body: v.string(), signature: v.string() }),
  saveAddress: fields({ id: v.optional(v.string()), values: ADDRESS }),
  removeAddress: fields({ id: v.string() }),
  isKnownDevice: fields({ device: v.string(), email }),
  mailedLink: fields({ token, password, device }),
  resetPassword: fields({ token, password: newPassword, device }),
  signIn: fields({ email, password, device }),
  closeAccount: fields({ password }),
  changePassword: fields({ current: password, password: newPassword, device }),
};
