import { APP_INTERCEPTOR, ModuleRef } from '@nestjs/core';
import {
  Body,
  Controller,
  Headers,
  Inject,
  NotFoundException,
  type OnApplicationBootstrap,
  Param,
  Post,
  type Type,
} from '@nestjs/common';
import {
  AccountVerifiedEvent,
  type Address,
  Allow,
  Ctx,
  Customer,
  CustomerEvent,
  CustomerService,
  EventBus,
  ForbiddenError,
  HistoryEntryEvent,
  Injector,
  LoginEvent,
  LogLevel,
  Permission,
  PluginCommonModule,
  ProductVariant,
  ProductVariantEvent,
  OrderEvent,
  OrderService,
  PromotionEvent,
  type RequestContext,
  TransactionalConnection,
  UserInputError,
  type VendureEvent,
  VendurePlugin,
} from '@vendure/core';
import { In } from 'typeorm';
import type { AddressValues, CustomerDetails, SavedAddress } from '../../app/account/model/account-forms.ts';
import { countryCode, countryName } from '../../app/checkout/model/checkout-form.ts';
import type { ContactMessage } from '../../app/content/model/contact-message.ts';
import { writeLettersOfOrders } from '../mail/order-events.ts';
import { managerOf, writeLetter, writeLettersOfAccounts } from '../mail/outbox.ts';
import { databaseUrlOf, OWNER, readSecrets, readSettings } from '../settings.ts';
import { Accounts, customerOf } from './accounts.ts';
import { BackOfficeMutations } from './back-office-changes.ts';
import { Devices } from './devices.ts';
import { approveIfConfirmed } from './guest-orders.ts';
import { Newsletter } from './newsletter.ts';
import { findOffers, priceLines, type RequestedLine } from './offers.ts';
import { adoptOrders, cancellationIn, oneOrder, ordersOf } from './orders.ts';
import { collectLess } from './payments.ts';
import { type OrderRequest, Placing } from './placing.ts';

/** What the gateway can ask, by name, with its values and its answer. */
export type ShopCalls = ReturnType<typeof shopCalls>;

export const addressOf = (address: Address): SavedAddress => ({
  id: String(address.id),
  name: address.fullName,
  address: address.streetLine1,
  city: address.city,
  state: address.province,
  zip: address.postalCode,
  country: countryName(address.country.code),
});

