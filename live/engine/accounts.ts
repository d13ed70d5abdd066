import { HistoryEntryType } from '@vendure/common/lib/generated-types';
import {
  type AuthenticatedSession,
  AuthService,
  ConfigService,
  Customer,
  CustomerService,
  HistoryService,
  type Injector,
  isGraphQlErrorResult,
  NATIVE_AUTH_STRATEGY_NAME,
  NativeAuthenticationMethod,
  PasswordCipher,
  type RequestContext,
  Session,
  TransactionalConnection,
  type User,
  UserService,
} from '@vendure/core';
import { Semaphore, withTimeout } from 'async-mutex';
import type { FindOptionsWhere } from 'typeorm';
import type * as v from 'valibot';
import type { Customer as ShopCustomer } from '../../app/commerce/model/account-forms.ts';
import type { ASKED, REGISTRATION } from '../gateway/fields.ts';
import { type LetterKind, tooManyLettersUntil, writeLetter } from '../mail/outbox.ts';
import { isCommonPassword } from '../passwords.ts';
import { withPasswords } from './connections.ts';
import type { Devices } from './devices.ts';
import { eraseAccount } from './erase-account.ts';
import { lockName } from './locks.ts';

type Registration = v.InferOutput<typeof REGISTRATION>;

/** The link that was mailed, with the password that belongs to it. `device` is the token of the browser, if it has one. */
type MailedLink = v.InferOutput<typeof ASKED.mailedLink>;

/** `token` opens the session; `device` marks the browser as known to the account. */
export type SignInOutcome =
  | {
      readonly kind: 'signed-in';
      readonly customer: ShopCustomer;
      readonly token: string;
      readonly device: string;
    }
  | { readonly kind: 'refused' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'rejected'; readonly fields: { readonly password: 'invalid' | 'too-common' } };

const REFUSED: SignInOutcome = { kind: 'refused' };
const EXPIRED: SignInOutcome = { kind: 'expired' };
const TOO_COMMON: SignInOutcome = { kind: 'rejected', fields: { password: 'too-common' } };

/**
 * Each holds a connection to the database, and Vendure reads its settings through further ones. If these held every
 * connection, they would block each other.
 */
const MAX_AT_ONCE = 2;
const MAX_WAIT_MS = 30_000;

export const customerOf = (customer: Customer): ShopCustomer => ({
  email: customer.emailAddress,
  firstName: customer.firstName,
  lastName: customer.lastName,
  phone: customer.phoneNumber ?? '',
  newsletter: customer.customFields.newsletter,
  company: customer.customFields.company ?? '',
  vatNumber: customer.customFields.vatNumber ?? '',
});

/**
 * Anyone can register the address of someone else, before or after its owner has. With the engine's own way to register, the
 * account would then have a stranger's password once the owner of the address opens a mailed link. Here an account is
 * confirmed only with both the link, which proves who reads the mailbox, and the password, if any, of the registration that
 * sent the link. Whoever reads the mailbox and does not know the password chooses a new one by a further link
 * (`requestReset`), which confirms the account too.
 */
export class Accounts {
  readonly #services: Injector;
  readonly #devices: Devices;
  readonly #turns = withTimeout(new Semaphore(MAX_AT_ONCE), MAX_WAIT_MS);

  constructor(services: Injector, devices: Devices) {
    this.#services = services;
    this.#devices = devices;
  }

