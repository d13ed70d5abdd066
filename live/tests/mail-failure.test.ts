import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureOf } from '../mail/failure.ts';

test('the log of a refused e-mail has the codes and not the address', () => {
  // As the mail library reports a refused recipient.
  const error = Object.assign(new Error('550 No such mailbox: nobody@example.com'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  assert.equal(failureOf(error), 'EENVELOPE 550');
});

test('an error without a code is named by its kind', () => {
  assert.equal(failureOf(new TypeError('nobody@example.com')), 'TypeError');
  assert.equal(failureOf('nobody@example.com'), 'unknown');
});
