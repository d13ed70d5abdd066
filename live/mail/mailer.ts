import type { INestApplicationContext } from '@nestjs/common';
import {
  AccountRegistrationEvent,
  EventBus,
  Logger,
  NativeAuthenticationMethod,
  Order,
  OrderPlacedEvent,
  PasswordResetEvent,
  TransactionalConnection,
  type User,
} from '@vendure/core';
import { createTransport, type Transporter } from 'nodemailer';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ORDER_RELATIONS, viewOf } from '../engine/orders.ts';
import { failureOf } from '../failure.ts';
import type { Settings } from '../settings.ts';
import { confirmationLetter, type Letter, orderLetter, resetLetter } from './letters.ts';

const SWEEP_INTERVAL_MS = 60_000;
/** A mail server that refuses everything must not be asked for ever. */
const GIVE_UP_AFTER_DAYS = 3;
/** The library's own limits are up to ten minutes, and all further e-mails about orders would wait as long. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends the e-mails. Orders to confirm are found by their missing `confirmationSentAt`, because the event that an order was placed
 * could be lost in a crash.
 */
export class Mailer {
  readonly #app: INestApplicationContext;
  readonly #settings: Settings;
  readonly #transport: Transporter;
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> = Promise.resolve();

  constructor(app: INestApplicationContext, settings: Settings) {
    this.#app = app;
    this.#settings = settings;
    this.#transport =
      settings.smtpUrl === undefined
        ? createTransport({ streamTransport: true, buffer: true })
        : createTransport({ url: settings.smtpUrl, ...SMTP_TIMEOUTS });
  }

  start(): void {
    const events = this.#app.get(EventBus);
    events.ofType(AccountRegistrationEvent).subscribe(({ user }) => {
      const token = credentialsOf(user)?.verificationToken;
      if (token) void this.#try(confirmationLetter(user.identifier, this.#link('/confirm', { token })));
    });
    events.ofType(PasswordResetEvent).subscribe(({ user }) => {
      const token = credentialsOf(user)?.passwordResetToken;
      if (token) void this.#try(resetLetter(user.identifier, this.#link('/reset-password', { token })));
    });
    events.ofType(OrderPlacedEvent).subscribe(() => this.#sweepNext());
    this.#sweepNext();
    this.#timer = setInterval(() => this.#sweepNext(), SWEEP_INTERVAL_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  #link(path: string, query: Record<string, string>): string {
    return `${this.#settings.publicUrl}${path}?${new URLSearchParams(query).toString()}`;
  }

  #sweepNext(): void {
    this.#sweeping = this.#sweeping.then(async () => {
      try {
        while (await this.#confirmOne());
      } catch (error) {
        Logger.error(`E-mails of orders wait: ${failureOf(error)}`, 'mail');
      }
    });
  }

  /**
   * Sends the confirmation of the order that has waited longest. Skips orders that another process is confirming. An order whose
   * e-mail the server refuses is tried again when it is twice as old, for example after one, two, four and eight minutes.
   * @returns whether an order was waiting
   * @throws Error if no e-mail can be sent at present
   */
  #confirmOne(): Promise<boolean> {
    return this.#app.get(TransactionalConnection).rawConnection.transaction(async (manager) => {
      const [waiting] = await manager.query<{ id: number }[]>(
        `SELECT id FROM "order"
         WHERE "orderPlacedAt" > now() - $1 * interval '1 day'
           AND "customFieldsConfirmationsentat" IS NULL AND "customFieldsAccesskey" IS NOT NULL
           AND coalesce("customFieldsConfirmationnotbefore" <= now(), true)
         ORDER BY "orderPlacedAt" LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [GIVE_UP_AFTER_DAYS],
      );
      if (!waiting) return false;
      const order = await manager.findOneOrFail(Order, {
        where: { id: waiting.id },
        relations: ORDER_RELATIONS,
        relationLoadStrategy: 'query',
      });
      const key = order.customFields.accessKey ?? '';
      try {
        await this.#send(orderLetter(viewOf(order), this.#link(`/account/orders/${order.code}`, { key })));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        Logger.error(`The e-mail of order ${order.code} waits: ${failureOf(error)}`, 'mail');
        const age = Date.now() - (order.orderPlacedAt?.getTime() ?? 0);
        await manager.query(
          `UPDATE "order" SET "customFieldsConfirmationnotbefore" = now() + $2 * interval '1 millisecond' WHERE id = $1`,
          [waiting.id, Math.max(age, SWEEP_INTERVAL_MS)],
        );
        return true;
      }
      await manager.query(`UPDATE "order" SET "customFieldsConfirmationsentat" = now() WHERE id = $1`, [
        waiting.id,
      ]);
      return true;
    });
  }

  async #try(letter: Letter): Promise<void> {
    try {
      await this.#send(letter);
    } catch (error) {
      Logger.error(`An e-mail could not be sent: ${failureOf(error)}`, 'mail');
    }
  }

  async #send(letter: Letter): Promise<void> {
    const sent = await this.#transport.sendMail({ from: this.#settings.mailFrom, ...letter });
    if (Buffer.isBuffer(sent.message)) await this.#keep(sent.message);
  }

  /** A file appears in the mailbox once it is complete. */
  async #keep(message: Buffer): Promise<void> {
    const mailbox = mailboxFolder(this.#settings);
    await mkdir(mailbox, { recursive: true });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    await writeFile(join(mailbox, `.${name}`), message);
    await rename(join(mailbox, `.${name}`), join(mailbox, name));
  }
}

/** Whether the mail server answers but does not take this one e-mail. */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

export function mailboxFolder({ dataFolder }: Settings): string {
  return join(dataFolder, 'mailbox');
}

function credentialsOf({ authenticationMethods }: User): NativeAuthenticationMethod | undefined {
  return authenticationMethods?.find((method) => method instanceof NativeAuthenticationMethod);
}