  async register(outside: RequestContext, registration: Registration): Promise<void> {
    const { email: emailAddress, firstName, lastName, phone = '' } = registration;
    // For every address, known or not, and before the lock, so that the time of an answer does not reveal which it is.
    const passwordHash = await withPasswords(
      () => this.#services.get(PasswordCipher).hash(registration.password),
      MAX_WAIT_MS,
    );
    await this.#oneAtATime(outside, `registration of ${emailAddress}`, async (ctx) => {
      // Otherwise this registration would make the links expire that were mailed for earlier ones.
      if (await this.#hasTooManyLetters(ctx, 'confirm', emailAddress)) return;
      const unconfirmed = await this.#unconfirmed(ctx, emailAddress);
      // The account must not be confirmed meanwhile.
      if (unconfirmed) await this.#lock(ctx, { id: unconfirmed.getNativeAuthenticationMethod().id });
      // A conflict is not reported, so that nobody learns who has an account.
      await this.#services.get(CustomerService).registerCustomerAccount(ctx, {
        emailAddress,
        firstName,
        lastName,
        phoneNumber: phone,
      });
      await this.#complete(ctx, registration, passwordHash);
    });
  }

  /**
   * Stores the password, which the engine was not given. Of an address that is registered again, the engine keeps the name of the
   * first registration, but only the link of the last one works. So name and password of the last one replace the earlier ones.
   */
  async #complete(
    ctx: RequestContext,
    { email, firstName, lastName, phone = '', newsletter }: Registration,
    passwordHash: string,
  ): Promise<void> {
    // The account may have been confirmed while this transaction waited for the lock.
    const user = await this.#unconfirmed(ctx, email);
    if (!user) return;
    const credentials = user.getNativeAuthenticationMethod();
    credentials.passwordHash = passwordHash;
    await this.#credentials(ctx).save(credentials);
    await this.#services
      .get(TransactionalConnection)
      .getRepository(ctx, Customer)
      .update(
        { user: { id: user.id } },
        { firstName, lastName, phoneNumber: phone, customFields: { newsletterAsked: newsletter } },
      );
  }

  async confirm(ctx: RequestContext, { token, password, device }: MailedLink): Promise<SignInOutcome> {
    const { verificationTokenStrategy } = this.#services.get(ConfigService).authOptions;
    const stored = await this.#lock(ctx, { verificationToken: token });
    if (!stored || !(await verificationTokenStrategy.verifyVerificationToken(ctx, token))) return EXPIRED;
    // An account that the shop's owner has added may have no password. The one that is entered here then becomes its own.
    const hash = stored.passwordHash;
    if (hash && !(await this.#services.get(PasswordCipher).check(password, hash))) return REFUSED;
    const customers = this.#services.get(CustomerService);
    const customer = await customers.verifyCustomerEmailAddress(ctx, token, hash ? undefined : password);
    if (isGraphQlErrorResult(customer))
      return customer.__typename === 'PasswordValidationError'
        ? { kind: 'rejected', fields: { password: 'invalid' } }
        : EXPIRED;
    if (!customer.user) throw new Error('The customer has no user.');
    // Only now is it known that whoever ticked the newsletter reads the mailbox.
    if (customer.customFields.newsletterAsked)
      await customers.update(ctx, {
        id: customer.id,
        customFields: { newsletter: true, newsletterAsked: false },
      });
    return this.#begin(ctx, customer.user, device);
  }

  async requestReset(outside: RequestContext, { email }: { readonly email: string }): Promise<void> {
    await this.#oneAtATime(outside, `password reset of ${email}`, async (ctx) => {
      // Otherwise this request would make the link expire that was mailed for an earlier one.
      if (!(await this.#hasTooManyLetters(ctx, 'reset', email)))
        await this.#services.get(CustomerService).requestPasswordReset(ctx, email);
    });
  }

  async reset(ctx: RequestContext, { token, password, device }: MailedLink): Promise<SignInOutcome> {
    const stored = await this.#lock(ctx, { passwordResetToken: token });
    if (!stored) return EXPIRED;
    if (isCommonPassword(password, stored.identifier)) return TOO_COMMON;
    const user = await this.#services.get(CustomerService).resetPassword(ctx, token, password);
    return isGraphQlErrorResult(user) ? EXPIRED : this.#begin(ctx, user, device);
  }

  async signIn(
    ctx: RequestContext,
    { email, password, device }: v.InferOutput<typeof ASKED.signIn>,
  ): Promise<SignInOutcome> {
    const credentials = { username: email, password };
    const session = await this.#services
      .get(AuthService)
      .authenticate(ctx, 'shop', NATIVE_AUTH_STRATEGY_NAME, credentials);
    return isGraphQlErrorResult(session) ? REFUSED : this.#signedIn(ctx, session, device);
  }

  /** Ends all sessions of the customer; this browser gets a new one. */
  async changePassword(
    ctx: RequestContext,
    customer: Customer,
    { current, password, device }: v.InferOutput<typeof ASKED.changePassword>,
  ): Promise<SignInOutcome> {
    const { user } = customer;
    if (!user) throw new Error('The customer has no user.');
    const { emailAddress, firstName, lastName } = customer;
    if (isCommonPassword(password, emailAddress, firstName, lastName)) return TOO_COMMON;
    const users = this.#services.get(UserService);
    if ((await users.updatePassword(ctx, user.id, current, password)) !== true) return REFUSED;
    await this.#services.get(HistoryService).createHistoryEntryForCustomer({
      ctx,
      customerId: customer.id,
      type: HistoryEntryType.CUSTOMER_PASSWORD_UPDATED,
      data: {},
    });
    return this.#begin(ctx, user, device);
  }

  /** @returns whether the password is that of the customer, whose account is then erased */
  async close(ctx: RequestContext, customer: Customer, password: string): Promise<boolean> {
    const { user, emailAddress } = customer;
    if (!user) throw new Error('The customer has no user.');
    if ((await this.#services.get(AuthService).verifyUserPassword(ctx, user.id, password)) !== true)
      return false;
    await eraseAccount(this.#credentials(ctx).manager, emailAddress);
    await writeLetter(this.#services, ctx, 'closed', emailAddress, '');
    return true;
  }

  async #begin(ctx: RequestContext, user: User, device: string | undefined): Promise<SignInOutcome> {
    const session = await this.#services
      .get(AuthService)
      .createAuthenticatedSessionForUser(ctx, user, NATIVE_AUTH_STRATEGY_NAME);
    return isGraphQlErrorResult(session) ? REFUSED : this.#signedIn(ctx, session, device);
  }

  /** The session takes the place of the one that the browser had. */
  async #signedIn(
    ctx: RequestContext,
    { token, user }: AuthenticatedSession,
    device: string | undefined,
  ): Promise<SignInOutcome> {
    const customer = await this.#services.get(CustomerService).findOneByUserId(ctx, user.id);
    // The owner is a user of the engine too, but not a customer.
    if (!customer) return REFUSED;
    if (ctx.session) await this.endSession(ctx, ctx.session.token);
    const isKnown = device !== undefined && this.#devices.isKnown(device, user.identifier);
    return {
      kind: 'signed-in',
      customer: customerOf(customer),
      token,
      device: isKnown ? device : this.#devices.issue(user.identifier),
    };
  }

  /** Ends this session alone. The engine's own way to sign out ends all sessions of the user. */
  async endSession(ctx: RequestContext, token: string): Promise<void> {
    await this.#services.get(TransactionalConnection).getRepository(ctx, Session).delete({ token });
  }

  /** Does the work in a transaction, after the work of the same name that came before. */
  #oneAtATime(
    outside: RequestContext,
    name: string,
    work: (ctx: RequestContext) => Promise<void>,
  ): Promise<void> {
    const connection = this.#services.get(TransactionalConnection);
    return this.#turns.runExclusive(() =>
      connection.withTransaction(outside, async (ctx) => {
        await lockName(connection, ctx, name.toLowerCase());
        await work(ctx);
      }),
    );
  }

  async #hasTooManyLetters(ctx: RequestContext, kind: LetterKind, email: string): Promise<boolean> {
    const { manager } = this.#credentials(ctx);
    return (await tooManyLettersUntil(manager, kind, email, 'createdAt')) !== undefined;
  }

  /**
   * Vendure looks a token up without a lock, so a registration at the same time could replace token and password before the account
   * is confirmed. A token is therefore valid only if it is still stored once the lock is held.
   */
  #lock(ctx: RequestContext, where: FindOptionsWhere<NativeAuthenticationMethod>) {
    return this.#credentials(ctx).findOne({
      where,
      select: { id: true, identifier: true, passwordHash: true },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async #unconfirmed(ctx: RequestContext, email: string): Promise<User | undefined> {
    const user = await this.#services.get(UserService).getUserByEmailAddress(ctx, email);
    return user && !user.verified && user.getNativeAuthenticationMethod(false) ? user : undefined;
  }

  #credentials(ctx: RequestContext) {
    return this.#services.get(TransactionalConnection).getRepository(ctx, NativeAuthenticationMethod);
  }
}
