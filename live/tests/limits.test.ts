import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIMITS, RateLimiter } from '../gateway/rate-limit.ts';

test('allows the limit, then says how long to wait, then allows again', () => {
  let now = 0;
  const limiter = new RateLimiter(() => now);
  const { count, seconds } = LIMITS.signIn;
  for (let used = 0; used < count; used++) assert.equal(limiter.use('signIn', 'a'), undefined);
  assert.equal(limiter.use('signIn', 'a'), seconds);
  assert.equal(limiter.use('signIn', 'b'), undefined);
  now = 10_500;
  assert.equal(limiter.use('signIn', 'a'), seconds - 10);
  now = seconds * 1000;
  assert.equal(limiter.use('signIn', 'a'), undefined);
});
