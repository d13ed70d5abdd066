import {
  type Customer,
  CustomerService,
  type ID,
  type Injector,
  Order,
  type OrderItemPriceCalculationStrategy,
  OrderLine,
  OrderService,
  PaymentMethod,
  type ProductVariant,
  ProductVariantService,
  type RequestContext,
  ShippingMethod,
  TransactionalConnection,
  UserInputError,
} from '@vendure/core';
import { randomBytes } from 'node:crypto';
import { type FindOptionsWhere, In, IsNull } from 'typeorm';
import type * as v from 'valibot';
import type * as answers from '../../app/commerce/live/gateway.ts';
import { MAX_QUANTITY } from '../../app/lib/quantity.ts';
import type { ASKED } from '../gateway/fields.ts';
import { managerOf, tellOnce, writeLetter } from '../mail/outbox.ts';
import { OWNER } from '../settings.ts';
import { customerOf } from './accounts.ts';
import { isTaxExempt } from './charges.ts';
import { isAboveLimit } from './firm-people.ts';
import { purchaserOf, termsOf } from './firms.ts';
import { keepBackOfficeOut, lockName, lockStock } from './locks.ts';
import { findOffers } from './offers.ts';
import { findOrder, orderedOf, viewOf, waitingOf } from './orders.ts';
import { WAITING } from './orders-on-account.ts';
import { requireSuccess } from './placing.ts';

type ShopQuote = v.InferOutput<typeof answers.shopQuote>;

type Accepted =
  | v.InferOutput<typeof answers.placedAnswer>
  | v.InferOutput<typeof answers.shopQuoteAnswer>
  | v.InferOutput<typeof answers.rejectedAnswer>;

/** Requests of one customer that the owner has not answered. */
const MAX_REQUESTS = 20;
const VALID_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Lines of a quote have the price that the owner has given them. */
export const quotedPrices: OrderItemPriceCalculationStrategy = {
  calculateUnitPrice: (_ctx, variant: ProductVariant, { quotedPrice }: { quotedPrice?: number | null }) => ({
    price: quotedPrice ?? variant.listPrice,
    priceIncludesTax: variant.listPriceIncludesTax,
  }),
};

/**
 * A quote is a draft order of the engine. The customer asks for it with the lines of a cart, the owner changes prices in the back office
 * and ticks "Quoted", and the customer accepts it: the same order is then placed, at the prices that were quoted.
 */
export class Quotes {
  readonly #injector: Injector;
  readonly #connection: TransactionalConnection;
  readonly #orders: OrderService;

  constructor(injector: Injector) {
    this.#injector = injector;
    this.#connection = injector.get(TransactionalConnection);
    this.#orders = injector.get(OrderService);
  }

  /** A key has one quote at most. `undefined` if the customer has no such address, `too-many` if they wait for too many quotes. */
  ask(
    outside: RequestContext,
    customer: Customer,
    { key, lines, addressId, message }: v.InferOutput<typeof ASKED.askForShopQuote>,
  ): Promise<string | undefined> {
    return this.#connection.withTransaction(outside, async (ctx) => {
      await lockName(this.#connection, ctx, `quotes of ${customer.id}`);
      const orders = this.#connection.getRepository(ctx, Order);
      const own = { customer: { id: customer.id } };
      const earlier = await orders.findOneBy({ ...own, customFields: { placingKey: key } });
      if (earlier) return earlier.code;
      const waiting: FindOptionsWhere<Order> = { ...own, state: 'Draft', customFields: { isQuoted: false } };
      if ((await orders.countBy(waiting)) >= MAX_REQUESTS) return 'too-many';
      const addresses = await this.#injector.get(CustomerService).findAddressesByCustomerId(ctx, customer.id);
      const address = addresses.find(({ id }) => String(id) === addressId);
      if (!address) return undefined;

      const { id, code } = await this.#orders.createDraft(ctx);
      await this.#orders.addCustomerToOrder(ctx, id, customer);
      const shipTo = {
        fullName: address.fullName,
        streetLine1: address.streetLine1,
        streetLine2: address.streetLine2,
        city: address.city,
        province: address.province,
        postalCode: address.postalCode,
        countryCode: address.country.code,
        phoneNumber: customer.phoneNumber,
      };
      await this.#orders.setShippingAddress(ctx, id, shipTo);
      await this.#orders.setBillingAddress(ctx, id, shipTo);
      const missing = await this.#addLines(ctx, id, lines);
      const quoteRequest = [message, ...missing].filter(Boolean).join('\n\n');
      await this.#orders.updateCustomFields(ctx, id, { placingKey: key, quoteRequest });
      // What the buyer would pay without a choice. The owner may take another one.
      const methods = await this.#orders.getEligibleShippingMethods(ctx, id);
      const [first] = methods.toSorted((one, other) => one.priceWithTax - other.priceWithTax);
      if (first) await this.#orders.setShippingMethod(ctx, id, [first.id]);
      await writeLetter(this.#injector, ctx, 'quote-request', OWNER, String(id));
      return code;
    });
  }

