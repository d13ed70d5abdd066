import { ModuleRef } from '@nestjs/core';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import {
  Allow,
  AuthService,
  ConfigService,
  Ctx,
  Customer,
  CustomerService,
  DefaultVerificationTokenStrategy,
  Injector,
  isGraphQlErrorResult,
  NATIVE_AUTH_STRATEGY_NAME,
  NativeAuthenticationMethod,
  PasswordCipher,
  Permission,
  PluginCommonModule,
  type RequestContext,
  Transaction,
  TransactionalConnection,
  UserInputError,
  type User,
  UserService,
  VendurePlugin,
  type VerificationTokenStrategy,
} from '@vendure/core';
import { Semaphore, withTimeout } from 'async-mutex';
import { decorateMethod } from './decorators.ts';
import { lockName } from './locks.ts';
import { type LetterKind, tooManyLettersUntil } from '../mail/outbox.ts';

type RegistrationInput = Parameters<CustomerService['registerCustomerAccount']>[1] & {
  readonly customFields?: { readonly newsletter?: boolean | null } | null;
};

/**
 * Each holds a connection to the database, and Vendure reads its settings through further ones. If these held every
 * connection, they would block each other.
 */
const MAX_AT_ONCE = 2;
const MAX_WAIT_MS = 30_000;

type Confirmation = { readonly token: string; readonly password?: string | null };
type HttpResponse = { readonly set: (header: string, value: string) => void };

/** The account has a password, and the one entered to confirm the account is missing or different. */
const WRONG_PASSWORD = {
  __typename: 'PasswordAlreadySetError',
  errorCode: 'PASSWORD_ALREADY_SET_ERROR',
  message: 'PASSWORD_ALREADY_SET_ERROR',
} as const;
const EXPIRED = {
  __typename: 'VerificationTokenExpiredError',
  errorCode: 'VERIFICATION_TOKEN_EXPIRED_ERROR',
  message: 'VERIFICATION_TOKEN_EXPIRED_ERROR',
} as const;

/**
 * Takes the place of three mutations of the engine. Anyone can register the address of someone else, before or after its owner has.
 * With the engine's own mutations, the account would then have a stranger's password once the owner of the address opens a
 * mailed link. Here an account is confirmed only with both the link, which proves who reads the mailbox, and the
 * password, if any, of the registration that sent the link. Whoever reads the mailbox and does not know the password
 * chooses a new one by a further link (`requestPasswordReset`), which confirms the account too.
 */
class Registration {
  readonly #services: Injector;
  readonly #turns = withTimeout(new Semaphore(MAX_AT_ONCE), MAX_WAIT_MS);

  constructor(module: ModuleRef) {
    this.#services = new Injector(module);
  }

