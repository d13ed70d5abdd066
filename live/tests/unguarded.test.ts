import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

/** The tests of `guards.test.ts` that fail if the engine runs with Vendure's defaults in place of the guards. */
const FAILING_TESTS = [
  'two orders that both wait for payment cannot both take the last piece',
  'four payments of one order at once are taken once',
  'a cart is repriced before payment',
  'a new password ends the sessions that the old one began',
  'a link confirms an account only with the password of the registration that has sent it',
  'whoever reads the mailbox gets the account, although a stranger has registered the address afterwards',
  'the engine itself confirms no account without its password',
  'a link that a new registration is just replacing confirms nothing',
  'only the customer can open an order by its number',
  'no other origin may read the engine, and no form may write to it',
  'no other site may frame the back office, and its pages load nothing from other hosts',
  'the back office sets no cookie, and stays signed in over a restart',
];

test("each guard's test fails without its guard", () => {
  const { stdout } = spawnSync(
    process.execPath,
    ['--test', '--test-reporter=tap', join(import.meta.dirname, 'guards.test.ts')],
    {
      // Without NODE_TEST_CONTEXT, because the inner run would otherwise take itself for part of this one and report nothing.
      env: { ...process.env, UNGUARDED: '1', NODE_TEST_CONTEXT: undefined },
      encoding: 'utf8',
    },
  );
  const failed = [...stdout.matchAll(/^not ok \d+ - (.*)$/gm)].map(([, title]) => title);
  assert.deepEqual(failed, FAILING_TESTS);
});