  /** The engine puts no more into a draft than it could sell. @returns a sentence about each line that is not whole */
  async #addLines(
    ctx: RequestContext,
    id: ID,
    lines: v.InferOutput<typeof ASKED.askForShopQuote>['lines'],
  ): Promise<readonly string[]> {
    const offers = await findOffers(
      this.#injector,
      ctx,
      lines.map(({ productId }) => productId),
    );
    const items = lines.map(({ productId, quantity }) => {
      const offer = offers.get(productId);
      return { productId, wanted: quantity, offer, quantity: Math.min(quantity, offer?.available ?? 0) };
    });
    await this.#orders.addItemsToOrder(
      ctx,
      id,
      items.flatMap(({ offer, quantity }) =>
        offer && quantity > 0 ? [{ productVariantId: offer.variant.id, quantity }] : [],
      ),
    );
    return items
      .filter(({ wanted, quantity }) => quantity < wanted)
      .map(
        ({ productId, wanted, quantity, offer }) =>
          `Asked for ${wanted} × ${offer?.variant.translations[0]?.name ?? productId} (SKU ${productId}), of which ${quantity} can be sold.`,
      );
  }

  async list(ctx: RequestContext, { id }: Customer): Promise<readonly ShopQuote[]> {
    const drafts = await this.#connection.getRepository(ctx, Order).find({
      where: { customer: { id }, state: 'Draft' },
      order: { id: 'DESC' },
      select: { id: true },
    });
    return Promise.all(drafts.map(async (draft) => this.#view(ctx, await this.#whole(ctx, draft.id))));
  }

  /** Undefined unless it is this customer's own. */
  async one(ctx: RequestContext, customer: Customer, number: string): Promise<ShopQuote | undefined> {
    const order = await this.#own(ctx, customer, number);
    return order && this.#view(ctx, order);
  }

  /** Places it, once. If it is not as it was shown to the customer, or cannot be placed now, returns it as it is. */
  accept(
    outside: RequestContext,
    customer: Customer,
    { number, total, purchaseOrder, costCentre }: v.InferOutput<typeof ASKED.acceptShopQuote>,
  ): Promise<Accepted | undefined> {
    return this.#connection.withTransaction(outside, async (ctx): Promise<Accepted | undefined> => {
      await lockName(this.#connection, ctx, `quote ${number}`);
      await keepBackOfficeOut(this.#connection, ctx);
      const found = await this.#own(ctx, customer, number);
      if (!found) return undefined;
      if (found.orderPlacedAt) return placedOf(found);
      await lockStock(
        this.#connection,
        ctx,
        found.lines.map(({ productVariantId }) => productVariantId),
      );
      const quote = await this.#view(ctx, found);
      const isShort = quote.lines.some(({ available, quantity }) => available < quantity);
      if (quote.state !== 'open' || quote.total !== total || isShort) return { kind: 'shop-quote', quote };
      const method = purchaseOrder === undefined ? 'invoice' : 'purchase-order';
      const methods = this.#connection.getRepository(ctx, PaymentMethod);
      if (!(await methods.existsBy({ code: method, enabled: true })))
        return { kind: 'rejected', fields: { paymentMethod: 'invalid' } };

      const purchaser = await purchaserOf(managerOf(this.#injector, ctx), customer);
      const isOfFirm = purchaser.firm !== undefined;
      const awaitsFirm = isOfFirm && isAboveLimit(customer, total);
      const { firstName, lastName, email, phone } = customerOf(customer);
      await this.#orders.updateCustomFields(ctx, found.id, {
        accessKey: randomBytes(24).toString('base64url'),
        contact: JSON.stringify({ firstName, lastName, email, phone }, null, 2),
        asOrdered: JSON.stringify({
          ...orderedOf(found),
          ...(quote.delivery !== undefined && { delivery: quote.delivery }),
          purchaser,
        }),
        purchaseOrder: purchaseOrder ?? null,
        costCentre: isOfFirm ? (costCentre ?? null) : null,
        awaitsFirm,
        // The owner may have ticked it in the draft, which approves nothing.
        ...(awaitsFirm && { isConfirmed: false }),
      });
      requireSuccess(await this.#orders.transitionToState(ctx, found.id, 'ArrangingPayment'));
      requireSuccess(await this.#orders.addPaymentToOrder(ctx, found.id, { method, metadata: {} }));
      if (awaitsFirm) requireSuccess(await this.#orders.transitionToState(ctx, found.id, WAITING));
      const placed = await this.#whole(ctx, found.id);
      if (!placed.orderPlacedAt || placed.totalWithTax !== total)
        throw new Error(`Quote ${number} was not placed at its total.`);
      return placedOf(placed);
    });
  }

  async #own(ctx: RequestContext, { id }: Customer, code: string): Promise<Order | undefined> {
    const orders = this.#connection.getRepository(ctx, Order);
    const found = await orders.findOne({ where: { code, customer: { id } }, select: { id: true } });
    const order = found ? await this.#whole(ctx, found.id) : undefined;
    // Orders of the cart are no quotes.
    return order && (order.state === 'Draft' || order.customFields.isQuoted) ? order : undefined;
  }

  async #whole(ctx: RequestContext, id: ID): Promise<Order> {
    const order = await findOrder(managerOf(this.#injector, ctx), id);
    if (!order) throw new Error('The order is missing.');
    return order;
  }

  async #view(ctx: RequestContext, order: Order): Promise<ShopQuote> {
    const { address } = viewOf(order);
    const { lines, ...charged } = orderedOf(order);
    const variants = this.#injector.get(ProductVariantService);
    const available = new Map(
      await Promise.all(
        order.lines.map(async ({ productVariant }) => {
          const left = productVariant.deletedAt
            ? 0
            : await variants.getSaleableStockLevel(ctx, productVariant);
          return [productVariant.sku, Math.max(0, Math.min(left, MAX_QUANTITY))] as const;
        }),
      ),
    );
    const { quotedUntil } = order.customFields;
    const method = await this.#connection.getRepository(ctx, ShippingMethod).findOne({
      where: { id: In(order.shippingLines.map(({ shippingMethodId }) => shippingMethodId)) },
      relations: { translations: true },
    });
    const delivery = method?.translations[0]?.name;
    return {
      number: order.code,
      state: stateOf(order),
      askedAt: order.createdAt.toISOString(),
      ...(quotedUntil && { until: quotedUntil.toISOString() }),
      lines: lines.map(({ productId, title, price, quantity }) => ({
        productId,
        title,
        price,
        quantity,
        available: available.get(productId) ?? 0,
      })),
      ...charged,
      ...(delivery !== undefined && { delivery }),
      address,
    };
  }
}

