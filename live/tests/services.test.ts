// Live mode with external services: Stripe, a mail server, and a database that DATABASE_URL names.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { testCards } from './cards.ts';
import { SmtpSink } from './smtp-sink.ts';
import { StripeStandIn } from './stripe-stand-in.ts';
import {
  count,
  decode,
  becomes,
  eventually,
  orderOf,
  PORT,
  RADIO,
  registrationsOf,
  startBeforeTests,
} from './support.ts';

const DATABASE_PASSWORD = 'chosen-by-the-owner';
const SMTP_PORT = PORT + 3;
const mailServer = new SmtpSink();
before(() => mailServer.listen(SMTP_PORT));
after(() => mailServer.close());

const STRIPE_PORT = PORT + 4;
const stripe = new StripeStandIn(`http://127.0.0.1:${PORT}`);
before(() => stripe.listen(STRIPE_PORT));
after(() => stripe.close());

const { stack, guest } = startBeforeTests({
  environment: {
    DATABASE_PASSWORD,
    DATABASE_URL: `postgres://watchpost:${DATABASE_PASSWORD}@127.0.0.1:${PORT + 2}/watchpost`,
    SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
    MAIL_FROM: 'The shop <sales@shop.example>',
    ...StripeStandIn.environment(STRIPE_PORT),
  },
  stocked: ['11'],
});

/** Waits for an e-mail that contains this text as it is sent. */
const mailWith = (text: string) =>
  eventually(
    async () => mailServer.messages.find((message) => message.includes(text)) ?? '',
    (message) => message !== '',
  );
const mailAbout = (orderNumber: string) => mailWith(`Your order ${orderNumber}`);

testCards({ stack, guest }, stripe, mailWith);

/** Makes refused e-mails due for their next attempt. */
async function makeRefusedEmailsDue(): Promise<void> {
  await stack.database.query('UPDATE letter SET "notBefore" = now() WHERE "sentAt" IS NULL');
}

