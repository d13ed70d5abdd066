import { randomBytes } from 'node:crypto';
import {
  Customer,
  CustomerService,
  ChannelService,
  type CustomOrderFields,
  type ID,
  type Injector,
  InternalServerError,
  isGraphQlErrorResult,
  Order,
  OrderLine,
  OrderService,
  PaymentMethod,
  PromotionService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { Semaphore, withTimeout } from 'async-mutex';
import { IsNull } from 'typeorm';
import type * as v from 'valibot';
import { chargedBy, type Delivery, type OrderSummary } from '../../app/cart/model/cart.ts';
import { countryCode } from '../../app/commerce/model/checkout-form.ts';
import type { Contact } from '../../app/commerce/model/order.ts';
import type * as answers from '../../app/commerce/live/gateway.ts';
import type { ASKED } from '../gateway/fields.ts';
import { AnnouncedOrders } from './announced-orders.ts';
import { chargesOf } from './charges.ts';
import { ORDERS_AT_ONCE } from './connections.ts';
import { type Buyer, BuyersCredit, ON_ACCOUNT, WAITING } from './orders-on-account.ts';
import { isAboveLimit } from './firm-people.ts';
import { type Purchaser, purchaserOf } from './firms.ts';
import { type Ordered, waitingOf } from './orders.ts';
import { keepBackOfficeOut, lockName, lockStock } from './locks.ts';
import { findOffers, type Offer, priceLines } from './offers.ts';
import { ToConfirm } from './payments.ts';

/** A key has one order at most. */
export type OrderRequest = v.InferOutput<typeof ASKED.placeOrder>;

type Placed = v.InferOutput<typeof answers.placedAnswer>;

type PlacingOutcome = v.InferOutput<
  | typeof answers.placedAnswer
  | typeof answers.changedAnswer
  | typeof answers.rejectedAnswer
  | typeof answers.declinedAnswer
  | typeof answers.signedOutAnswer
>;
/** The buyer has to confirm the payment with the bank first. */
type ToBeConfirmed = ToConfirm['reservation'];

/** Shorter than the gateway's timeout, so that no order begins after the gateway has given up on it. */
const MAX_WAIT_MS = 10_000;

const ATTEMPTS = 3;
const UNIQUE_VIOLATION = '23505';

/** Thrown to undo what an attempt has written. It is Vendure's error, so that the answer says the reason as the log does. */
class RolledBack extends InternalServerError {
  readonly outcome: PlacingOutcome | 'outdated';
  constructor(outcome: PlacingOutcome | 'outdated', reason = 'The order was not placed.') {
    super(reason);
    this.outcome = outcome;
  }
}

/**
 * Places orders. An order is placed in one transaction, together with its key: after a lost answer, a crash or a double
 * click there is one order or none. If there is one, a request with the same key is answered with it.
 */
export class Placing {
  readonly #connection: TransactionalConnection;
  readonly #orders: OrderService;
  readonly #customers: CustomerService;
  readonly #channels: ChannelService;
  readonly #injector: Injector;
  readonly #credit: BuyersCredit;
  readonly #semaphore = withTimeout(new Semaphore(ORDERS_AT_ONCE), MAX_WAIT_MS);
  readonly #announced: AnnouncedOrders;

  constructor(injector: Injector, databaseUrl: string) {
    this.#announced = new AnnouncedOrders(databaseUrl);
    this.#connection = injector.get(TransactionalConnection);
    this.#orders = injector.get(OrderService);
    this.#customers = injector.get(CustomerService);
    this.#channels = injector.get(ChannelService);
    this.#injector = injector;
    this.#credit = new BuyersCredit(injector);
  }

  place(ctx: RequestContext, request: OrderRequest): Promise<PlacingOutcome | ToBeConfirmed> {
    return this.#announced.during(request.key, () =>
      this.#semaphore.runExclusive(() => this.#place(ctx, request)),
    );
  }

  async #place(ctx: RequestContext, request: OrderRequest): Promise<PlacingOutcome | ToBeConfirmed> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#connection.withTransaction(ctx, (inTransaction) =>
          this.#attempt(inTransaction, request),
        );
      } catch (error) {
        if (error instanceof RolledBack && error.outcome !== 'outdated') return error.outcome;
        if (error instanceof ToConfirm) return error.reservation;
        const mayRepeat = error instanceof RolledBack || isUniqueViolation(error);
        if (!mayRepeat || attempt === ATTEMPTS) throw error;
      }
    }
  }

  /**
   * The order with this key; undefined if it was not placed. If an engine process has it in its queue or is still
   * placing it, waits for the outcome.
   * @throws Error if the wait takes too long
   */
  async settled(ctx: RequestContext, key: string): Promise<Placed | undefined> {
    await this.#announced.finished(key);
    return this.#connection.withTransaction(ctx, async (inTransaction) => {
      await lockName(this.#connection, inTransaction, key);
      return this.#placed(inTransaction, key);
    });
  }

  async #placed(ctx: RequestContext, placingKey: string): Promise<Placed | undefined> {
    const order = await this.#connection.getRepository(ctx, Order).findOne({
      where: { customFields: { placingKey } },
      relations: { surcharges: true, lines: true, shippingLines: true },
    });
    if (!order) return undefined;
    return {
      kind: 'placed',
      number: order.code,
      key: order.customFields.accessKey ?? '',
      total: order.totalWithTax,
      ...waitingOf(order),
    };
  }

  async #attempt(ctx: RequestContext, request: OrderRequest): Promise<PlacingOutcome> {
    await lockName(this.#connection, ctx, request.key);
    const earlier = await this.#placed(ctx, request.key);
    if (earlier) return earlier;
    if (request.isFromCustomer && ctx.activeUserId === undefined) return { kind: 'signed-out' };

    await keepBackOfficeOut(this.#connection, ctx);
    const buyer = await this.#buyerOnAccount(ctx, request);
    if (buyer) await this.#credit.lock(ctx, buyer);
    const productIds = request.lines.map(({ productId }) => productId);
    if (new Set(productIds).size < productIds.length) return INVALID_LINES;
    const isOffered = await this.#connection
      .getRepository(ctx, PaymentMethod)
      .existsBy({ code: request.payment.method, enabled: true });
    if (!isOffered) return INVALID_PAYMENT;
    const customer =
      (await this.#signedIn(ctx)) ?? (await this.#knownGuest(ctx, contactOf(request.customer)));
    await this.#lockPromotions(ctx, request.vouchers);
    const beforeLock = await findOffers(this.#injector, ctx, productIds);
    await lockStock(
      this.#connection,
      ctx,
      [...beforeLock.values()].map(({ variant }) => variant.id),
    );
    const offers = await findOffers(this.#injector, ctx, productIds);
    if (
      request.lines.some(
        ({ productId, quantity }) => quantity > (offers.get(productId)?.maxQuantity ?? Infinity),
      )
    ) {
      return INVALID_LINES;
    }
    const current = await priceLines(this.#injector, ctx, request.lines, offers, {
      country: countryCode(request.customer.country),
      customer,
      vouchers: request.vouchers,
    });
    const delivery =
      request.delivery === undefined
        ? current.deliveries[0]
        : current.deliveries.find(({ id }) => id === request.delivery);
    const total = delivery?.total ?? current.total;
    const isAsShown =
      request.lines.every((line) => isLineAsShown(line, offers.get(line.productId))) &&
      (delivery !== undefined || request.delivery === undefined) &&
      (request.total === undefined
        ? current.vouchers.every(({ state }) => state === 'applied')
        : request.total === total);
    if (!isAsShown) return { kind: 'changed', ...current };
    if (!delivery) return { kind: 'rejected', fields: { country: 'invalid' } };
    const { manager } = this.#connection.getRepository(ctx, Order);
    // A guest is nobody of a firm, whatever address they enter.
    const purchaser = await purchaserOf(manager, ctx.activeUserId === undefined ? undefined : customer);
    const { firm } = purchaser;
    const awaitsFirm = firm !== undefined && isAboveLimit(customer, total);
    const custom = {
      costCentre: firm === undefined ? null : (request.costCentre ?? null),
      // What it holds is decided once the firm has approved it.
      ...(awaitsFirm
        ? { awaitsFirm, network: buyer?.network ?? null }
        : buyer && (await this.#credit.holdFor(ctx, buyer, total))),
    };
    const isChosen = current.deliveries.length > 1 || delivery.isPickUp === true;
    const codes = current.vouchers.flatMap(({ code, state }) => (state === 'applied' ? [code] : []));
    return this.#write(
      ctx,
      request,
      offers,
      { ...current, ...chargedBy(delivery) },
      codes,
      delivery,
      isChosen,
      custom,
      purchaser,
    );
  }

  async #write(
    ctx: RequestContext,
    { key, lines, customer: details, payment }: OrderRequest,
    offers: ReadonlyMap<string, Offer>,
    current: OrderSummary,
    vouchers: readonly string[],
    delivery: Delivery,
    isChosen: boolean,
    custom: Partial<CustomOrderFields>,
    purchaser: Purchaser,
  ): Promise<PlacingOutcome> {
    const { id } = await this.#orders.create(ctx);
    const contact = contactOf(details);
    const address = {
      fullName: `${contact.firstName} ${contact.lastName}`,
      streetLine1: details.address,
      streetLine2: details.address2 ?? '',
      city: details.city,
      province: details.state,
      postalCode: details.zipCode,
      countryCode: countryCode(details.country),
      phoneNumber: contact.phone,
    };
    await this.#orders.updateCustomFields(ctx, id, {
      placingKey: key,
      accessKey: randomBytes(24).toString('base64url'),
      contact: JSON.stringify(contact, null, 2),
      asOrdered: JSON.stringify({
        ...orderedOf(lines, offers, current),
        ...(isChosen && { delivery: delivery.name }),
        purchaser,
      }),
      purchaseOrder: payment.method === 'purchase-order' ? payment.purchaseOrder : null,
      ...custom,
    });
    await this.#orders.addCustomerToOrder(ctx, id, await this.#customerOf(ctx, contact));
    await this.#orders.setShippingAddress(ctx, id, address);
    await this.#orders.setBillingAddress(ctx, id, address);
    // Before there are lines, because the engine calculates them anew with each of these.
    for (const code of vouchers) requireSuccess(await this.#orders.applyCouponCode(ctx, id, code));
    const items = lines.flatMap(({ productId, quantity }) => {
      const offer = offers.get(productId);
      return offer ? [{ productVariantId: offer.variant.id, quantity }] : [];
    });
    const added = await this.#orders.addItemsToOrder(ctx, id, items);
    if (added.errorResults.length > 0) throw new RolledBack('outdated');
    // A condition such as the least amount counts what was taken off before, so the engine would not apply it again.
    const withoutDiscounts = () =>
      this.#connection.getRepository(ctx, OrderLine).update({ order: { id } }, { adjustments: [] });
    await withoutDiscounts();
    requireSuccess(await this.#orders.setShippingMethod(ctx, id, [delivery.id]));
    for (const code of await this.#unusedVouchers(ctx, id)) {
      await withoutDiscounts();
      await this.#orders.removeCouponCode(ctx, id, code);
    }
    requireSuccess(await this.#orders.transitionToState(ctx, id, 'ArrangingPayment'));
    const paid = await this.#orders.addPaymentToOrder(ctx, id, {
      method: payment.method,
      metadata: 'token' in payment ? { token: payment.token } : {},
    });
    if (isGraphQlErrorResult(paid)) {
      if (paid.__typename === 'PaymentDeclinedError') throw new RolledBack({ kind: 'declined' });
      throw new Error(`The payment failed: ${paid.__typename}`);
    }
    const shown = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    // A price or tax may have been changed in the back office since it was compared, or a promotion may have ended.
    const isOther = paid.shippingLines.some(
      ({ shippingMethodId }) => String(shippingMethodId) !== delivery.id,
    );
    if (chargesOf(paid).subtotal !== shown || paid.totalWithTax !== current.total || isOther)
      throw new RolledBack('outdated', OTHER_TOTAL);
    if (custom.awaitsFirm || custom.needsApproval)
      requireSuccess(await this.#orders.transitionToState(ctx, id, WAITING));
    await this.#connection.getRepository(ctx, Order).query('DELETE FROM card_payment WHERE key = $1', [key]);
    const placed = await this.#placed(ctx, key);
    if (!placed) throw new Error('The order that was just placed is missing.');
    return placed;
  }

  /** Until the transaction ends, other orders wait that could use up the same ones. The engine counts only orders that are placed. */
  async #lockPromotions(ctx: RequestContext, vouchers: readonly string[]): Promise<void> {
    const promotions = await this.#injector.get(PromotionService).getActivePromotionsInChannel(ctx);
    const codes = new Set(vouchers.map((code) => code.toLowerCase()));
    const names = promotions.flatMap(({ id, couponCode, usageLimit, perCustomerUsageLimit }) => {
      const isUsed = couponCode
        ? codes.has(couponCode.toLowerCase())
        : usageLimit !== null || perCustomerUsageLimit !== null;
      return isUsed ? [`promotion ${id}`] : [];
    });
    for (const name of names.toSorted()) await lockName(this.#connection, ctx, name);
  }

  /** The codes of the order that reduce nothing with its delivery. The engine would count them as used. */
  async #unusedVouchers(ctx: RequestContext, id: ID): Promise<readonly string[]> {
    const order = await this.#orders.findOne(ctx, id, ['lines', 'shippingLines', 'promotions']);
    const used = new Set(order?.discounts.map(({ adjustmentSource }) => adjustmentSource));
    const promotions = order?.promotions.filter((promotion) => !used.has(promotion.getSourceId())) ?? [];
    return promotions.flatMap(({ couponCode }) => couponCode || []);
  }

  async #signedIn(ctx: RequestContext): Promise<Customer | undefined> {
    return ctx.activeUserId === undefined
      ? undefined
      : this.#customers.findOneByUserId(ctx, ctx.activeUserId);
  }

  /** Who orders without paying; undefined for others. */
  async #buyerOnAccount(
    ctx: RequestContext,
    { customer: { email }, payment, network }: OrderRequest,
  ): Promise<Buyer | undefined> {
    if (!ON_ACCOUNT.includes(payment.method)) return undefined;
    const customer = await this.#signedIn(ctx);
    return {
      customer,
      email: customer?.emailAddress ?? email.toLowerCase(),
      network: this.#credit.networkOf(network),
    };
  }

  /**
   * The customer who is signed in, else the guest with this contact. An order of a guest never changes an account with the
   * same address, because the buyer has not proved that the address is theirs. For the same reason, two guests with one address
   * and different names are two customers.
   */
  async #customerOf(ctx: RequestContext, contact: Contact): Promise<Customer> {
    const signedIn = await this.#signedIn(ctx);
    if (signedIn) return signedIn;
    const emailAddress = contact.email.toLowerCase();
    await lockName(this.#connection, ctx, `guest ${emailAddress}`);
    const known = await this.#knownGuest(ctx, contact);
    if (known) return known;
    const guest = new Customer(guestOf(contact));
    await this.#channels.assignToCurrentChannel(guest, ctx);
    return this.#connection.getRepository(ctx, Customer).save(guest);
  }

  async #knownGuest(ctx: RequestContext, contact: Contact): Promise<Customer | undefined> {
    const guests = this.#connection.getRepository(ctx, Customer);
    const where = { ...guestOf(contact), user: IsNull(), deletedAt: IsNull() };
    return (await guests.findOne({ where })) ?? undefined;
  }
}