function stateOf(order: Order): ShopQuote['state'] {
  const { isQuoted, quotedUntil } = order.customFields;
  if (order.orderPlacedAt) return 'ordered';
  if (!isQuoted || problemOf(order) !== undefined) return 'asked';
  return quotedUntil && quotedUntil > new Date() ? 'open' : 'ended';
}

const placedOf = (order: Order) => ({
  kind: 'placed' as const,
  number: order.code,
  key: order.customFields.accessKey ?? '',
  total: order.totalWithTax,
  ...waitingOf(order),
});

/** The customer may have become exempt from tax, or no longer be, since the lines were added. */
async function taxAsNow(injector: Injector, ctx: RequestContext, order: Order) {
  const manager = managerOf(injector, ctx);
  const { id, customer } = order;
  const terms = await termsOf(manager, customer?.id);
  if (isTaxExempt(order) === terms.isTaxExempt) return;
  await manager.update(OrderLine, { order: { id } }, { taxLines: [] });
  const orders = injector.get(OrderService);
  const draft = await orders.findOne(ctx, id);
  if (draft) await orders.applyPriceAdjustments(ctx, draft, draft.lines);
}

/** Why nobody could accept it. */
function problemOf({ customer, lines, shippingLines, couponCodes }: Order): string | undefined {
  if (!customer?.user?.verified)
    return 'A quote needs a customer with a confirmed account, who can accept it.';
  if (lines.length === 0) return 'A quote needs a product.';
  // The engine would remove one that has ended meanwhile, and change the total.
  if (couponCodes.length > 0) return 'A quote has no voucher. Lower the prices of its lines instead.';
  if (new Set(lines.map(({ productVariantId }) => productVariantId)).size < lines.length)
    return 'A product is in two lines of this quote. Remove one of them.';
  return shippingLines.length === 0 ? 'A quote needs a shipping method.' : undefined;
}

/**
 * Sends the customer a quote that the owner has ticked, once, and gives it a last day if it has none. If the tick is removed, the quote
 * cannot be accepted any more, and another tick sends it anew.
 * @throws UserInputError if nobody could accept it
 */
export async function sendIfQuoted(injector: Injector, ctx: RequestContext, changed: Order): Promise<void> {
  if (changed.state !== 'Draft') return;
  const manager = managerOf(injector, ctx);
  const event = `quote of order ${changed.id}`;
  if (!changed.customFields.isQuoted) {
    await manager.query('DELETE FROM told WHERE event = $1', [event]);
    return;
  }
  if (!(await tellOnce(manager, event))) return;
  const order = await findOrder(manager, changed.id);
  const problem = order ? problemOf(order) : undefined;
  if (!order || problem !== undefined) throw new UserInputError(problem ?? 'The quote is missing.');
  const quotedUntil = order.customFields.quotedUntil ?? new Date(Date.now() + VALID_DAYS * DAY_MS);
  if (quotedUntil <= new Date()) throw new UserInputError('The last day of this quote is over.');
  await manager.update(Order, { id: order.id, orderPlacedAt: IsNull() }, { customFields: { quotedUntil } });
  await taxAsNow(injector, ctx, order);
  await writeLetter(injector, ctx, 'quote', order.customer?.emailAddress ?? '', String(order.id));
}
