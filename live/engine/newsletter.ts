import {
  type Customer,
  CustomerService,
  type Injector,
  type RequestContext,
  UserService,
} from '@vendure/core';
import { managerOf, tooManyLettersUntil, writeLetter } from '../mail/outbox.ts';

type Subscription = { readonly email: string; readonly isAsked: boolean; readonly isConfirmed: boolean };

/**
 * Subscriptions to the newsletter. The consent of an address is in one place: with an account it is the customer's field `newsletter`,
 * otherwise `confirmedAt` in the table `newsletter`. The token of a row confirms and ends a subscription.
 */
export class Newsletter {
  readonly #injector: Pick<Injector, 'get'>;

  constructor(injector: Pick<Injector, 'get'>) {
    this.#injector = injector;
  }

  /** Mails a link that confirms the subscription, unless the address has one. */
  async ask(ctx: RequestContext, email: string): Promise<void> {
    const account = await this.#accountOf(ctx, email);
    if (account?.customFields.newsletter) return;
    if (await tooManyLettersUntil(this.#manager(ctx), 'subscribe', email, 'createdAt')) return;
    const [asked] = await this.#manager(ctx).query<{ token: string }[]>(
      `INSERT INTO newsletter (email, "askedAt") VALUES (lower($1), now())
       ON CONFLICT (email) DO UPDATE SET "askedAt" = now() WHERE newsletter."confirmedAt" IS NULL RETURNING token`,
      [email],
    );
    if (asked) await writeLetter(this.#injector, ctx, 'subscribe', email, asked.token);
  }

  /** @returns whether the address now has a subscription */
  async confirm(ctx: RequestContext, token: string): Promise<boolean> {
    const found = await this.#find(ctx, token);
    if (!found) return false;
    const account = await this.#accountOf(ctx, found.email);
    if (found.isConfirmed || account?.customFields.newsletter) return true;
    if (!found.isAsked) return false;
    await this.#manager(ctx).query(
      'UPDATE newsletter SET "askedAt" = NULL, "confirmedAt" = now() WHERE token = $1',
      [token],
    );
    if (account) await this.adopt(ctx, account);
    return true;
  }

  /** @returns whether the token is that of a subscription, which has then ended */
  async end(ctx: RequestContext, token: string): Promise<boolean> {
    const found = await this.#find(ctx, token);
    if (!found) return false;
    const account = await this.#accountOf(ctx, found.email);
    if (!account) {
      await this.endFor(ctx, found.email);
      return true;
    }
    // The row stays, so that links in earlier newsletters still end a subscription that begins later.
    await this.#manager(ctx).query(
      'UPDATE newsletter SET "askedAt" = NULL, "confirmedAt" = NULL WHERE token = $1',
      [token],
    );
    if (account.customFields.newsletter) await this.#setConsent(ctx, account, false);
    return true;
  }

  /** Forgets the address. The consent of an account is with its customer. */
  async endFor(ctx: RequestContext, email: string): Promise<void> {
    await this.#manager(ctx).query('DELETE FROM newsletter WHERE email = lower($1)', [email]);
  }

  /** Moves a subscription that was confirmed before the account was to the account, where its owner can end it. */
  async adopt(ctx: RequestContext, account: Customer): Promise<void> {
    const [, moved] = await this.#manager(ctx).query<[unknown, number]>(
      'UPDATE newsletter SET "confirmedAt" = NULL WHERE email = lower($1) AND "confirmedAt" IS NOT NULL',
      [account.emailAddress],
    );
    if (moved > 0) await this.#setConsent(ctx, account, true);
  }

  /** Through the service, so that the customer's history says when. */
  async #setConsent(ctx: RequestContext, { id }: Customer, newsletter: boolean): Promise<void> {
    await this.#injector.get(CustomerService).update(ctx, { id, customFields: { newsletter } });
  }

  async #find(ctx: RequestContext, token: string): Promise<Subscription | undefined> {
    const [found] = await this.#manager(ctx).query<Subscription[]>(
      `SELECT email, coalesce("askedAt" > now() - interval '1 day', false) AS "isAsked",
         "confirmedAt" IS NOT NULL AS "isConfirmed" FROM newsletter WHERE token = $1 FOR UPDATE`,
      [token],
    );
    return found;
  }

  async #accountOf(ctx: RequestContext, email: string): Promise<Customer | undefined> {
    const user = await this.#injector.get(UserService).getUserByEmailAddress(ctx, email);
    return user?.verified ? this.#injector.get(CustomerService).findOneByUserId(ctx, user.id) : undefined;
  }

  #manager(ctx: RequestContext) {
    return managerOf(this.#injector, ctx);
  }
}
