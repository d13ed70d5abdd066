import {
  Customer,
  CustomerService,
  type Injector,
  Order,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { timingSafeEqual } from 'node:crypto';
import { IsNull, Not } from 'typeorm';
import { countryName } from '../countries.ts';
import { PROVIDER_METHODS, type ProviderMethod } from '../payment/provider.ts';
import type { Contact } from './placing.ts';

export type OrderState = 'placed' | 'invoiced' | 'shipped' | 'delivered' | 'cancelled';

export type OrderSummary = {
  readonly number: string;
  readonly placedAt: string;
  readonly state: OrderState;
  readonly total: number;
  /** The number of pieces. */
  readonly items: number;
};

export type OrderView = OrderSummary & {
  readonly lines: readonly {
    readonly productId: string;
    readonly title: string;
    readonly price: number;
    readonly quantity: number;
  }[];
  readonly subtotal: number;
  readonly shipping: number;
  readonly tax: number;
  readonly customer: Contact;
  readonly address: {
    readonly address: string;
    readonly address2?: string;
    readonly city: string;
    readonly state: string;
    readonly zipCode: string;
    readonly country: string;
  };
  readonly payment:
    | { readonly method: 'invoice' | ProviderMethod }
    | { readonly method: 'purchase-order'; readonly purchaseOrder: string };
};

/** The engine's states in the shop's words. The shop has no state for a paid order and shows it as invoiced. */
const STATES: Readonly<Record<string, OrderState>> = {
  PaymentAuthorized: 'placed',
  PaymentSettled: 'invoiced',
  PartiallyShipped: 'shipped',
  Shipped: 'shipped',
  PartiallyDelivered: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
};

const RELATIONS = {
  lines: { productVariant: { translations: true } },
  shippingLines: true,
  surcharges: true,
  payments: true,
  customer: { user: true },
} as const;

const MAX_ORDERS = 500;

export class Orders {
  readonly #connection: TransactionalConnection;
  readonly #customers: CustomerService;

  constructor(injector: Pick<Injector, 'get'>) {
    this.#connection = injector.get(TransactionalConnection);
    this.#customers = injector.get(CustomerService);
  }

  /** The latest `MAX_ORDERS` orders of the customer who is signed in, newest first; undefined if nobody is. */
  async own(ctx: RequestContext): Promise<readonly OrderSummary[] | undefined> {
    const customer = await this.#signedIn(ctx);
    if (!customer) return undefined;
    const orders = await this.#connection.getRepository(ctx, Order).find({
      where: { customer: { id: customer.id }, orderPlacedAt: Not(IsNull()) },
      relations: { lines: true, shippingLines: true, surcharges: true },
      order: { orderPlacedAt: 'DESC' },
      take: MAX_ORDERS,
    });
    return orders.map(summaryOf);
  }

  /**
   * The order with this number, if it belongs to the customer who is signed in or `accessKey` is the order's secret key.
   */
  async one(
    ctx: RequestContext,
    number: string,
    accessKey: string | undefined,
  ): Promise<OrderView | undefined> {
    const order = await this.#connection.getRepository(ctx, Order).findOne({
      where: { code: number, orderPlacedAt: Not(IsNull()) },
      relations: RELATIONS,
    });
    if (!order) return undefined;
    const customer = await this.#signedIn(ctx);
    const isOwn = customer !== undefined && order.customer?.id === customer.id;
    return isOwn || isAccessKeyOf(order, accessKey) ? viewOf(order) : undefined;
  }

  /**
   * Moves the orders that a guest placed with an e-mail address to the account that has confirmed this address.
   * @param userId the user who has just confirmed the address, or signed in
   */
  async adopt(ctx: RequestContext, userId: string | number): Promise<void> {
    const account = await this.#customers.findOneByUserId(ctx, userId);
    if (!account?.user?.verified) return;
    const repository = this.#connection.getRepository(ctx, Customer);
    const guests = await repository.find({
      where: {
        emailAddress: account.emailAddress,
        user: IsNull(),
        deletedAt: IsNull(),
      },
    });
    for (const guest of guests) {
      await this.#connection
        .getRepository(ctx, Order)
        .update({ customer: { id: guest.id } }, { customer: { id: account.id } });
    }
  }

  async #signedIn(ctx: RequestContext): Promise<Customer | undefined> {
    return ctx.activeUserId === undefined
      ? undefined
      : await this.#customers.findOneByUserId(ctx, ctx.activeUserId);
  }
}

function isAccessKeyOf(order: Order, accessKey: string | undefined): boolean {
  const expected = Buffer.from(order.customFields.accessKey ?? '');
  const given = Buffer.from(accessKey ?? '');
  return expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected);
}

export function summaryOf(order: Order): OrderSummary {
  return {
    number: order.code,
    placedAt: (order.orderPlacedAt ?? order.createdAt).toISOString(),
    state: STATES[order.state] ?? 'placed',
    total: order.totalWithTax,
    items: order.lines.reduce((sum, line) => sum + line.quantity, 0),
  };
}

export function viewOf(order: Order): OrderView {
  const { contact, purchaseOrder } = order.customFields;
  const {
    streetLine1 = '',
    streetLine2,
    city = '',
    province = '',
    postalCode = '',
    countryCode,
  } = order.shippingAddress;
  return {
    ...summaryOf(order),
    lines: order.lines.map((line) => ({
      productId: line.productVariant.sku,
      title: line.productVariant.translations[0]?.name ?? '',
      price: line.proratedUnitPrice,
      quantity: line.quantity,
    })),
    subtotal: order.subTotal,
    shipping: order.shipping,
    tax: order.totalWithTax - order.total,
    customer: contact === null ? contactOf(order) : JSON.parse(contact),
    address: {
      address: streetLine1,
      ...(streetLine2 && { address2: streetLine2 }),
      city,
      state: province,
      zipCode: postalCode,
      country: countryName(countryCode ?? ''),
    },
    payment:
      purchaseOrder === null
        ? { method: providerMethodOf(order) ?? 'invoice' }
        : { method: 'purchase-order', purchaseOrder },
  };
}

function providerMethodOf({ payments }: Order): ProviderMethod | undefined {
  return PROVIDER_METHODS.find((method) => payments.some((payment) => payment.method === method));
}

/** The contact of an order that stores none: it was placed in the back office, or its contact was removed. */
function contactOf({ customer }: Order): Contact {
  return {
    firstName: customer?.firstName ?? '',
    lastName: customer?.lastName ?? '',
    email: customer?.emailAddress ?? '',
    phone: customer?.phoneNumber ?? '',
  };
}