const contactOf = ({ firstName, lastName, email, phone }: OrderRequest['customer']): Contact => ({
  firstName,
  lastName,
  email,
  phone,
});

const guestOf = ({ firstName, lastName, email, phone }: Contact) => ({
  emailAddress: email.toLowerCase(),
  firstName,
  lastName,
  phoneNumber: phone,
});

const INVALID_LINES: PlacingOutcome = { kind: 'rejected', fields: { lines: 'invalid' } };
const INVALID_PAYMENT: PlacingOutcome = { kind: 'rejected', fields: { paymentMethod: 'invalid' } };

const OTHER_TOTAL =
  'An order was refused: a setting of the back office changes its total, but not that of the cart.';

function orderedOf(
  lines: OrderRequest['lines'],
  offers: ReadonlyMap<string, Offer>,
  { subtotal, discounts, shipping, shippingDiscounts, tax, isTaxExempt, total }: OrderSummary,
): Ordered {
  return {
    lines: lines.flatMap(({ productId, price, quantity }) => {
      const variant = offers.get(productId)?.variant;
      if (!variant) return [];
      const title = variant.translations[0]?.name ?? '';
      return [{ variantId: String(variant.id), productId, title, price, quantity }];
    }),
    subtotal,
    ...(discounts && { discounts }),
    shipping,
    ...(shippingDiscounts && { shippingDiscounts }),
    tax,
    ...(isTaxExempt && { isTaxExempt }),
    total,
  };
}

function isLineAsShown(line: OrderRequest['lines'][number], offer: Offer | undefined): boolean {
  return offer !== undefined && offer.price === line.price && offer.available >= line.quantity;
}

export type Refused = {
  readonly __typename?: string;
  readonly message?: string;
  readonly transitionError?: string;
};

/** @throws Error if the engine refused a step of placing an order. It has no reason to, so this is a fault. */
export function requireSuccess(result: Order | Refused): void {
  if (result instanceof Order) return;
  const { __typename, message, transitionError } = result;
  throw new Error(`The order was not placed: ${String(__typename)} ${String(transitionError ?? message)}`);
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
