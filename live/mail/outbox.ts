import {
  AccountRegistrationEvent,
  EventBus,
  type ID,
  type Injector,
  NativeAuthenticationMethod,
  PasswordResetEvent,
  type RequestContext,
  TransactionalConnection,
  type User,
  VendureEvent,
} from '@vendure/core';
import type { EntityManager } from 'typeorm';
import type { ContactMessage } from '../../app/content/model/contact-message.ts';
import type { OrderLinePieces } from '../engine/orders.ts';
import { readSettings } from '../settings.ts';
import type { MailName } from './mail-facts.ts';

/** Of an e-mail that waits. It is the name of its text; the one about an order that waits for approval has a text of its own. */
export type LetterKind = Exclude<MailName, 'order-waiting'>;

/** What an e-mail is about, besides the order, product or link that its row names. */
export type LetterContents = {
  readonly message: ContactMessage;
  readonly 'part-shipped': AboutParcel;
  readonly shipped: AboutParcel;
  readonly delivered: AboutParcel;
  readonly 'part-cancelled': AboutPieces;
  readonly 'part-refunded': AboutRefund;
  readonly refunded: AboutRefund;
  readonly 'low-stock': { readonly left: number };
  readonly 'return-to-answer': AboutPieces & { readonly reason: string };
  readonly 'return-answered': AboutPieces & { readonly isAccepted: boolean; readonly text: string };
  readonly 'firm-approved': AboutDecision;
  readonly 'firm-declined': AboutDecision;
  readonly undeliverable: { readonly recipient: string; readonly reason: string };
};
/** Of the approver of a firm. */
type AboutDecision = { readonly by: string; readonly reason: string };
type AboutParcel = { readonly parcel: ID };
type AboutPieces = { readonly lines: readonly OrderLinePieces[] };
type AboutRefund = { readonly refund: ID };

/** `content` is null for kinds that have none. */
export type LetterContent = LetterContents[keyof LetterContents];

/** Anyone can have an e-mail of these kinds sent to anyone. So nobody gets more than this of one kind. */
const LIMITED = new Set<LetterKind>([
  'confirm',
  'reset',
  'subscribe',
  'order',
  'cancelled',
  'withdrawn',
  'lapsed',
]);
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

/** @returns whether the event had not been told before */
export async function tellOnce(manager: EntityManager, event: string): Promise<boolean> {
  const added = await manager.query<unknown[]>(
    'INSERT INTO told (event) VALUES ($1) ON CONFLICT DO NOTHING RETURNING event',
    [event],
  );
  return added.length > 0;
}

/** @param documents the numbers of those that are sent with it */
export async function writeLetter(
  injector: Pick<Injector, 'get'>,
  ctx: RequestContext,
  kind: LetterKind,
  recipient: string,
  about: string | null | undefined,
  content?: LetterContent,
  documents: readonly string[] = [],
): Promise<void> {
  await managerOf(injector, ctx).query(
    'INSERT INTO letter (kind, recipient, about, content, documents) VALUES ($1, lower($2), $3, $4, $5)',
    [kind, recipient, about, content, documents],
  );
  await injector.get(EventBus).publish(new LetterEvent(ctx));
}

/**
 * Writes each e-mail that is to be sent into the table `letter`, in the transaction that causes it. So no crash and no
 * unreachable mail server loses one. `Mailer` sends them. Those about orders are in `order-events.ts`.
 */
export function writeLettersOfAccounts(injector: Injector): void {
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
  if (!readSettings().hasRateLimits || !LIMITED.has(kind)) return undefined;
  const latest = (count: number, period: string) =>
    `(SELECT "${since}" + interval '${period}' FROM letter
      WHERE kind = $1 AND recipient = lower($2)
        -- A clock may have been set back since.
        AND "${since}" <= now()
      ORDER BY "${since}" DESC OFFSET ${count - 1} LIMIT 1)`;
  const [row] = await manager.query<{ until: Date | null }[]>(
    `SELECT greatest(${latest(PER_HOUR, '1 hour')}, ${latest(PER_DAY, '1 day')}) AS until`,
    [kind, recipient],
  );
  return row?.until && row.until > new Date() ? row.until : undefined;
}