  async registerCustomerAccount(outside: RequestContext, { input }: { readonly input: RegistrationInput }) {
    const { customFields: _completed, password, ...account } = input;
    const { emailAddress } = account;
    await this.#requireValid(outside, password);
    // For every address, known or not, and before the lock, so that the time of an answer does not reveal which it is.
    const passwordHash = password ? await this.#services.get(PasswordCipher).hash(password) : '';
    return this.#oneAtATime(outside, `registration of ${emailAddress}`, async (ctx) => {
      // Otherwise this registration would make the links expire that were mailed for earlier ones.
      if (await this.#hasTooManyLetters(ctx, 'confirm', emailAddress)) return { success: true };
      await this.#lockUnconfirmed(ctx, emailAddress);
      const result = await this.#services.get(CustomerService).registerCustomerAccount(ctx, account);
      // A conflict is not reported, so that nobody learns who has an account.
      if (isGraphQlErrorResult(result) && result.errorCode !== 'EMAIL_ADDRESS_CONFLICT_ERROR') return result;
      await this.#complete(ctx, input, passwordHash);
      return { success: true };
    });
  }

  /** Does the work in a transaction, after the work of the same name that came before. */
  #oneAtATime<Result>(
    outside: RequestContext,
    name: string,
    work: (ctx: RequestContext) => Promise<Result>,
  ): Promise<Result> {
    const connection = this.#services.get(TransactionalConnection);
    return this.#turns.runExclusive(() =>
      connection.withTransaction(outside, async (ctx) => {
        await lockName(connection, ctx, name.toLowerCase());
        return work(ctx);
      }),
    );
  }

  async verifyCustomerAccount(
    ctx: RequestContext,
    { token, password }: Confirmation,
    response: HttpResponse,
  ) {
    const { verificationTokenStrategy, authTokenHeaderKey } = this.#services.get(ConfigService).authOptions;
    // The strategy is `LockedTokens`, which also locks the row of the token, so that no other registration replaces the
    // password meanwhile.
    if (!(await verificationTokenStrategy.verifyVerificationToken(ctx, token))) return EXPIRED;
    const stored = await this.#credentials(ctx).findOne({
      where: { verificationToken: token },
      select: { id: true, passwordHash: true },
    });
    const hash = stored?.passwordHash;
    // An account that the shop's owner has added, or that was registered without a password, may have none. The
    // password that is entered here then becomes its own.
    if (hash && !(await this.#services.get(PasswordCipher).check(password ?? '', hash)))
      return WRONG_PASSWORD;
    const customer = await this.#services
      .get(CustomerService)
      .verifyCustomerEmailAddress(ctx, token, hash ? undefined : (password ?? undefined));
    if (isGraphQlErrorResult(customer)) return customer;
    if (!customer.user) throw new Error('The customer has no user.');
    // Only now is it known that whoever ticked the newsletter reads the mailbox.
    if (customer.customFields.newsletterAsked)
      await this.#services
        .get(CustomerService)
        .update(ctx, { id: customer.id, customFields: { newsletter: true, newsletterAsked: false } });
    const session = await this.#services
      .get(AuthService)
      .createAuthenticatedSessionForUser(ctx, customer.user, NATIVE_AUTH_STRATEGY_NAME);
    if (isGraphQlErrorResult(session)) throw new Error(`The account is not confirmed: ${session.errorCode}`);
    response.set(authTokenHeaderKey, session.token);
    return { id: customer.user.id, identifier: customer.user.identifier, channels: [] };
  }

  requestPasswordReset(outside: RequestContext, { emailAddress }: { readonly emailAddress: string }) {
    return this.#oneAtATime(outside, `password reset of ${emailAddress}`, async (ctx) => {
      // Otherwise this request would make the link expire that was mailed for an earlier one.
      if (!(await this.#hasTooManyLetters(ctx, 'reset', emailAddress)))
        await this.#services.get(CustomerService).requestPasswordReset(ctx, emailAddress);
      return { success: true };
    });
  }

  async #hasTooManyLetters(ctx: RequestContext, kind: LetterKind, emailAddress: string): Promise<boolean> {
    const { manager } = this.#credentials(ctx);
    return (await tooManyLettersUntil(manager, kind, emailAddress.trim(), 'createdAt')) !== undefined;
  }

  async #requireValid(ctx: RequestContext, password: string | null | undefined): Promise<void> {
    if (!password) return;
    const { passwordValidationStrategy } = this.#services.get(ConfigService).authOptions;
    if ((await passwordValidationStrategy.validate(ctx, password)) !== true)
      throw new UserInputError('The password is too short or too long.');
  }

  /** Prevents the account of this address from being confirmed until the transaction ends, if it waits for that. */
  async #lockUnconfirmed(ctx: RequestContext, emailAddress: string): Promise<void> {
    const user = await this.#unconfirmed(ctx, emailAddress);
    if (user)
      await this.#credentials(ctx).findOneOrFail({
        where: { id: user.getNativeAuthenticationMethod().id },
        lock: { mode: 'pessimistic_write' },
      });
  }

  /**
   * Stores the password, which the engine was not given. Of an address that is registered again, the engine keeps the name of the
   * first registration, but only the link of the last one works. So name and password of the last one replace the earlier ones.
   */
  async #complete(
    ctx: RequestContext,
    { emailAddress, firstName, lastName, phoneNumber, customFields }: RegistrationInput,
    passwordHash: string,
  ): Promise<void> {
    // The account may have been confirmed while this transaction waited for the lock.
    const user = await this.#unconfirmed(ctx, emailAddress);
    if (!user) return;
    const credentials = user.getNativeAuthenticationMethod();
    credentials.passwordHash = passwordHash;
    await this.#credentials(ctx).save(credentials);
    await this.#services
      .get(TransactionalConnection)
      .getRepository(ctx, Customer)
      .update(
        { user: { id: user.id } },
        {
          firstName: firstName ?? '',
          lastName: lastName ?? '',
          phoneNumber: phoneNumber ?? '',
          customFields: { newsletterAsked: customFields?.newsletter === true },
        },
      );
  }

  /** The account of this address, if it waits to be confirmed. */
  async #unconfirmed(ctx: RequestContext, emailAddress: string): Promise<User | undefined> {
    const user = await this.#services.get(UserService).getUserByEmailAddress(ctx, emailAddress);
    return user && !user.verified && user.getNativeAuthenticationMethod(false) ? user : undefined;
  }

  #credentials(ctx: RequestContext) {
    return this.#services.get(TransactionalConnection).getRepository(ctx, NativeAuthenticationMethod);
  }
}
Inject(ModuleRef)(Registration, undefined, 0);
Resolver()(Registration);
decorateMethod(
  Registration,
  'registerCustomerAccount',
  [Mutation(), Allow(Permission.Public)],
  [Ctx(), Args()],
);
decorateMethod(
  Registration,
  'verifyCustomerAccount',
  [Transaction(), Mutation(), Allow(Permission.Public)],
  [Ctx(), Args(), Context('res')],
);
decorateMethod(Registration, 'requestPasswordReset', [Mutation(), Allow(Permission.Public)], [Ctx(), Args()]);

// oxlint-disable-next-line typescript/no-extraneous-class -- Vendure wants a class for each plugin
export class RegistrationPlugin {}
VendurePlugin({
  imports: [PluginCommonModule],
  compatibility: '^3.7.0',
  shopApiExtensions: { resolvers: [Registration] },
})(RegistrationPlugin);

/**
 * Tokens of links in e-mails. Vendure looks a token up without a lock, so a registration at the same time could replace token
 * and password before the account is confirmed. A token is therefore valid only if it is still stored once the lock is held.
 */
export class LockedTokens implements VerificationTokenStrategy {
  readonly #tokens = new DefaultVerificationTokenStrategy();
  #connection: TransactionalConnection | undefined;

  init(injector: Injector): void {
    this.#tokens.init(injector);
    this.#connection = injector.get(TransactionalConnection);
  }

  generateVerificationToken(ctx: RequestContext): string {
    return this.#tokens.generateVerificationToken(ctx);
  }

  async verifyVerificationToken(ctx: RequestContext, token: string): Promise<boolean> {
    if (!this.#connection) throw new Error('The engine is not ready.');
    if (!this.#tokens.verifyVerificationToken(ctx, token)) return false;
    const stored = await this.#connection.getRepository(ctx, NativeAuthenticationMethod).findOne({
      where: [{ verificationToken: token }, { passwordResetToken: token }, { identifierChangeToken: token }],
      lock: { mode: 'pessimistic_write' },
    });
    return stored !== null;
  }
}
