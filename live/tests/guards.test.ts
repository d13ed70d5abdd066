// Tests that the guards prevent faults that the engine has by default.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { test } from 'node:test';
import { ENGINE_SECRET_HEADER, EngineClient } from '../gateway/engine-client.ts';
import { readSecret } from '../settings.ts';
import { Owner } from './owner.ts';
import {
  askEngine,
  Browser,
  confirm,
  count,
  becomes,
  eventually,
  letterCount,
  letterWith,
  orderOf,
  RADIO,
  startBeforeTests,
  tokenIn,
} from './support.ts';

const { stack, guest } = startBeforeTests();

test('the engine answers nobody without the secret that it shares with the gateway', async () => {
  for (const secret of ['', 'another', `${readSecret(stack.settings, 'engineSecret')}a`])
    assert.deepEqual(await askEngine(stack.settings, 'customer', {}, secret), { status: 401, body: null });
  assert.equal((await askEngine(stack.settings, 'customer', {})).status, 201);
});

test('the engine checks what the gateway asks, and finds no order without its key', async () => {
  await guest.place(orderOf([{ ...RADIO, quantity: 1 }]));
  const key = randomUUID();
  for (const [call, values] of [
    ['placedOrder', {}],
    ['placedOrder', { key: null }],
    ['placedOrder', { key: [key] }],
    ['prices', { lines: [{ productId: '11', quantity: -1 }] }],
    ['prices', { lines: [{ productId: '11', quantity: 0.5 }] }],
    ['prices', {}],
    [
      'placeOrder',
      { key, network: '192.0.2.1', isFromCustomer: false, ...orderOf([{ ...RADIO, quantity: -1 }]) },
    ],
    ['order', { key: '' }],
    ['confirmRegistration', { password: 'correct horse' }],
    ['resetPassword', { password: 'correct horse' }],
    ['confirmSubscription', {}],
    ['endSubscription', {}],
    ['register', { email: 'ada@example.com', password: 'short', firstName: 'Ada', lastName: 'Lovelace' }],
    ['sendMessage', {}],
    ['signIn', { email: 'ada@example.com' }],
  ] as const) {
    const { status, body } = await askEngine(stack.settings, call, values);
    assert.equal(status, 400, `${call} ${JSON.stringify(body)}`);
  }
});

test('a gateway with another secret sells nothing, and its log says why', async () => {
  const client = new EngineClient(stack.settings.engineUrl, 'another');
  await assert.rejects(client.call('customer', undefined), {
    reason: /^ENGINE_SECRET of the gateway is not that of the engine\./,
  });
});

test("the engine's own shop API is closed", async () => {
  for (const path of ['/shop-api', '/shop-api/']) {
    const { status } = await fetch(stack.settings.engineUrl + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
    });
    assert.equal(status, 404, path);
  }
});

/**
 * Registers an account and returns the token of the link that is sent.
 * @param letters how many e-mails the address has received in all, including the one for this registration
 */
async function tokenOfRegistration(email: string, password: string, letters: number): Promise<string> {
  await new Browser(stack.settings).register(email, password);
  await becomes(() => letterCount(stack.settings, `To: ${email}`), letters);
  return tokenIn(await letterWith(stack.settings, `To: ${email}`, '/confirm?'));
}

const confirmInNewBrowser = (token: string, password: string) =>
  confirm(new Browser(stack.settings), token, password);

async function signIn(email: string, password: string): Promise<string> {
  const { body } = await new Browser(stack.settings).signIn(email, password);
  return body.kind;
}

test('a link confirms an account only with the password of the registration that has sent it', async () => {
  const email = 'before@example.com';
  const first = await tokenOfRegistration(email, 'of a stranger', 1);
  const second = await tokenOfRegistration(email, 'correct horse', 2);
  assert.equal(await confirmInNewBrowser(first, 'of a stranger'), 'expired');
  assert.equal(await confirmInNewBrowser(second, 'of a stranger'), 'refused');
  assert.equal(await signIn(email, 'correct horse'), 'refused');
  assert.equal(await confirmInNewBrowser(second, 'correct horse'), 'signed-in');
  assert.equal(await signIn(email, 'of a stranger'), 'refused');
  assert.equal(await signIn(email, 'correct horse'), 'signed-in');
  // A confirmed account is not changed by another registration.
  await new Browser(stack.settings).register(email, 'of a stranger');
  assert.equal(await signIn(email, 'of a stranger'), 'refused');
  assert.equal(await signIn(email, 'correct horse'), 'signed-in');
});

