import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { NativeAuthenticationStrategy, RequestContext, User } from '@vendure/core';
import { LimitedPasswords } from '../engine/back-office-access.ts';
import { forwardedAddress, LIMITS, networkOf, RateLimiter, TooMany, Turns } from '../gateway/rate-limit.ts';
import { readSettings } from '../settings.ts';

/** Without a database, as if it did not answer. */
const limiterInMemory = () => new RateLimiter({ query: () => Promise.reject(new Error('away')) }, 'a secret');

const waitOf = (used: Promise<void>) =>
  used.then(
    () => undefined,
    (error: unknown) => (error instanceof TooMany ? error.seconds : error),
  );

test('without a database, allows the limit, then says how long to wait', async () => {
  const limiter = limiterInMemory();
  const { count, seconds } = LIMITS.signIn;
  for (let used = 0; used < count; used++) assert.equal(await waitOf(limiter.use('signIn', 'a')), undefined);
  assert.equal(await waitOf(limiter.use('signIn', 'a')), seconds);
  assert.equal(await waitOf(limiter.use('signIn', 'b')), undefined);
});

test('counts what a request costs', async () => {
  const limiter = limiterInMemory();
  const { count } = LIMITS.work;
  assert.equal(await waitOf(limiter.use('work', 'a', count - 10)), undefined);
  assert.notEqual(await waitOf(limiter.use('work', 'a', 11)), undefined);
});

test('answers a few requests of an address at once, lets some wait, and refuses more', async () => {
  const turns = new Turns(2, 3);
  const open = Promise.withResolvers<void>();
  let working = 0;
  const ask = (network: string) =>
    turns.run(network, () => {
      working++;
      return open.promise;
    });
  const asked = [1, 2, 3, 4, 5].map(() => ask('a'));
  await assert.rejects(ask('a'), TooMany);
  const other = ask('b');
  await new Promise(setImmediate);
  assert.equal(working, 3);
  open.resolve();
  await Promise.all([...asked, other]);
  assert.equal(working, 6);
  await ask('a');
});

for (const [address, network] of [
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
] as const) {
  test(`${address} counts as ${network}`, () => assert.equal(networkOf(address), network));
}

for (const [header, address] of [
  ['203.0.113.7', '203.0.113.7'],
  ['10.0.0.1, 203.0.113.7:4711', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['unknown', undefined],
  ['203.0.113.7, ', undefined],
  ['999.0.113.7:80', undefined],
] as const) {
  test(`a proxy that reports ${header} means ${address}`, () =>
    assert.equal(forwardedAddress(header), address));
}

test('guesses at the back office from many addresses or of many accounts end, and not for the owner', async () => {
  // The comparison of a password takes a quarter of a second.
  mock.method(
    NativeAuthenticationStrategy.prototype,
    'authenticate',
    async (_ctx: unknown, data: { password: string }) => (data.password === 'right' ? new User() : false),
  );
  const passwords = new LimitedPasswords(readSettings({ BEHIND_PROXY: '1' }), limiterInMemory());
  const tryAt = async (address: string, password: string, username = 'owner') => {
    const req = { headers: { 'x-forwarded-for': address }, socket: {} };
    const ctx = Object.defineProperty(RequestContext.empty(), 'req', { value: req });
    return passwords.authenticate(ctx, { username, password }).then(
      (user) => (user ? 'signed in' : 'refused'),
      (error: Error) => error.message,
    );
  };
  assert.equal(await tryAt('192.0.2.1', 'right'), 'signed in');
  for (let stranger = 0; stranger < 99; stranger++)
    assert.equal(await tryAt(`203.0.113.${stranger}`, 'wrong'), 'refused');
  assert.equal(await tryAt('198.51.100.1', 'right'), 'Too many attempts. Try again in 60 minutes.');
  for (let other = 0; other < 19; other++)
    assert.equal(await tryAt('192.0.2.1', 'wrong', `other${other}`), 'refused');
  assert.match(await tryAt('192.0.2.1', 'wrong', 'another'), /^Too many attempts/);
  assert.equal(await tryAt('192.0.2.1', 'right'), 'signed in');
  mock.restoreAll();
});
