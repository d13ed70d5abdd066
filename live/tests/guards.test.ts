// Tests that the guards prevent faults that the engine has by default. Many ask the engine's own shop API, which otherwise only
// the gateway uses.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { test } from 'node:test';
import { Owner } from './owner.ts';
import {
  Browser,
  confirm,
  count,
  eventually,
  type Json,
  jsonOf,
  letterCount,
  letterWith,
  orderOf,
  RADIO,
  registered,
  setPrice,
  setStock,
  startBeforeTests,
  stockOf,
  tokenIn,
} from './support.ts';

const { stack } = startBeforeTests();

/** A visitor of the engine's own shop API, with a cart of one product. */
class EngineVisitor {
  token: string | undefined;

  async ask(query: string, variables: object = {}): Promise<Json> {
    const response = await fetch(`${stack.settings.engineUrl}/shop-api`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(this.token !== undefined && {
          Authorization: `Bearer ${this.token}`,
        }),
      },
      body: JSON.stringify({ query, variables }),
    });
    this.token = response.headers.get('vendure-auth-token') ?? this.token;
    const { data, errors } = await jsonOf(response);
    if (errors) throw new Error(errors[0].message);
    return data;
  }

  /** Fills a cart with one piece and goes on to payment. Returns the order. */
  async arrangePayment(sku: string, email: string): Promise<{ code: string; subTotal: number }> {
    await this.fill(sku, email);
    return this.goToPayment();
  }

  async fill(sku: string, email: string): Promise<void> {
    const { rows } = await stack.database.query('SELECT id FROM product_variant WHERE sku = $1', [sku]);
    await this.ask(
      'mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { __typename } }',
      { id: String(rows[0].id) },
    );
    await this.ask(
      'mutation ($input: CreateCustomerInput!) { setCustomerForOrder(input: $input) { __typename } }',
      { input: { firstName: 'A', lastName: 'B', emailAddress: email } },
    );
    await this.ask(
      'mutation ($input: CreateAddressInput!) { setOrderShippingAddress(input: $input) { __typename } }',
      { input: { streetLine1: 'Street 1', city: 'Ankara', countryCode: 'TR' } },
    );
    const { eligibleShippingMethods } = await this.ask('{ eligibleShippingMethods { id } }');
    await this.ask(
      'mutation ($id: [ID!]!) { setOrderShippingMethod(shippingMethodId: $id) { __typename } }',
      { id: [eligibleShippingMethods[0].id] },
    );
  }

  async signIn(email: string): Promise<void> {
    await this.ask(
      'mutation ($email: String!) { login(username: $email, password: "correct horse") { __typename } }',
      { email },
    );
  }

  async goToPayment(): Promise<{ code: string; subTotal: number }> {
    const { transitionOrderToState } = await this.ask(
      'mutation { transitionOrderToState(state: "ArrangingPayment") { __typename ... on Order { code subTotal } ... on OrderStateTransitionError { transitionError } } }',
    );
    assert.equal(transitionOrderToState.__typename, 'Order', transitionOrderToState.transitionError);
    return transitionOrderToState;
  }

  async pay(): Promise<string> {
    const { addPaymentToOrder } = await this.ask(
      'mutation { addPaymentToOrder(input: { method: "invoice", metadata: {} }) { __typename } }',
    );
    return addPaymentToOrder.__typename;
  }
}

test('two orders that both wait for payment cannot both take the last piece', async () => {
  await setStock(stack.database, '20', 1);
  const visitors = [new EngineVisitor(), new EngineVisitor()];
  for (const [index, visitor] of visitors.entries())
    await visitor.arrangePayment('20', `last${index}@example.com`);
  const answers = await Promise.all(visitors.map((visitor) => visitor.pay()));
  assert.deepEqual(answers.toSorted(), ['Order', 'PaymentDeclinedError']);
  const { onHand, allocated } = await stockOf(stack.database, '20');
  assert.equal(allocated, onHand);
});

test('four payments of one order at once are taken once', async () => {
  const visitor = new EngineVisitor();
  const { code } = await visitor.arrangePayment('21', 'four@example.com');
  const answers = await Promise.allSettled([1, 2, 3, 4].map(() => visitor.pay()));
  assert.equal(
    answers.filter((answer) => answer.status === 'fulfilled' && answer.value === 'Order').length,
    1,
  );
  const payments = await count(
    stack.database,
    `payment JOIN "order" ON "order".id = payment."orderId" WHERE code = $1 AND payment.state = 'Authorized'`,
    [code],
  );
  assert.equal(payments, 1);
});

