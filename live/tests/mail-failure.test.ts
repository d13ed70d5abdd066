import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTransport } from 'nodemailer';
import { failureOf } from '../mail/failure.ts';
import { SmtpSink } from './smtp-sink.ts';
import { PORT } from './support.ts';

const mailServer = new SmtpSink();
before(() => mailServer.listen(PORT));
after(() => mailServer.close());

test('the log of a refused e-mail has the codes and not the address', async () => {
  mailServer.unknown = 'nobody@example.com';
  const letter = { from: 'sales@shop.example', to: mailServer.unknown, text: 'Hello' };
  await assert.rejects(createTransport(`smtp://127.0.0.1:${PORT}`).sendMail(letter), (error: unknown) => {
    // Otherwise this test would find nothing.
    assert.match(String(error), /nobody@example\.com/);
    assert.equal(failureOf(error), 'EENVELOPE 550');
    return true;
  });
});

test('an error without a code is named by its kind', () => {
  assert.equal(failureOf(new TypeError('nobody@example.com')), 'TypeError');
  assert.equal(failureOf('nobody@example.com'), 'unknown');
});
