import { APP_INTERCEPTOR, ModuleRef } from '@nestjs/core';
import {
  BadRequestException,
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
  CustomerGroupEvent,
  CustomerService,
  EventBus,
  ForbiddenError,
  HistoryEntryEvent,
  Injector,
  LoginEvent,
  LogLevel,
  OrderStateTransitionEvent,
  PaymentMethod,
  Permission,
  PluginCommonModule,
  ProductVariant,
  ProductVariantEvent,
  OrderEvent,
  OrderService,
  type RequestContext,
  ShippingMethod,
  ShippingMethodEvent,
  TransactionalConnection,
  UserInputError,
  type VendureEvent,
  VendurePlugin,
} from '@vendure/core';
import { In, IsNull } from 'typeorm';
import type * as v from 'valibot';
import { MAX_ADDRESSES, type SavedAddress } from '../../app/commerce/model/account-forms.ts';
import { DEFAULT_COUNTRY } from '../../app/cart/model/shipping.ts';
import { countryCode, countryName } from '../../app/commerce/model/checkout-form.ts';
import {
  ASKED,
  DETAILS,
  email,
  fields,
  LINES,
  MESSAGE,
  readBody,
  REGISTRATION,
  Rejected,
  token,
} from '../gateway/fields.ts';
import { documentLinks, fileOf, isKeyOf } from '../documents/documents.ts';
import { writeLettersOfOrders } from '../mail/order-events.ts';
import { managerOf, writeLetter, writeLettersOfAccounts } from '../mail/outbox.ts';
import { OWNER, readSecrets, readSettings } from '../settings.ts';
import { Accounts, customerOf } from './accounts.ts';
import { BackOfficeMutations, changeInTurn } from './back-office-changes.ts';
import { withPasswords } from './connections.ts';
import { CardPayments, giveBackReserved } from './card-payments.ts';
import { deskApi } from './desk.ts';
import { Devices } from './devices.ts';
import { requireCountries } from './charges.ts';
import { checkGroup, firmOf, purchaserOf } from './firms.ts';
import { approveIfConfirmed, endTerms } from './orders-on-account.ts';
import { lockName } from './locks.ts';
import { Newsletter } from './newsletter.ts';
import { findOffers, NO_SHIPPING_METHOD, priceLines } from './offers.ts';
import {
  decideOrder,
  NotApproved,
  orderToApprove,
  ordersToApprove,
  releaseIfNobodyApproves,
} from './firm-people.ts';
import { adoptOrders, cancellationIn, ordersOf, ownOrder } from './orders.ts';
import { askForReturn, cancelOwn, ownViewOf } from './own-orders.ts';
import { collectLess } from './payments.ts';
import { Quotes, sendIfQuoted } from './quotes.ts';

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

/** @throws Rejected unless the values have the form */
function checked<Values, Answer>(
  form: v.GenericSchema<unknown, Values>,
  work: (ctx: RequestContext, values: Values) => Promise<Answer>,
) {
  return async (ctx: RequestContext, values: Values) => work(ctx, readBody(form, values));
}

