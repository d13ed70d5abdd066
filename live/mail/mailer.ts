import type { INestApplicationContext } from '@nestjs/common';
import {
  EventBus,
  Logger,
  NativeAuthenticationMethod,
  Order,
  OrderPlacedEvent,
  TransactionalConnection,
  type VendureEvent,
} from '@vendure/core';
import type { ContactMessage } from '../../app/content/model/contact-message.ts';
import { createTransport, type Transporter } from 'nodemailer';
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import { ORDER_RELATIONS, viewOf } from '../engine/orders.ts';
import { EVERY_MS, repeatedly } from '../engine/repeatedly.ts';
import { failureOf } from '../failure.ts';
import { mailboxFolder, type Settings } from '../settings.ts';
import {
  confirmationLetter,
  type Letter,
  messageLetter,
  orderLetter,
  resetLetter,
  subscriptionLetter,
} from './letters.ts';
import { LetterEvent, type LetterKind, tooManyLettersUntil } from './outbox.ts';

type Waiting = {
  readonly id: string;
  readonly kind: LetterKind;
  readonly recipient: string;
  /** The id of the order, the token of the link, or the address of whoever has written the message. */
  readonly about: string;
  readonly content: ContactMessage | null;
  readonly createdAt: Date;
};

/** A mail server that refuses everything must not be asked for ever. Links expire after a day. Nobody else has a message. */
const GIVE_UP_AFTER_DAYS = `CASE kind WHEN 'message' THEN 30 WHEN 'order' THEN 3 ELSE 1 END`;
/** The library's own limits are up to ten minutes, and all further e-mails would wait as long. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends the e-mails that `writeLettersOf` has written down. Several processes may do so at once. */
export class Mailer {
  readonly #database: DataSource;
  readonly #settings: Settings;
  readonly #transport: Transporter;
  readonly stop: () => Promise<void>;

  constructor(app: INestApplicationContext, settings: Settings) {
    this.#database = app.get(TransactionalConnection).rawConnection;
    this.#settings = settings;
    this.#transport =
      settings.smtpUrl === undefined
        ? createTransport({ streamTransport: true, buffer: true })
        : createTransport({ url: settings.smtpUrl, ...SMTP_TIMEOUTS });
    const { now, stop } = repeatedly('E-mails wait', 'mail', () => this.#sendAll());
    this.stop = stop;
    for (const event of [LetterEvent, OrderPlacedEvent])
      app.get(EventBus).ofType<VendureEvent>(event).subscribe(now);
  }

  #link(path: string, query: Record<string, string>): string {
    return `${this.#settings.publicUrl}${path}?${new URLSearchParams(query).toString()}`;
  }

  async #sendAll(): Promise<void> {
    await this.#database.query(
      `DELETE FROM letter
       WHERE coalesce("sentAt" + interval '1 day', "createdAt" + ${GIVE_UP_AFTER_DAYS} * interval '1 day') < now()`,
    );
    await this.#database.query(
      `DELETE FROM newsletter WHERE "confirmedAt" IS NULL AND "askedAt" < now() - interval '1 day'
         AND NOT EXISTS (SELECT FROM "user" WHERE identifier = newsletter.email)`,
    );
    while (await this.#sendOne());
  }

  /**
   * Sends the e-mail that has waited longest. Skips those that another process is sending. An e-mail that the server refuses is
   * tried again when it is twice as old, for example after one, two, four and eight minutes.
   * @returns whether an e-mail was waiting
   * @throws Error if no e-mail can be sent at present
   */
  #sendOne(): Promise<boolean> {
    return this.#database.transaction(async (manager) => {
      const [waiting] = await manager.query<Waiting[]>(
        `SELECT id, kind, recipient, about, content, "createdAt" FROM letter
         WHERE "sentAt" IS NULL AND "notBefore" <= now() ORDER BY "createdAt", id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      );
      if (!waiting) return false;
      const { id, kind, recipient, createdAt } = waiting;
      const wait = (until: Date) =>
        manager.query('UPDATE letter SET "notBefore" = $2 WHERE id = $1', [id, until]);
      // Otherwise two processes could each send the last e-mail that this person may get.
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`mail to ${recipient}`]);
      const until = await tooManyLettersUntil(manager, kind, recipient, 'sentAt');
      if (until) {
        await wait(until);
        return true;
      }
      const letter = await this.#letterOf(manager, waiting);
      if (!letter) {
        await manager.query('DELETE FROM letter WHERE id = $1', [id]);
        return true;
      }
      try {
        await this.#send(letter, `${createdAt.toISOString().replaceAll(':', '-')}-${id}`);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        Logger.error(`An e-mail (${kind}) waits: ${failureOf(error)}`, 'mail');
        await wait(new Date(Date.now() + Math.max(Date.now() - createdAt.getTime(), EVERY_MS)));
        return true;
      }
      await manager.query('UPDATE letter SET "sentAt" = clock_timestamp() WHERE id = $1', [id]);
      if (kind === 'order')
        await manager.query(`UPDATE "order" SET "customFieldsConfirmationsentat" = now() WHERE id = $1`, [
          waiting.about,
        ]);
      return true;
    });
  }

  /** Undefined if there is nothing left to say: the link has been used or replaced, or the customer has been forgotten. */
  async #letterOf(
    manager: EntityManager,
    { kind, recipient, about, content }: Waiting,
  ): Promise<Letter | undefined> {
    if (kind === 'message') return content ? messageLetter(this.#settings.contactEmail, content) : undefined;
    if (kind === 'subscribe') {
      const asked = await manager.query<unknown[]>(
        'SELECT FROM newsletter WHERE token = $1 AND "askedAt" IS NOT NULL',
        [about],
      );
      return asked.length > 0
        ? subscriptionLetter(recipient, this.#link('/newsletter', { token: about }))
        : undefined;
    }
    if (kind === 'order') {
      const order = await manager.findOne(Order, {
        where: { id: Number(about) },
        relations: ORDER_RELATIONS,
        relationLoadStrategy: 'query',
      });
      const key = order?.customFields.accessKey;
      const account = order?.customer?.user;
      const isToAccount = account?.verified === true && account.identifier === recipient;
      return order && key
        ? orderLetter(viewOf(order), this.#link(`/account/orders/${order.code}`, { key }), isToAccount)
        : undefined;
    }
    const column = kind === 'confirm' ? 'verificationToken' : 'passwordResetToken';
    if (!(await manager.existsBy(NativeAuthenticationMethod, { [column]: about }))) return undefined;
    return kind === 'confirm'
      ? confirmationLetter(recipient, this.#link('/confirm', { token: about }))
      : resetLetter(recipient, this.#link('/reset-password', { token: about }));
  }

  /** @param name the same if the letter is sent again after a crash: mail programs show one e-mail of each `messageId` */
  async #send(letter: Letter, name: string): Promise<void> {
    const messageId = `<${name}@${new URL(this.#settings.publicUrl).hostname}>`;
    const sent = await this.#transport.sendMail({ from: this.#settings.mailFrom, messageId, ...letter });
    if (Buffer.isBuffer(sent.message)) await this.#keep(sent.message, `${name}.eml`);
  }

  /** A file appears in the mailbox once it is complete. Only the owner of the program may read it. */
  async #keep(message: Buffer, name: string): Promise<void> {
    const mailbox = mailboxFolder(this.#settings);
    await mkdir(mailbox, { recursive: true });
    await chmod(mailbox, 0o700);
    await writeFile(join(mailbox, `.${name}`), message, { mode: 0o600 });
    await rename(join(mailbox, `.${name}`), join(mailbox, name));
  }
}

function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}