describe('a mail server', () => {
  test('gets the e-mails, from the address that is set', async () => {
    await guest.register('smtp@example.com', 'correct horse');
    const message = await mailWith('To: smtp@example.com');
    assert.match(message, /^From: The shop <sales@shop\.example>$/m);
    assert.match(decode(message), /\/confirm\?token=/);
    assert.equal(existsSync(join(stack.settings.dataFolder, 'mailbox')), false);
  });

  test('that is down gets links and messages of the contact form once it is up again', async () => {
    const mailsTo = (email: string, link: string) =>
      mailServer.messages.filter((each) => each.includes(`To: ${email}`) && decode(each).includes(link));
    await guest.register('first@example.com', 'correct horse');
    await mailWith('To: first@example.com');
    mailServer.close();
    await guest.requestReset('first@example.com');
    await guest.register('later@example.com', 'correct horse');
    await registrationsOf(stack.database, 'later@example.com', 1);
    await guest.ask('POST', '/api/newsletter', { email: 'reader@example.com' });
    await guest.ask('POST', '/api/messages', {
      name: 'Ada',
      email: 'ada@example.com',
      subject: 'It is down',
      message: 'Is it?',
    });
    // A crash loses nothing either.
    await stack.engine.stop();
    await mailServer.listen(SMTP_PORT);
    await stack.engine.start();
    await eventually(
      async () => [
        ...mailsTo('first@example.com', '/reset-password?'),
        ...mailsTo('later@example.com', '/confirm?'),
        ...mailsTo('reader@example.com', '/newsletter?'),
        ...mailsTo('sales@shop.example', 'Subject: Contact form: It is down'),
      ],
      ({ length }) => length === 4,
    );
  });

  test('gets the messages of the contact form as they were typed, with the visitor to reply to', async () => {
    const { body } = await guest.ask('POST', '/api/messages', {
      name: 'Ayşe Yılmaz',
      email: 'ayse@example.com',
      subject: 'Kaç kamera?',
      message: 'Merhaba,\r\n\r\n\t8 kamera   için teklif:\n.\nhttps://plan.example/a?b=c',
    });
    assert.deepEqual(body, { kind: 'accepted' });
    const message = await mailWith('=?UTF-8?Q?Contact_form');
    assert.match(message, /^From: The shop <sales@shop\.example>$/m);
    assert.match(message, /^To: sales@shop\.example$/m);
    assert.match(message, /^Reply-To: =\?UTF-8\?\S+ <ayse@example\.com>$/m);
    assert.match(message, /^Subject: =\?UTF-8\?Q\?Contact_form=3A_Ka=C3=A7_kamera=3F\?=$/m);
    assert.match(decode(message), /^Ayşe Yılmaz \(ayse@example\.com\) has sent this message/m);
    assert.ok(
      decode(message).includes(
        'Merhaba,\r\n\r\n\t8 kamera   için teklif:\r\n..\r\nhttps://plan.example/a?b=c',
      ),
    );
  });

  test('gets no link that a later one has replaced', async () => {
    mailServer.close();
    for (const password of ['correct horse', 'battery staple'])
      await guest.register('twice@example.com', password);
    await registrationsOf(stack.database, 'twice@example.com', 2);
    await mailServer.listen(SMTP_PORT);
    const { body } = await guest.place(orderOf([{ ...RADIO, quantity: 1 }]));
    await mailAbout(body.number);
    assert.equal(mailServer.messages.filter((each) => each.includes('To: twice@example.com')).length, 1);
  });

  test('that refuses an e-mail about an order gets it again with the e-mail of the next order', async () => {
    mailServer.refuses = true;
    const { body: first } = await guest.place(orderOf([{ ...RADIO, quantity: 1 }]));
    assert.equal(first.kind, 'placed');
    await eventually(
      async () => mailServer.refusals,
      (refusals) => refusals > 0,
    );
    mailServer.refuses = false;
    await makeRefusedEmailsDue();
    const { body: second } = await guest.place(orderOf([{ ...RADIO, quantity: 1 }]));
    for (const { number } of [first, second]) {
      await mailAbout(number);
      assert.equal(mailServer.messages.filter((each) => each.includes(`Your order ${number}`)).length, 1);
    }
  });

  test('that refuses an address gets the e-mails of the next orders all the same', async () => {
    mailServer.unknown = 'nobody@example.com';
    const refusals = mailServer.refusals;
    const { body: first } = await guest.place(
      orderOf([{ ...RADIO, quantity: 1 }], { email: mailServer.unknown }),
    );
    await eventually(
      async () => mailServer.refusals,
      (number) => number > refusals,
    );
    const { body: second } = await guest.place(orderOf([{ ...RADIO, quantity: 1 }]));
    await mailAbout(second.number);
    // The e-mail of the first order is tried again later.
    mailServer.unknown = undefined;
    await makeRefusedEmailsDue();
    await guest.place(orderOf([{ ...RADIO, quantity: 1 }]));
    await mailAbout(first.number);
  });

  test('that refuses an address gets the e-mail again only when the age of the order has doubled', async () => {
    mailServer.unknown = 'never@example.com';
    const refusals = mailServer.refusals;
    const { body } = await guest.place(orderOf([{ ...RADIO, quantity: 1 }], { email: mailServer.unknown }));
    await becomes(() => mailServer.refusals, refusals + 1);
    for (let order = 0; order < 3; order++) {
      const { body: next } = await guest.place(orderOf([{ ...RADIO, quantity: 1 }]));
      await mailAbout(next.number);
    }
    assert.equal(mailServer.refusals, refusals + 1);
    // An hour later the e-mail is refused once more, and then waits for another hour.
    await stack.database.query(
      `UPDATE letter SET "createdAt" = letter."createdAt" - interval '1 hour' FROM "order"
       WHERE about = "order".id::text AND code = $1`,
      [body.number],
    );
    await makeRefusedEmailsDue();
    await guest.place(orderOf([{ ...RADIO, quantity: 1 }]));
    await becomes(() => mailServer.refusals, refusals + 2);
    // The owner hears of it once.
    const told = `An e-mail about order ${body.number} cannot be delivered`;
    assert.match(decode(await mailWith(told)), /to never@example\.com: 550\./);
    assert.equal(mailServer.messages.filter((message) => message.includes(`Subject: ${told}`)).length, 1);
    await becomes(
      () =>
        count(
          stack.database,
          `letter JOIN "order" ON about = "order".id::text
           WHERE code = $1 AND "notBefore" > now() + interval '59 minutes'`,
          [body.number],
        ),
      1,
    );
  });
});