function shopCalls(injector: Injector) {
  const settings = readSettings();
  const connection = injector.get(TransactionalConnection);
  const customers = injector.get(CustomerService);
  const devices = new Devices(readSecrets(settings).cookieSecret);
  const accounts = new Accounts(injector, devices);
  const newsletter = new Newsletter(injector);
  const placing = new CardPayments(injector);
  const quotes = new Quotes(injector);

  const inTransaction =
    <Values, Answer>(work: (ctx: RequestContext, values: Values) => Promise<Answer>) =>
    (outside: RequestContext, values: Values) =>
      connection.withTransaction(outside, (ctx) => work(ctx, values));
  const comparingPasswords = <Values, Answer>(
    work: (ctx: RequestContext, values: Values) => Promise<Answer>,
  ) => {
    const transaction = inTransaction(work);
    return (outside: RequestContext, values: Values) => withPasswords(() => transaction(outside, values));
  };
  const signedIn = async (ctx: RequestContext) =>
    ctx.activeUserId === undefined ? undefined : await customers.findOneByUserId(ctx, ctx.activeUserId);
  const requireSignedIn = async (ctx: RequestContext) => {
    const customer = await signedIn(ctx);
    // Not logged, because sessions end.
    if (!customer) throw new ForbiddenError(LogLevel.Verbose);
    return customer;
  };
  const withFirm = async (ctx: RequestContext, customer: Customer) => {
    const manager = managerOf(injector, ctx);
    const { firm, company } = await purchaserOf(manager, customer);
    return { ...customerOf(customer), ...(firm !== undefined && { firm: company }) };
  };
  const addressesOf = async (ctx: RequestContext, { id }: Customer) =>
    (await customers.findAddressesByCustomerId(ctx, id)).map(addressOf);

  type Named = v.InferOutput<typeof ASKED.order>;
  const idOf = async (ctx: RequestContext, { number, key }: Named) =>
    ownOrder(connection, ctx, number, await signedIn(ctx), key);
  const opened = async (ctx: RequestContext, named: Named) => {
    const customer = await signedIn(ctx);
    const id = await ownOrder(connection, ctx, named.number, customer, named.key);
    const manager = managerOf(injector, ctx);
    if (id === undefined && customer) return orderToApprove(manager, customer, named.number);
    const order = id === undefined ? undefined : await ownViewOf(manager, id);
    const documents = order ? await documentLinks(manager, named.number) : [];
    return order && { ...order, ...(documents.length > 0 && { documents }) };
  };

  return {
    prices: checked(LINES, async (ctx, { lines, country, vouchers }) => {
      const ids = lines.map(({ productId }) => productId);
      const methods = await connection.getRepository(ctx, PaymentMethod).findBy({ enabled: true });
      const prices = await priceLines(injector, ctx, lines, await findOffers(injector, ctx, ids), {
        country: country === undefined ? DEFAULT_COUNTRY : countryCode(country),
        customer: await signedIn(ctx),
        vouchers,
      });
      return { ...prices, methods: methods.map(({ code }) => code) };
    }),
    placeOrder: checked(ASKED.placeOrder, (ctx, request) => placing.place(ctx, request)),
    placedOrder: checked(ASKED.placedOrder, (ctx, { key }) => placing.settled(ctx, key)),
    stripeEvent: checked(ASKED.stripeEvent, (_, { body, signature }) => placing.hear(body, signature)),
    shopQuotes: async (ctx: RequestContext) => quotes.list(ctx, await requireSignedIn(ctx)),
    shopQuote: checked(ASKED.shopQuote, async (ctx, { number }) =>
      quotes.one(ctx, await requireSignedIn(ctx), number),
    ),
    askForShopQuote: checked(ASKED.askForShopQuote, async (ctx, request) =>
      quotes.ask(ctx, await requireSignedIn(ctx), request),
    ),
    acceptShopQuote: checked(ASKED.acceptShopQuote, async (ctx, accepted) =>
      quotes.accept(ctx, await requireSignedIn(ctx), accepted),
    ),
    ownOrders: async (ctx: RequestContext) => {
      const customer = await requireSignedIn(ctx);
      const toApprove = await ordersToApprove(managerOf(injector, ctx), customer);
      const orders = await ordersOf(connection, ctx, customer);
      return { orders, ...(toApprove.length > 0 && { toApprove }) };
    },
    /** Or what an order lacks that cannot be approved. */
    decideOrder: checked(ASKED.decideOrder, async (ctx, decision) => {
      // First outside: a change in turn keeps all others from ordering.
      const approver = await requireSignedIn(ctx);
      if (!(await orderToApprove(managerOf(injector, ctx), approver, decision.number))) return 'not-found';
      const decide = async (inside: RequestContext) =>
        decideOrder(injector, inside, await requireSignedIn(inside), decision);
      return changeInTurn(() => connection.withTransaction(ctx, decide)).catch((error: unknown) => {
        if (error instanceof NotApproved) return error.lacks;
        throw error;
      });
    }),
    order: checked(ASKED.order, opened),
    /** The order as it is then: not cancelled if it is packed already. */
    cancelOrder: checked(ASKED.order, async (ctx, named) => {
      const id = await idOf(ctx, named);
      if (id === undefined) return undefined;
      await changeInTurn(() => connection.withTransaction(ctx, (inside) => cancelOwn(injector, inside, id)));
      return opened(ctx, named);
    }),
    /** `lines` if the order has fewer pieces to send back. */
    askForReturn: checked(ASKED.askForReturn, async (ctx, { number, key, ...asked }) => {
      const id = await idOf(ctx, { number, key });
      if (id === undefined) return undefined;
      const isAsked = await connection.withTransaction(ctx, (inside) =>
        askForReturn(injector, inside, id, asked),
      );
      return isAsked ? opened(ctx, { number, key }) : ('lines' as const);
    }),

    /** The file in base64; undefined if there is no such document, or if the key is not its own. */
    document: checked(ASKED.document, async (ctx, { number, key }) =>
      isKeyOf(number, key) ? (await fileOf(managerOf(injector, ctx), number))?.toString('base64') : undefined,
    ),

    customer: async (ctx: RequestContext) => {
      const customer = await signedIn(ctx);
      return customer && withFirm(ctx, customer);
    },
    saveDetails: checked(
      DETAILS,
      inTransaction(async (ctx, { phone = '', newsletter, company, vatNumber, ...name }) => {
        const { id } = await requireSignedIn(ctx);
        // What a firm is called, its people do not say.
        const isFirms = (await firmOf(managerOf(injector, ctx), id)) !== undefined;
        const stated = { company: company ?? null, vatNumber: vatNumber ?? null };
        const customFields = { newsletter, ...(!isFirms && stated) };
        await customers.update(ctx, { id, ...name, phoneNumber: phone, customFields });
        return withFirm(ctx, await requireSignedIn(ctx));
      }),
    ),
    addresses: async (ctx: RequestContext) => addressesOf(ctx, await requireSignedIn(ctx)),
    /** With an id, changes that address. Undefined if the customer has no such address, `too-long` if there is room for no other. */
    saveAddress: checked(
      ASKED.saveAddress,
      inTransaction(async (ctx, { id, values }) => {
        const customer = await requireSignedIn(ctx);
        const input = {
          fullName: values.name,
          streetLine1: values.address,
          city: values.city,
          province: values.state,
          postalCode: values.zip,
          countryCode: countryCode(values.country),
        };
        if (id === undefined) {
          await lockName(connection, ctx, `addresses of ${customer.id}`);
          if ((await addressesOf(ctx, customer)).length >= MAX_ADDRESSES) return 'too-long';
          await customers.createAddress(ctx, customer.id, input);
        } else if (!(await addressesOf(ctx, customer)).some((own) => own.id === id)) return undefined;
        else await customers.updateAddress(ctx, { id, ...input });
        return addressesOf(ctx, customer);
      }),
    ),
    removeAddress: checked(
      ASKED.removeAddress,
      inTransaction(async (ctx, { id }) => {
        const customer = await requireSignedIn(ctx);
        if (!(await addressesOf(ctx, customer)).some((own) => own.id === id)) return undefined;
        await customers.deleteAddress(ctx, id);
        return addressesOf(ctx, customer);
      }),
    ),

    isKnownDevice: checked(ASKED.isKnownDevice, async (_, { device, email }) =>
      devices.isKnown(device, email),
    ),
    register: checked(REGISTRATION, accounts.register.bind(accounts)),
    confirmRegistration: checked(ASKED.mailedLink, comparingPasswords(accounts.confirm.bind(accounts))),
    requestPasswordReset: checked(fields({ email }), accounts.requestReset.bind(accounts)),
    resetPassword: checked(ASKED.resetPassword, comparingPasswords(accounts.reset.bind(accounts))),
    signIn: checked(ASKED.signIn, comparingPasswords(accounts.signIn.bind(accounts))),
    changePassword: checked(
      ASKED.changePassword,
      comparingPasswords(async (ctx, values) =>
        accounts.changePassword(ctx, await requireSignedIn(ctx), values),
      ),
    ),
    closeAccount: checked(
      ASKED.closeAccount,
      comparingPasswords(async (ctx, { password }) =>
        accounts.close(ctx, await requireSignedIn(ctx), password),
      ),
    ),
    endSession: async (ctx: RequestContext) => {
      if (ctx.session) await accounts.endSession(ctx, ctx.session.token);
    },

    sendMessage: checked(
      MESSAGE,
      inTransaction((ctx, message) =>
        writeLetter(injector, ctx, 'message', OWNER, message.email.toLowerCase(), message),
      ),
    ),
    subscribe: checked(
      fields({ email }),
      inTransaction((ctx, { email }) => newsletter.ask(ctx, email.toLowerCase())),
    ),
    confirmSubscription: checked(
      fields({ token }),
      inTransaction((ctx, { token }) => newsletter.confirm(ctx, token)),
    ),
    endSubscription: checked(
      fields({ token }),
      inTransaction((ctx, { token }) => newsletter.end(ctx, token)),
    ),
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
    try {
      return { answer: await call(ctx, values) };
    } catch (error) {
      // The gateway has checked it too, so this is a fault.
      if (error instanceof Rejected)
        throw new BadRequestException(`${name}: wrong ${Object.keys(error.fields).join(', ')}`);
      throw error;
    }
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

/**
 * Answers the gateway. Gives a guest's orders and subscription to the account that has confirmed the guest's e-mail address. When
 * the owner enables a product that is marked as missing in the catalogue, removes the mark. When a customer is deleted,
 * ends the consent to the newsletter. Approves orders that the owner confirms. Makes changes of the back office one
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
    on('approve-confirmed-orders', OrderEvent, async ({ ctx, order }) => {
      await releaseIfNobodyApproves(managerOf(injector, ctx), order);
      await approveIfConfirmed(injector.get(OrderService), ctx, order);
    });
    on('send-quotes', OrderEvent, ({ ctx, order }) => sendIfQuoted(injector, ctx, order));
    on('collect-less-after-cancellation', HistoryEntryEvent, async (event) => {
      const cancelled = cancellationIn(event);
      if (cancelled) await collectLess(managerOf(injector, event.ctx), cancelled.id);
    });
    on('give-back-after-cancellation', OrderStateTransitionEvent, ({ ctx, order, toState }) =>
      toState === 'Cancelled' ? giveBackReserved(injector, ctx, order.id) : undefined,
    );
    on('keep-a-shipping-method', ShippingMethodEvent, async ({ ctx, type, entity }) => {
      requireCountries(entity);
      const methods = connection.getRepository(ctx, ShippingMethod);
      if (type === 'deleted' && !(await methods.existsBy({ deletedAt: IsNull() })))
        throw new UserInputError(NO_SHIPPING_METHOD);
    });
    on('check-groups', CustomerGroupEvent, ({ ctx, type, entity }) =>
      type === 'deleted' ? undefined : checkGroup(managerOf(injector, ctx), entity),
    );
    on('end-terms-with-a-credit', CustomerEvent, ({ ctx, type, entity }) =>
      type === 'updated' ? endTerms(connection, ctx, entity) : undefined,
    );
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
  adminApiExtensions: deskApi,
  providers: [{ provide: APP_INTERCEPTOR, useClass: BackOfficeMutations }],
})(ShopPlugin);
