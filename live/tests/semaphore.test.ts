import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueueTimeout, Semaphore } from '../engine/semaphore.ts';

test('runs two tasks at a time, in order, even after one has failed', async () => {
  const semaphore = new Semaphore(2, 10_000);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const tasks = [0, 1, 2, 3, 4, 5].map((task) =>
    semaphore.run(async () => {
      started.push(task);
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running--;
      if (task === 1) throw new Error('failed');
    }),
  );
  const results = await Promise.allSettled(tasks);
  assert.deepEqual(
    results.map(({ status }) => status === 'fulfilled'),
    [true, false, true, true, true, true],
  );
  assert.deepEqual(started, [0, 1, 2, 3, 4, 5]);
  assert.equal(most, 2);
});

test('gives up on a task that could not begin in time, and never begins it', async () => {
  const semaphore = new Semaphore(1, 20);
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const first = semaphore.run(() => promise);
  let hasBegun = false;
  await assert.rejects(
    semaphore.run(async () => {
      hasBegun = true;
    }),
    QueueTimeout,
  );
  end();
  await first;
  assert.equal(await semaphore.run(async () => 'next'), 'next');
  assert.equal(hasBegun, false);
});
