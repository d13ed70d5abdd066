import { ModuleRef } from '@nestjs/core';
import { Inject, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AccountVerifiedEvent,
  Allow,
  ConfigService,
  Ctx,
  Customer,
  CustomerEvent,
  EventBus,
  Injector,
  LoginEvent,
  Permission,
  PluginCommonModule,
  ProductVariant,
  ProductVariantEvent,
  OrderEvent,
  OrderService,
  PromotionEvent,
  type RequestContext,
  Session,
  Transaction,
  TransactionalConnection,
  UserInputError,
  VendurePlugin,
} from '@vendure/core';
import { parse } from 'graphql';
import { In } from 'typeorm';
import type { ContactMessage } from '../mail/letters.ts';
import { writeLetter } from '../mail/outbox.ts';
import { OWNER } from '../settings.ts';
import { decorateMethod } from './decorators.ts';
import { Devices } from './devices.ts';
import { approveIfConfirmed } from './guest-orders.ts';
import { Newsletter } from './newsletter.ts';
import { type RequestedLine, Offers } from './offers.ts';
import { Orders } from './orders.ts';
import { type OrderRequest, Placing } from './placing.ts';

/** The queries of the gateway that the engine's own shop API lacks. The gateway has validated the values. */
const SCHEMA = parse(`
  extend type Query {
    currentPrices(lines: JSON!): JSON!
    placedOrder(key: String!): JSON
    ownOrders: JSON
    allProducts: JSON!
    orderView(number: String!, key: String): JSON
    isKnownDevice(device: String!, email: String!): Boolean!
    deviceOfSession(device: String): String
  }
  extend type Mutation {
    placeOrder(request: JSON!): JSON!
    sendMessage(message: JSON!): Boolean!
    subscribe(email: String!): Boolean!
    confirmSubscription(token: String!): Boolean!
    endSubscription(token: String!): Boolean!
    endSession: Boolean!
  }
`);

type Services = {
  readonly connection: TransactionalConnection;
  readonly devices: Devices;
  readonly injector: Injector;
  readonly newsletter: Newsletter;
  readonly offers: Offers;
  readonly orders: Orders;
  readonly placing: Placing;
};

/** @throws Error if the configuration does not name a PostgreSQL database by its URL */
function databaseUrlIn({ dbConnectionOptions }: ConfigService): string {
  if (dbConnectionOptions.type !== 'postgres' || dbConnectionOptions.url === undefined)
    throw new Error('The configuration names no PostgreSQL database by its URL.');
  return dbConnectionOptions.url;
}

function cookieSecretIn({ authOptions }: ConfigService): string {
  const { secret } = authOptions.cookieOptions;
  if (secret === undefined) throw new Error('The configuration has no secret for cookies.');
  return secret;
}

class ShopQueries implements OnModuleInit {
  readonly #module: ModuleRef;
  #servicesIfReady: Services | undefined;

  constructor(module: ModuleRef) {
    this.#module = module;
  }

  /** The engine's services are not available before this point. */
  onModuleInit(): void {
    const injector = new Injector(this.#module);
    this.#servicesIfReady = {
      connection: injector.get(TransactionalConnection),
      injector,
      newsletter: new Newsletter(injector),
      devices: new Devices(cookieSecretIn(injector.get(ConfigService))),
      offers: new Offers(injector),
      orders: new Orders(injector),
      placing: new Placing(injector, databaseUrlIn(injector.get(ConfigService))),
    };
  }

  get #services(): Services {
    if (!this.#servicesIfReady) throw new Error('The engine is not ready.');
    return this.#servicesIfReady;
  }

