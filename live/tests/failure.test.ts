import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureOf, failureWithPlace } from '../failure.ts';

test('the log of a refused e-mail has the codes and not the address', () => {
  // As the mail library reports a refused recipient.
  const error = Object.assign(new Error('550 No such mailbox: nobody@example.com'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  assert.equal(failureOf(error), 'EENVELOPE 550');
});

test('an error without a code is logged by its name, and a value that is not an error as unknown', () => {
  assert.equal(failureOf(new TypeError('nobody@example.com')), 'TypeError');
  assert.equal(failureOf('nobody@example.com'), 'unknown');
});

test('a failed connection is named by its cause', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  assert.equal(failureOf(new TypeError('fetch failed', { cause })), 'ECONNREFUSED');
});

test('a timeout is named', () => {
  assert.equal(failureOf(new DOMException('late', 'TimeoutError')), 'TimeoutError');
});

test('the place of an error is logged without its message', () => {
  const logged = failureWithPlace(new TypeError('nobody@example.com\n    at Street 1\nis unexpected'));
  assert.match(logged, /^TypeError\n    at .*failure\.test\.ts/);
  assert.doesNotMatch(logged, /nobody|Street|unexpected/);
});