test('whoever reads the mailbox gets the account, although a stranger has registered the address afterwards', async () => {
  const email = 'after@example.com';
  await tokenOfRegistration(email, 'correct horse', 1);
  const newest = await tokenOfRegistration(email, 'of a stranger', 2);
  assert.equal(await confirmInNewBrowser(newest, 'correct horse'), 'refused');
  assert.equal(await signIn(email, 'of a stranger'), 'refused');
  const owner = new Browser(stack.settings);
  await owner.requestReset(email);
  const token = tokenIn(await letterWith(stack.settings, `To: ${email}`, '/reset-password?'));
  const { body } = await owner.resetPassword(token, 'battery staple');
  assert.equal(body.kind, 'signed-in');
  assert.equal(await signIn(email, 'of a stranger'), 'refused');
  assert.equal(await confirmInNewBrowser(newest, 'of a stranger'), 'expired');
  assert.equal(await signIn(email, 'battery staple'), 'signed-in');
});

test('a link that a new registration is just replacing confirms nothing', async () => {
  const token = await tokenOfRegistration('meanwhile@example.com', 'correct horse', 1);
  const other = await stack.database.connect();
  try {
    await other.query('BEGIN');
    await other.query(
      `UPDATE authentication_method SET "verificationToken" = 'another' WHERE "verificationToken" = $1`,
      [token],
    );
    const answer = confirmInNewBrowser(token, 'correct horse');
    await eventually(
      () => count(stack.database, `pg_stat_activity WHERE wait_event_type = 'Lock'`),
      (waiting) => waiting > 0,
    );
    await other.query('COMMIT');
    assert.equal(await answer, 'expired');
  } finally {
    other.release();
  }
});

test('no other origin may read the engine, and no form may write to it', async () => {
  const read = await fetch(`${stack.settings.engineUrl}/admin-api`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
    body: JSON.stringify({ query: '{ __typename }' }),
  });
  assert.equal(read.headers.get('access-control-allow-origin'), null);
  const form = await fetch(`${stack.settings.engineUrl}/admin-api`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify({ query: 'mutation { logout { success } }' }),
  });
  assert.equal(form.status, 400);
  const engineSecret = readSecret(stack.settings, 'engineSecret');
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    assert.equal(
      (
        await fetch(`${stack.settings.engineUrl}/shop/subscribe`, {
          method: 'POST',
          headers: { 'Content-Type': type, [ENGINE_SECRET_HEADER]: engineSecret },
          body: 'email=victim@example.com',
        })
      ).status,
      403,
      type,
    );
});

/** Paths of every kind that the engine's port answers. */
const BACK_OFFICE_PATHS = [
  '/admin/',
  '/admin/login',
  '/admin-api',
  '/shop-api',
  '/shop/prices',
  '/health',
  '/unknown',
  '/admin/%',
];

test('no other site may frame the back office, and its pages load nothing from other hosts', async () => {
  for (const path of BACK_OFFICE_PATHS) {
    const { headers } = await fetch(stack.settings.engineUrl + path);
    assert.equal(headers.get('x-frame-options'), 'DENY', path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    assert.equal(headers.get('referrer-policy'), 'same-origin', path);
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /^default-src 'self'; script-src 'self';.* frame-ancestors 'none'/, path);
    assert.doesNotMatch(policy, /https?:|\*/, path);
  }
});

test('the back office sets no cookie, and stays signed in over a restart', async () => {
  const owner = await Owner.signIn(stack.settings);
  assert.deepEqual(owner.cookies, []);
  await stack.engine.stop();
  await stack.engine.start();
  assert.deepEqual(await owner.ask('{ me { identifier } }'), { me: { identifier: 'owner' } });
});

const NEEDS_PROC = {
  skip: process.platform !== 'linux' && 'This test reads /proc, so it runs on Linux only.',
};

test('neither the engine nor the gateway connects to another host', NEEDS_PROC, async () => {
  const outside = [];
  for (const child of [stack.engine, stack.gateway]) {
    const sockets = new Set(
      readdirSync(`/proc/${child.pid}/fd`).flatMap((fd) => {
        try {
          const target = readlinkSync(`/proc/${child.pid}/fd/${fd}`);
          return target.startsWith('socket:') ? [target.slice(8, -1)] : [];
        } catch {
          return [];
        }
      }),
    );
    for (const table of ['tcp', 'tcp6', 'udp', 'udp6']) {
      for (const line of readFileSync(`/proc/net/${table}`, 'utf8').split('\n').slice(1)) {
        // Field 2 is the remote address in hexadecimal, field 9 the inode of the socket. Loopback addresses are allowed,
        // and zeros, which mean that there is no remote address.
        const fields = line.trim().split(/\s+/);
        const remote = fields[2] ?? '';
        if (
          sockets.has(fields[9] ?? '') &&
          !/^(0100007F|0+|0000000000000000FFFF00000100007F|00000000000000000000000001000000):/.test(remote)
        ) {
          outside.push(remote);
        }
      }
    }
  }
  assert.deepEqual(outside, []);
});