  async currentPrices(ctx: RequestContext, lines: readonly RequestedLine[]) {
    const offers = await this.#services.offers.find(
      ctx,
      lines.map(({ productId }) => productId),
    );
    return this.#services.offers.price(ctx, lines, offers);
  }

  async placedOrder(ctx: RequestContext, key: string) {
    return (await this.#services.placing.settled(ctx, key)) ?? null;
  }

  async ownOrders(ctx: RequestContext) {
    return (await this.#services.orders.own(ctx)) ?? null;
  }

  async orderView(ctx: RequestContext, number: string, key: string | undefined) {
    return (await this.#services.orders.one(ctx, number, key)) ?? null;
  }

  isKnownDevice(device: string, email: string) {
    return this.#services.devices.isKnown(device, email);
  }

  /** The token of this device if it is known to the account of the session, else a new one. */
  deviceOfSession(ctx: RequestContext, device: string | undefined) {
    const email = ctx.session?.user?.identifier;
    if (email === undefined) return null;
    const { devices } = this.#services;
    return device !== undefined && devices.isKnown(device, email) ? device : devices.issue(email);
  }

  allProducts(ctx: RequestContext) {
    return this.#services.offers.all(ctx);
  }

  placeOrder(ctx: RequestContext, request: OrderRequest) {
    return this.#services.placing.place(ctx, request);
  }

  async sendMessage(ctx: RequestContext, message: ContactMessage) {
    await writeLetter(this.#services.injector, ctx, 'message', OWNER, message.email.toLowerCase(), message);
    return true;
  }

  async subscribe(ctx: RequestContext, email: string) {
    await this.#services.newsletter.ask(ctx, email.toLowerCase());
    return true;
  }

  confirmSubscription(ctx: RequestContext, token: string) {
    return this.#services.newsletter.confirm(ctx, token);
  }

  endSubscription(ctx: RequestContext, token: string) {
    return this.#services.newsletter.end(ctx, token);
  }

  /** Ends this session alone. The engine's own `logout` ends all sessions of the user. */
  async endSession(ctx: RequestContext) {
    const token = ctx.session?.token;
    if (token !== undefined) await this.#services.connection.getRepository(ctx, Session).delete({ token });
    return true;
  }
}
Inject(ModuleRef)(ShopQueries, undefined, 0);
Resolver()(ShopQueries);
const everyone = Allow(Permission.Public);
decorateMethod(ShopQueries, 'currentPrices', [Query(), everyone], [Ctx(), Args('lines')]);
decorateMethod(ShopQueries, 'placedOrder', [Query(), everyone], [Ctx(), Args('key')]);
decorateMethod(ShopQueries, 'ownOrders', [Query(), everyone], [Ctx()]);
decorateMethod(ShopQueries, 'allProducts', [Query(), everyone], [Ctx()]);
decorateMethod(ShopQueries, 'orderView', [Query(), everyone], [Ctx(), Args('number'), Args('key')]);
decorateMethod(ShopQueries, 'isKnownDevice', [Query(), everyone], [Args('device'), Args('email')]);
decorateMethod(ShopQueries, 'deviceOfSession', [Query(), everyone], [Ctx(), Args('device')]);
decorateMethod(ShopQueries, 'placeOrder', [Mutation(), everyone], [Ctx(), Args('request')]);
decorateMethod(ShopQueries, 'endSession', [Mutation(), everyone], [Ctx()]);
for (const [name, argument] of [
  ['sendMessage', 'message'],
  ['subscribe', 'email'],
  ['confirmSubscription', 'token'],
  ['endSubscription', 'token'],
] as const)
  decorateMethod(ShopQueries, name, [Transaction(), Mutation(), everyone], [Ctx(), Args(argument)]);

const NO_PROMOTIONS =
  'The shop does not support promotions. With this one enabled, every order would be refused, so it is not saved. It can be saved disabled.';

/**
 * Adds the shop's queries. Gives a guest's orders and subscription to the account that has confirmed the guest's e-mail address. When
 * the owner enables a product that is marked as missing in the catalogue, removes the mark. When a customer is deleted,
 * ends the consent to the newsletter. Approves orders that
 * the owner confirms. Refuses promotions.
 */
export class ShopPlugin implements OnApplicationBootstrap {
  readonly #injector: Injector;

  constructor(module: ModuleRef) {
    this.#injector = new Injector(module);
  }

  onApplicationBootstrap(): void {
    const orders = new Orders(this.#injector);
    const newsletter = new Newsletter(this.#injector);
    const adopt = async (ctx: RequestContext, userId: string | number) => {
      await orders.adopt(ctx, userId);
      await newsletter.adopt(ctx, userId);
    };
    const events = this.#injector.get(EventBus);
    events.registerBlockingEventHandler({
      id: 'adopt-on-confirmation',
      event: AccountVerifiedEvent,
      handler: async ({ ctx, customer }) => {
        if (customer.user) await adopt(ctx, customer.user.id);
      },
    });
    events.registerBlockingEventHandler({
      id: 'adopt-on-sign-in',
      event: LoginEvent,
      handler: ({ ctx, user }) => adopt(ctx, user.id),
    });
    events.registerBlockingEventHandler({
      id: 'owner-enables-a-missing-product',
      event: ProductVariantEvent,
      handler: async ({ ctx, type, entity }) => {
        // The engine disables and marks products that are missing in the data files, and enables marked ones when they
        // return. If the owner enables one, its mark is removed: if they disable it later, it must stay disabled.
        const ids = entity
          .filter(({ enabled, customFields }) => enabled && customFields.isMissingInCatalogue)
          .map(({ id }) => id);
        if (type !== 'updated' || ids.length === 0) return;
        await this.#injector
          .get(TransactionalConnection)
          .getRepository(ctx, ProductVariant)
          .update({ id: In(ids) }, { customFields: { isMissingInCatalogue: false } });
      },
    });
    events.registerBlockingEventHandler({
      id: 'approve-confirmed-orders',
      event: OrderEvent,
      handler: ({ ctx, order }) => approveIfConfirmed(this.#injector.get(OrderService), ctx, order),
    });
    events.registerBlockingEventHandler({
      id: 'refuse-promotions',
      event: PromotionEvent,
      handler: ({ type, entity }) => {
        // The back office shows the message, and the promotion is not saved.
        if (type !== 'deleted' && entity.enabled) throw new UserInputError(NO_PROMOTIONS);
      },
    });
    events.registerBlockingEventHandler({
      id: 'end-consent-on-deletion',
      event: CustomerEvent,
      handler: async ({ ctx, type, customer: { id, emailAddress } }) => {
        if (type !== 'deleted') return;
        const customers = this.#injector.get(TransactionalConnection).getRepository(ctx, Customer);
        await customers.update({ id }, { customFields: { newsletter: false } });
        await newsletter.endFor(ctx, emailAddress);
      },
    });
  }
}
Inject(ModuleRef)(ShopPlugin, undefined, 0);
VendurePlugin({
  imports: [PluginCommonModule],
  compatibility: '^3.7.0',
  shopApiExtensions: { schema: SCHEMA, resolvers: [ShopQueries] },
})(ShopPlugin);
