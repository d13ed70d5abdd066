import {
  AccountRegistrationEvent,
  EventBus,
  type Injector,
  NativeAuthenticationMethod,
  OrderPlacedEvent,
  PasswordResetEvent,
  type RequestContext,
  TransactionalConnection,
  type User,
  VendureEvent,
} from '@vendure/core';
import type { EntityManager } from 'typeorm';
import { readSettings } from '../settings.ts';
import type { ContactMessage } from '../../app/content/model/contact-message.ts';

export type LetterKind = 'confirm' | 'reset' | 'order' | 'message' | 'subscribe';

/** Anyone can have an e-mail sent to anyone. So nobody gets more than this of one kind. */
const PER_HOUR = 3;
const PER_DAY = 10;

/** An e-mail has been written down, and can be sent once the transaction has ended. */
export class LetterEvent extends VendureEvent {
  readonly ctx: RequestContext;

  constructor(ctx: RequestContext) {
    super();
    this.ctx = ctx;
  }
}

export const managerOf = (injector: Pick<Injector, 'get'>, ctx: RequestContext) =>
  injector.get(TransactionalConnection).getRepository(ctx, NativeAuthenticationMethod).manager;

export async function writeLetter(
  injector: Pick<Injector, 'get'>,
  ctx: RequestContext,
  kind: LetterKind,
  recipient: string,
  about: string | null | undefined,
  content?: ContactMessage,
): Promise<void> {
  await managerOf(injector, ctx).query(
    'INSERT INTO letter (kind, recipient, about, content) VALUES ($1, lower($2), $3, $4)',
    [kind, recipient, about, content],
  );
  await injector.get(EventBus).publish(new LetterEvent(ctx));
}

/**
 * Writes each e-mail that is to be sent into the table `letter`, in the transaction that causes it. So no crash and no
 * unreachable mail server loses one. `Mailer` sends them.
 */
export function writeLettersOf(injector: Injector): void {
  const events = injector.get(EventBus);
  events.registerBlockingEventHandler({
    id: 'letter-of-a-registration',
    event: AccountRegistrationEvent,
    handler: ({ ctx, user }) =>
      writeLetter(injector, ctx, 'confirm', user.identifier, credentialsOf(user).verificationToken),
  });
  events.registerBlockingEventHandler({
    id: 'letter-of-a-password-reset',
    event: PasswordResetEvent,
    handler: ({ ctx, user }) =>
      writeLetter(injector, ctx, 'reset', user.identifier, credentialsOf(user).passwordResetToken),
  });
  events.registerBlockingEventHandler({
    id: 'letter-of-an-order',
    event: OrderPlacedEvent,
    // An order that was not placed through the shop has no link.
    handler: ({ ctx, order }) =>
      managerOf(injector, ctx).query(
        `INSERT INTO letter (kind, recipient, about)
           SELECT 'order', lower("customFieldsContact"::jsonb ->> 'email'), id FROM "order"
           WHERE id = $1 AND "customFieldsAccesskey" IS NOT NULL`,
        [order.id],
      ),
  });
}

function credentialsOf({ authenticationMethods }: User): NativeAuthenticationMethod {
  const credentials = authenticationMethods.find((method) => method instanceof NativeAuthenticationMethod);
  if (!credentials) throw new Error('The user has no password.');
  return credentials;
}

/**
 * The time before which this person must not get another e-mail of this kind; undefined if it is over.
 * @param since `createdAt` counts e-mails that wait to be sent, too
 */
export async function tooManyLettersUntil(
  manager: EntityManager,
  kind: LetterKind,
  recipient: string,
  since: 'createdAt' | 'sentAt',
): Promise<Date | undefined> {
  // The owner is not a stranger.
  if (!readSettings().hasRateLimits || kind === 'message') return undefined;
  const latest = (count: number, period: string) =>
    `(SELECT "${since}" + interval '${period}' FROM letter
      WHERE kind = $1 AND recipient = lower($2) AND "${since}" IS NOT NULL
      ORDER BY "${since}" DESC OFFSET ${count - 1} LIMIT 1)`;
  const [row] = await manager.query<{ until: Date | null }[]>(
    `SELECT greatest(${latest(PER_HOUR, '1 hour')}, ${latest(PER_DAY, '1 day')}) AS until`,
    [kind, recipient],
  );
  return row?.until && row.until > new Date() ? row.until : undefined;
}