/** The gateway has validated the values. */
function shopCalls(injector: Injector) {
  const settings = readSettings();
  const connection = injector.get(TransactionalConnection);
  const customers = injector.get(CustomerService);
  const devices = new Devices(readSecrets(settings).cookieSecret);
  const accounts = new Accounts(injector, devices);
  const newsletter = new Newsletter(injector);
  const placing = new Placing(injector, databaseUrlOf(settings));

  const inTransaction =
    <Values, Answer>(work: (ctx: RequestContext, values: Values) => Promise<Answer>) =>
    (outside: RequestContext, values: Values) =>
      connection.withTransaction(outside, (ctx) => work(ctx, values));
  const signedIn = async (ctx: RequestContext) =>
    ctx.activeUserId === undefined ? undefined : await customers.findOneByUserId(ctx, ctx.activeUserId);
  const requireSignedIn = async (ctx: RequestContext) => {
    const customer = await signedIn(ctx);
    // Not logged, because sessions end.
    if (!customer) throw new ForbiddenError(LogLevel.Verbose);
    return customer;
  };
  const addressesOf = async (ctx: RequestContext, { id }: Customer) =>
    (await customers.findAddressesByCustomerId(ctx, id)).map(addressOf);

  return {
    prices: async (ctx: RequestContext, { lines }: { lines: readonly RequestedLine[] }) => {
      const ids = lines.map(({ productId }) => productId);
      return priceLines(injector, ctx, lines, await findOffers(injector, ctx, ids));
    },
    placeOrder: (ctx: RequestContext, request: OrderRequest) => placing.place(ctx, request),
    placedOrder: (ctx: RequestContext, { key }: { key: string }) => placing.settled(ctx, key),
    ownOrders: async (ctx: RequestContext) => ordersOf(connection, ctx, await requireSignedIn(ctx)),
    order: async (ctx: RequestContext, { number, key }: { number: string; key: string | undefined }) =>
      oneOrder(connection, ctx, number, await signedIn(ctx), key),

    customer: async (ctx: RequestContext) => {
      const customer = await signedIn(ctx);
      return customer && customerOf(customer);
    },
    saveDetails: inTransaction(async (ctx, { phone, newsletter, ...name }: CustomerDetails) => {
      const { id } = await requireSignedIn(ctx);
      const details = { id, ...name, phoneNumber: phone, customFields: { newsletter } };
      await customers.update(ctx, details);
      return customerOf(await requireSignedIn(ctx));
    }),
    addresses: async (ctx: RequestContext) => addressesOf(ctx, await requireSignedIn(ctx)),
    /** With an id, changes that address. Undefined if the customer has no such address. */
    saveAddress: inTransaction(
      async (ctx, { id, values }: { id: string | undefined; values: AddressValues }) => {
        const customer = await requireSignedIn(ctx);
        const input = {
          fullName: values.name,
          streetLine1: values.address,
          city: values.city,
          province: values.state,
          postalCode: values.zip,
          countryCode: countryCode(values.country),
        };
        if (id === undefined) await customers.createAddress(ctx, customer.id, input);
        else if (!(await addressesOf(ctx, customer)).some((own) => own.id === id)) return undefined;
        else await customers.updateAddress(ctx, { id, ...input });
        return addressesOf(ctx, customer);
      },
    ),
    removeAddress: inTransaction(async (ctx, { id }: { id: string }) => {
      const customer = await requireSignedIn(ctx);
      if (!(await addressesOf(ctx, customer)).some((own) => own.id === id)) return undefined;
      await customers.deleteAddress(ctx, id);
      return addressesOf(ctx, customer);
    }),

    isKnownDevice: async (_: RequestContext, { device, email }: { device: string; email: string }) =>
      devices.isKnown(device, email),
    register: accounts.register.bind(accounts),
    confirmRegistration: inTransaction(accounts.confirm.bind(accounts)),
    requestPasswordReset: accounts.requestReset.bind(accounts),
    resetPassword: inTransaction(accounts.reset.bind(accounts)),
    signIn: inTransaction(accounts.signIn.bind(accounts)),
    changePassword: inTransaction(
      async (ctx, values: { current: string; password: string; device: string | undefined }) =>
        accounts.changePassword(ctx, await requireSignedIn(ctx), values),
    ),
    endSession: async (ctx: RequestContext) => {
      if (ctx.session) await accounts.endSession(ctx, ctx.session.token);
    },

    sendMessage: inTransaction((ctx, message: ContactMessage) =>
      writeLetter(injector, ctx, 'message', OWNER, message.email.toLowerCase(), message),
    ),
    subscribe: inTransaction((ctx, { email }: { email: string }) => newsletter.ask(ctx, email.toLowerCase())),
    confirmSubscription: inTransaction((ctx, { token }: { token: string }) => newsletter.confirm(ctx, token)),
    endSubscription: inTransaction((ctx, { token }: { token: string }) => newsletter.end(ctx, token)),
  };
}

class ShopController {
  readonly #injector: Injector;
  #calls: Readonly<Record<string, (ctx: RequestContext, values: never) => Promise<unknown>>> | undefined;

  constructor(module: ModuleRef) {
    this.#injector = new Injector(module);
  }

