import type { INestApplicationContext } from '@nestjs/common';
import {
  EventBus,
  Logger,
  OrderPlacedEvent,
  TransactionalConnection,
  type VendureEvent,
} from '@vendure/core';
import { createTransport, type Transporter } from 'nodemailer';
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import { fileOf } from '../documents/documents.ts';
import { EVERY_MS, repeatedly } from '../engine/repeatedly.ts';
import { failureOf } from '../failure.ts';
import { mailboxFolder, OWNER, type Settings } from '../settings.ts';
import { type Letter, letterOf, type WaitingLetter } from './letters.ts';
import type { MailTexts } from './mail-texts.ts';
import { LetterEvent, tooManyLettersUntil } from './outbox.ts';

type Waiting = WaitingLetter & {
  readonly id: string;
  readonly createdAt: Date;
  /** The numbers of those that are sent with it. */
  readonly documents: readonly string[];
};

type Attachment = { readonly filename: string; readonly content: Buffer; readonly contentType: string };

/** A mail server that refuses everything must not be asked for ever. Links expire after a day. Nobody else has a message. */
const GIVE_UP_AFTER_DAYS = `CASE WHEN kind = 'message' THEN 30 WHEN kind IN ('confirm', 'reset', 'subscribe') THEN 1 ELSE 3 END`;
/** Of these the owner hears if they cannot be delivered. Anyone can have others sent to an address that does not exist. */
const TO_A_BUYER = `kind NOT IN ('message', 'confirm', 'reset', 'subscribe', 'closed') AND recipient <> '${OWNER}'`;
/** The library's own limits are up to ten minutes, and all further e-mails would wait as long. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends the e-mails that `writeLettersOf` has written down. Several processes may do so at once. */
export class Mailer {
  readonly #database: DataSource;
  readonly #settings: Settings;
  readonly #texts: MailTexts;
  readonly #transport: Transporter;
  readonly stop: () => Promise<void>;

  constructor(app: INestApplicationContext, settings: Settings, texts: MailTexts) {
    this.#database = app.get(TransactionalConnection).rawConnection;
    this.#settings = settings;
    this.#texts = texts;
    this.#transport =
      settings.smtpUrl === undefined
        ? createTransport({ streamTransport: true, buffer: true })
        : createTransport({ url: settings.smtpUrl, ...SMTP_TIMEOUTS });
    const { now, stop } = repeatedly('E-mails wait', 'mail', () => this.#sendAll());
    this.stop = stop;
    for (const event of [LetterEvent, OrderPlacedEvent])
      app.get(EventBus).ofType<VendureEvent>(event).subscribe(now);
  }

  async #sendAll(): Promise<void> {
    await this.#database.query(
      `WITH gone AS (
         DELETE FROM letter
         WHERE coalesce("sentAt" + interval '1 day', "createdAt" + ${GIVE_UP_AFTER_DAYS} * interval '1 day') < now()
         RETURNING id, kind, recipient, about, "sentAt"
       ), ${tellOwner(`gone WHERE "sentAt" IS NULL AND ${TO_A_BUYER}`, 'no answer')}`,
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
        `SELECT id, kind, recipient, about, content, documents, "createdAt" FROM letter
         WHERE "sentAt" IS NULL AND ("notBefore" <= now() OR "createdAt" > now()) ORDER BY "createdAt", id LIMIT 1 FOR UPDATE SKIP LOCKED`,
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
      const letter = await letterOf(manager, this.#settings, this.#texts, waiting);
      if (!letter) {
        await manager.query('DELETE FROM letter WHERE id = $1', [id]);
        return true;
      }
      try {
        const attachments = await attachmentsOf(manager, waiting.documents);
        await this.#send({ ...letter, attachments }, `${createdAt.toISOString().replaceAll(':', '-')}-${id}`);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        Logger.error(`An e-mail (${kind}) waits: ${failureOf(error)}`, 'mail');
        // Of a mailbox that does not exist. Other codes are those of a server that has no time.
        if (permanentCode(error) !== undefined)
          await manager.query(
            `WITH ${tellOwner(`letter WHERE id = $1 AND ${TO_A_BUYER}`, String(permanentCode(error)))}`,
            [id],
          );
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

  /** @param name the same if the letter is sent again after a crash: mail programs show one e-mail of each `messageId` */
  async #send(letter: Letter & { readonly attachments: Attachment[] }, name: string): Promise<void> {
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

function attachmentsOf(manager: EntityManager, numbers: readonly string[]): Promise<Attachment[]> {
  return Promise.all(
    numbers.map(async (number) => {
      // One that cannot be made must not keep the e-mails behind it from their readers.
      const content = await fileOf(manager, number).catch((error: unknown) => {
        throw Object.assign(new Error(`${number} cannot be made.`, { cause: error }), { code: 'EMESSAGE' });
      });
      if (!content) throw new Error(`There is no document ${number}.`);
      return { filename: `${number}.pdf`, content, contentType: 'application/pdf' };
    }),
  );
}

function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

/** The reply code of a mail server that will never take the e-mail; undefined for other errors. */
function permanentCode(error: unknown): number | undefined {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' && code >= 500 ? code : undefined;
}

/**
 * The end of a statement that tells the owner, once, that e-mails cannot be delivered.
 * @param source the e-mails: what follows `FROM`
 */
const tellOwner = (source: string, reason: string) => `refused AS (
    SELECT id, about, recipient FROM ${source}
  ), unknown AS (
    INSERT INTO told (event) SELECT 'undeliverable ' || id FROM refused ON CONFLICT DO NOTHING RETURNING event
  )
  INSERT INTO letter (kind, recipient, about, content)
    SELECT 'undeliverable', '${OWNER}', about, jsonb_build_object('recipient', recipient, 'reason', '${reason}')
    FROM refused JOIN unknown ON event = 'undeliverable ' || id`;