test('a cart is repriced before payment', async () => {
  const visitor = new EngineVisitor();
  await visitor.fill('22', 'price@example.com');
  await setPrice(stack.database, '22', 123_400);
  const { subTotal } = await visitor.goToPayment();
  assert.equal(subTotal, 123_400);
});

test('a new password ends the sessions that the old one began', async () => {
  const email = 'sessions@example.com';
  await registered(stack.settings, email);
  const here = new EngineVisitor();
  const there = new EngineVisitor();
  for (const visitor of [here, there]) await visitor.signIn(email);
  await here.ask(
    'mutation { updateCustomerPassword(currentPassword: "correct horse", newPassword: "battery staple") { __typename } }',
  );
  const { activeCustomer } = await there.ask('{ activeCustomer { id } }');
  assert.equal(activeCustomer, null);
});

/**
 * Registers an account and returns the token of the link that is sent.
 * @param letters how many e-mails the address has received in all, including the one for this registration
 */
async function tokenOfRegistration(email: string, password: string, letters: number): Promise<string> {
  await new Browser(stack.settings).ask('POST', '/api/registrations', {
    email,
    password,
    firstName: 'Ada',
    lastName: 'Lovelace',
  });
  await eventually(
    async () => letterCount(stack.settings, `To: ${email}`),
    (number) => number === letters,
  );
  return tokenIn(await letterWith(stack.settings, `To: ${email}`, '/confirm?'));
}

const confirmInNewBrowser = (token: string, password: string) =>
  confirm(new Browser(stack.settings), token, password);

async function signIn(email: string, password: string): Promise<string> {
  const { body } = await new Browser(stack.settings).ask('POST', '/api/session', {
    email,
    password,
    rememberMe: false,
  });
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
  await new Browser(stack.settings).ask('POST', '/api/registrations', {
    email,
    password: 'of a stranger',
    firstName: 'Mallory',
    lastName: 'Mallory',
  });
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
  await owner.ask('POST', '/api/password-resets', { email });
  const token = tokenIn(await letterWith(stack.settings, `To: ${email}`, '/reset-password?'));
  const { body } = await owner.ask('POST', '/api/password-resets/confirm', {
    token,
    password: 'battery staple',
  });
  assert.equal(body.kind, 'signed-in');
  assert.equal(await signIn(email, 'of a stranger'), 'refused');
  assert.equal(await confirmInNewBrowser(newest, 'of a stranger'), 'expired');
  assert.equal(await signIn(email, 'battery staple'), 'signed-in');
});

test('the engine itself confirms no account without its password', async () => {
  const token = await tokenOfRegistration('direct@example.com', 'correct horse', 1);
  const { verifyCustomerAccount } = await new EngineVisitor().ask(
    'mutation ($token: String!) { verifyCustomerAccount(token: $token) { __typename } }',
    { token },
  );
  assert.equal(verifyCustomerAccount.__typename, 'PasswordAlreadySetError');
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

test('only the customer can open an order by its number', async () => {
  const email = 'mine@example.com';
  const browser = await registered(stack.settings, email);
  const { body } = await browser.place(orderOf([{ ...RADIO, quantity: 1 }], { email }));
  const query = 'query ($code: String!) { orderByCode(code: $code) { code } }';
  const customer = new EngineVisitor();
  await customer.signIn(email);
  assert.equal((await customer.ask(query, { code: body.number })).orderByCode.code, body.number);
  await assert.rejects(new EngineVisitor().ask(query, { code: body.number }), /not currently authorized/i);
  const guest = new Browser(stack.settings);
  const { body: guestOrder } = await guest.place(orderOf([{ ...RADIO, quantity: 1 }]));
  await assert.rejects(
    new EngineVisitor().ask(query, { code: guestOrder.number }),
    /not currently authorized/i,
  );
});

test('no other origin may read the engine, and no form may write to it', async () => {
  const address = `${stack.settings.engineUrl}/shop-api`;
  const read = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: 'https://evil.example',
    },
    body: JSON.stringify({ query: '{ __typename }' }),
  });
  assert.equal(read.headers.get('access-control-allow-origin'), null);
  const form = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify({ query: 'mutation { logout { success } }' }),
  });
  assert.equal(form.status, 400);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    assert.equal(
      (
        await fetch(`${stack.settings.engineUrl}/shop/subscribe`, {
          method: 'POST',
          headers: { 'Content-Type': type },
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
    assert.match(
      policy,
      /^default-src 'self'; script-src 'self' 'unsafe-eval';.* frame-ancestors 'none'/,
      path,
    );
    assert.doesNotMatch(policy, /https?:|\*/, path);
  }
  const { loginImageUrl } = await jsonOf(
    await fetch(`${stack.settings.engineUrl}/admin/vendure-ui-config.json`),
  );
  assert.match(loginImageUrl, /^data:image/);
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