  async answer(ctx: RequestContext, name: string, type: string | undefined, values: never) {
    // A form of another site can send only other types.
    if (!type?.startsWith('application/json')) throw new ForbiddenError(LogLevel.Verbose);
    // The engine's services are available from the first request on.
    this.#calls ??= shopCalls(this.#injector);
    const call = Object.hasOwn(this.#calls, name) ? this.#calls[name] : undefined;
    if (!call) throw new NotFoundException();
    return { answer: await call(ctx, values) };
  }
}
Inject(ModuleRef)(ShopController, undefined, 0);
Controller('shop')(ShopController);
// Node runs TypeScript by removing the types and does not know the syntax of decorators.
const { prototype } = ShopController;
for (const [index, decorate] of [Ctx(), Param('name'), Headers('content-type'), Body()].entries())
  decorate(prototype, 'answer', index);
const answer = Object.getOwnPropertyDescriptor(prototype, 'answer') ?? {};
for (const decorate of [Allow(Permission.Public), Post(':name')]) decorate(prototype, 'answer', answer);

const NO_PROMOTIONS =
  'The shop does not support promotions. With this one enabled, every order would be refused, so it is not saved. It can be saved disabled.';

/**
 * Answers the gateway. Gives a guest's orders and subscription to the account that has confirmed the guest's e-mail address. When
 * the owner enables a product that is marked as missing in the catalogue, removes the mark. When a customer is deleted,
 * ends the consent to the newsletter. Approves orders that the owner confirms. Refuses promotions. Makes changes of the back office one
 * at a time.
 */
export class ShopPlugin implements OnApplicationBootstrap {
  readonly #injector: Injector;

  constructor(module: ModuleRef) {
    this.#injector = new Injector(module);
  }

  onApplicationBootstrap(): void {
    const injector = this.#injector;
    const connection = injector.get(TransactionalConnection);
    const events = injector.get(EventBus);
    const newsletter = new Newsletter(injector);
    const adopt = async (ctx: RequestContext, userId: string | number | undefined) => {
      if (userId === undefined) return;
      const account = await injector.get(CustomerService).findOneByUserId(ctx, userId);
      if (!account?.user?.verified) return;
      await adoptOrders(connection, ctx, account);
      await newsletter.adopt(ctx, account);
    };
    const on = <Event extends VendureEvent>(
      id: string,
      event: Type<Event>,
      handler: (event: Event) => void | Promise<void>,
    ) => events.registerBlockingEventHandler({ id, event, handler });

    writeLettersOfAccounts(injector);
    writeLettersOfOrders(injector);
    on('adopt-on-confirmation', AccountVerifiedEvent, ({ ctx, customer }) => adopt(ctx, customer.user?.id));
    on('adopt-on-sign-in', LoginEvent, ({ ctx, user }) => adopt(ctx, user.id));
    on('owner-enables-a-missing-product', ProductVariantEvent, async ({ ctx, type, entity }) => {
      // The engine disables and marks products that are missing in the data files, and enables marked ones when they
      // return. If the owner enables one, its mark is removed: if they disable it later, it must stay disabled.
      const ids = entity
        .filter(({ enabled, customFields }) => enabled && customFields.isMissingInCatalogue)
        .map(({ id }) => id);
      if (type !== 'updated' || ids.length === 0) return;
      const variants = connection.getRepository(ctx, ProductVariant);
      await variants.update({ id: In(ids) }, { customFields: { isMissingInCatalogue: false } });
    });
    on('approve-confirmed-orders', OrderEvent, ({ ctx, order }) =>
      approveIfConfirmed(injector.get(OrderService), ctx, order),
    );
    on('collect-less-after-cancellation', HistoryEntryEvent, async (event) => {
      const cancelled = cancellationIn(event);
      if (cancelled) await collectLess(managerOf(injector, event.ctx), cancelled.id);
    });
    on('refuse-promotions', PromotionEvent, ({ type, entity }) => {
      // The back office shows the message, and the promotion is not saved.
      if (type !== 'deleted' && entity.enabled) throw new UserInputError(NO_PROMOTIONS);
    });
    on('end-consent-on-deletion', CustomerEvent, async ({ ctx, type, customer: { id, emailAddress } }) => {
      if (type !== 'deleted') return;
      const customers = connection.getRepository(ctx, Customer);
      await customers.update({ id }, { customFields: { newsletter: false } });
      await newsletter.endFor(ctx, emailAddress);
    });
  }
}
Inject(ModuleRef)(ShopPlugin, undefined, 0);
VendurePlugin({
  imports: [PluginCommonModule],
  compatibility: '^3.7.0',
  controllers: [ShopController],
  providers: [{ provide: APP_INTERCEPTOR, useClass: BackOfficeMutations }],
})(ShopPlugin);
