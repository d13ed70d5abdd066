import { ModuleRef } from '@nestjs/core';
import { Inject, type OnModuleInit } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import {
  Allow,
  ConfigService,
  Ctx,
  CustomerService,
  DefaultVerificationTokenStrategy,
  Injector,
  isGraphQlErrorResult,
  NativeAuthenticationMethod,
  PasswordCipher,
  Permission,
  PluginCommonModule,
  type RequestContext,
  Transaction,
  TransactionalConnection,
  UserInputError,
  UserService,
  VendurePlugin,
  type VerificationTokenStrategy,
} from '@vendure/core';
import { decorateMethod } from './decorators.ts';
import { lockName } from './locks.ts';

type RegistrationInput = Parameters<CustomerService['registerCustomerAccount']>[1];

/**
 * Takes the place of the engine's own `registerCustomerAccount`. That one sends a new link when an unconfirmed address is
 * registered again, but keeps the first password: whoever registers the address of someone else in advance could sign in once
 * the owner of the address has confirmed it. Here the password always belongs to the same registration as the link.
 */
class Registration implements OnModuleInit {
  readonly #module: ModuleRef;
  #injector: Injector | undefined;

  constructor(module: ModuleRef) {
    this.#module = module;
  }

  onModuleInit(): void {
    this.#injector = new Injector(this.#module);
  }

  get #use(): Injector {
    if (!this.#injector) throw new Error('The engine is not ready.');
    return this.#injector;
  }

  async registerCustomerAccount(ctx: RequestContext, { input }: { readonly input: RegistrationInput }) {
    const { emailAddress, password } = input;
    await this.#requireValid(ctx, password);
    await lockName(
      this.#use.get(TransactionalConnection),
      ctx,
      `registration of ${emailAddress.trim().toLowerCase()}`,
    );
    const isRepeated = await this.#lockUnconfirmed(ctx, emailAddress);
    const result = await this.#use.get(CustomerService).registerCustomerAccount(ctx, input);
    // A conflict is not reported, so that nobody learns who has an account.
    if (isGraphQlErrorResult(result) && result.errorCode !== 'EMAIL_ADDRESS_CONFLICT_ERROR') return result;
    if (isRepeated) await this.#replacePassword(ctx, emailAddress, password);
    return { success: true };
  }

  async #requireValid(ctx: RequestContext, password: string | null | undefined): Promise<void> {
    if (!password) return;
    const { passwordValidationStrategy } = this.#use.get(ConfigService).authOptions;
    if ((await passwordValidationStrategy.validate(ctx, password)) !== true)
      throw new UserInputError('The password is too short or too long.');
  }

  /** Until the transaction ends, the account cannot be confirmed. Returns false if no account waits for that. */
  async #lockUnconfirmed(ctx: RequestContext, emailAddress: string): Promise<boolean> {
    const credentials = await this.#unconfirmed(ctx, emailAddress);
    if (!credentials) return false;
    await this.#stored(ctx).findOneOrFail({
      where: { id: credentials.id },
      lock: { mode: 'pessimistic_write' },
    });
    return true;
  }

  async #replacePassword(
    ctx: RequestContext,
    emailAddress: string,
    password: string | null | undefined,
  ): Promise<void> {
    // It may have been confirmed while this transaction waited for the lock.
    const credentials = await this.#unconfirmed(ctx, emailAddress);
    if (!credentials) return;
    credentials.passwordHash = password ? await this.#use.get(PasswordCipher).hash(password) : '';
    await this.#stored(ctx).save(credentials);
  }

  async #unconfirmed(
    ctx: RequestContext,
    emailAddress: string,
  ): Promise<NativeAuthenticationMethod | undefined> {
    const user = await this.#use.get(UserService).getUserByEmailAddress(ctx, emailAddress);
    return user && !user.verified ? user.getNativeAuthenticationMethod(false) : undefined;
  }

  #stored(ctx: RequestContext) {
    return this.#use.get(TransactionalConnection).getRepository(ctx, NativeAuthenticationMethod);
  }
}
Inject(ModuleRef)(Registration, undefined, 0);
Resolver()(Registration);
decorateMethod(
  Registration,
  'registerCustomerAccount',
  [Transaction(), Mutation(), Allow(Permission.Public)],
  [Ctx(), Args()],
);

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
