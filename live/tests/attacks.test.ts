// What strangers try with accounts and e-mails, with the limits on. `X-Forwarded-For` says from which address.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { name as shop } from '../../app/shop-data.ts';
import { LIMITS, RateLimiter, TooMany } from '../gateway/rate-limit.ts';
import { OWNER, readSecret } from '../settings.ts';
import {
  Browser,
  confirm,
  count,
  becomes,
  type Json,
  jsonOf,
  letterCount,
  letterWith,
  orderOf,
  RADIO,
  registered,
  type Response,
  startBeforeTests,
  tokenIn,
} from './support.ts';

const { stack } = startBeforeTests({
  environment: { RATE_LIMITS: '1', BEHIND_PROXY: '1', OWNER_PASSWORD: 'of the owner' },
  stocked: ['11'],
});

const PERSON = { password: 'correct horse', firstName: 'Ada', lastName: 'Lovelace' };
let addresses = 0;
/** An IP address that nobody has used. */
const newAddress = () => `198.51.${addresses++ >> 8}.${addresses & 255}`;
const stranger = (address = newAddress()) => new Browser(stack.settings, address);

const signIn = async (browser: Browser, email: string, password: string) => {
  const { status, body } = await browser.signIn(email, password);
  return status === 429 ? 'too many' : body.kind;
};
const askForReset = async (browser: Browser, email: string) => (await browser.requestReset(email)).status;
const lettersTo = (email: string) => letterCount(stack.settings, `To: ${email}`);
const arrived = (email: string, letters: number) => becomes(() => lettersTo(email), letters);
/** All that waits to be sent has been sent, or waits for its time. */
const allSent = () =>
  becomes(() => count(stack.database, `letter WHERE "sentAt" IS NULL AND "notBefore" <= now()`), 0);

describe('lockout', () => {
  test('wrong passwords lock out the address that tries them, and nobody else', async () => {
    const email = 'locked@example.com';
    const owner = await registered(stack.settings, email, 'correct horse', newAddress());
    const attacker = stranger();
    for (let attempt = 0; attempt < 10; attempt++)
      assert.equal(await signIn(attacker, email, 'wrong password'), 'refused');
    assert.equal(await signIn(attacker, email, 'correct horse'), 'too many');
    assert.equal(await signIn(stranger(), email, 'correct horse'), 'signed-in');
    // The attacker may sit behind the same address.
    const known = owner.at(stack.settings, '203.0.113.1');
    await limiter().use('signIn', '203.0.113.1', LIMITS.signIn.count - 2);
    for (const other of ['other@example.com', 'another@example.com'])
      assert.equal(await signIn(stranger('203.0.113.1'), other, 'wrong password'), 'refused');
    assert.equal(await signIn(stranger('203.0.113.1'), email, 'correct horse'), 'too many');
    assert.equal(await signIn(known, email, 'correct horse'), 'signed-in');
    // Nor does it matter how many addresses try.
    await limiter().use('signInFromAnywhere', email, LIMITS.signInFromAnywhere.count - 20);
    for (let round = 0; round < 5; round++)
      await Promise.all([1, 2, 3, 4].map(() => signIn(stranger(), email, 'wrong password')));
    const elsewhere = stranger();
    assert.equal(await signIn(elsewhere, email, 'correct horse'), 'too many');
    assert.equal(await signIn(known, email, 'correct horse'), 'signed-in');
    // Whoever reads the mailbox gets in with any device, which is known from then on.
    assert.equal(await askForReset(elsewhere, email), 200);
    const token = tokenIn(await letterWith(stack.settings, `To: ${email}`, '/reset-password?'));
    const { body } = await elsewhere.resetPassword(token, 'battery staple');
    assert.equal(body.kind, 'signed-in');
    assert.equal(await signIn(elsewhere, email, 'battery staple'), 'signed-in');
  });

  test('an address without an account is limited in the same way', async () => {
    const attacker = stranger();
    for (let attempt = 0; attempt < 10; attempt++)
      assert.equal(await signIn(attacker, 'nobody@example.com', 'wrong password'), 'refused');
    assert.equal(await signIn(attacker, 'nobody@example.com', 'wrong password'), 'too many');
  });

  test('the device of one account is not known to another', async () => {
    const owner = await registered(stack.settings, 'one@example.com', 'correct horse', newAddress());
    const elsewhere = owner.at(stack.settings, '203.0.113.2');
    for (let attempt = 0; attempt < 10; attempt++)
      await signIn(elsewhere, 'two@example.com', 'wrong password');
    assert.equal(await signIn(stranger('203.0.113.2'), 'two@example.com', 'wrong password'), 'too many');
  });

  test('orders of strangers with an e-mail address do not keep its owner from ordering', async () => {
    const email = 'ordering@example.com';
    for (let order = 0; order < 12; order++) {
      const { body } = await stranger().place(orderOf([{ ...RADIO, quantity: 1, price: 1 }], { email }));
      assert.equal(body.kind, 'changed');
    }
    const { body } = await stranger().place(orderOf([{ ...RADIO, quantity: 1 }], { email }));
    assert.equal(body.kind, 'placed');
  });

  test('requests of a stranger do not keep the owner from a new password', async () => {
    const email = 'forgot@example.com';
    await registered(stack.settings, email, 'correct horse', newAddress());
    const attacker = stranger();
    assert.deepEqual(
      [
        await askForReset(attacker, email),
        await askForReset(attacker, email),
        await askForReset(attacker, email),
      ],
      [200, 200, 429],
    );
    const owner = stranger();
    await askForReset(owner, email);
    await arrived(email, 4);
    const mailed = await letterWith(stack.settings, `To: ${email}`, '/reset-password?');
    // More requests send nothing, and leave the link of the last e-mail as it is.
    for (let attempt = 0; attempt < 5; attempt++) assert.equal(await askForReset(stranger(), email), 200);
    await allSent();
    assert.equal(lettersTo(email), 4);
    const { body } = await owner.resetPassword(tokenIn(mailed), 'battery staple');
    assert.equal(body.kind, 'signed-in');
  });
});

/** Counts as a gateway does. */
const limiter = () => new RateLimiter(stack.database, readSecret(stack.settings, 'engineSecret'));

/** The time of an order of a guest whom nobody knows, in milliseconds. */
async function timeOfOrder(): Promise<number> {
  const begin = performance.now();
  const { body } = await stranger().place(
    orderOf([{ ...RADIO, quantity: 1 }], { email: `buyer${addresses}@example.com` }),
  );
  assert.equal(body.kind, 'placed');
  return performance.now() - begin;
}

/**
 * Orders one after another until the crowd has been answered. Their median is two seconds at most. On a machine that is busy with
 * other things an order alone may take longer, so four times the time of one counts too.
 */
async function sellsDuring(crowd: () => readonly Promise<Response>[]): Promise<readonly Response[]> {
  const alone = Math.max(await timeOfOrder(), await timeOfOrder());
  const over = new AbortController();
  const answered = Promise.all(crowd()).finally(() => over.abort());
  const times = [];
  do times.push(await timeOfOrder());
  while (!over.signal.aborted);
  // Not the slowest: other tests may have kept the machine busy meanwhile.
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;
  assert.ok(
    median <= Math.max(2000, 4 * alone),
    `${Math.round(median)} ms in place of ${Math.round(alone)}, the median of ${times.length} orders`,
  );
  return answered;
}

const statusOf = async (address: string, path: string) =>
  (await fetch(stack.settings.publicUrl + path, { headers: { 'X-Forwarded-For': address } })).status;

describe('crowds', () => {
  test('while 200 sign in at once from 20 addresses, orders go on', async () => {
    const answers = await sellsDuring(() =>
      Array.from({ length: 20 }, newAddress).flatMap((address) =>
        Array.from({ length: 10 }, (_, account) =>
          stranger(address).signIn(`crowd${account}@example.com`, 'wrong password'),
        ),
      ),
    );
    // Those who would have to wait too long are asked to come back.
    for (const { status } of answers) assert.ok([200, 503, 504].includes(status), String(status));
    assert.ok(answers.some(({ body }) => body.kind === 'refused'));
    assert.equal(await signIn(stranger(), 'nobody@example.com', 'wrong password'), 'refused');
  });

  test('while one address asks for a thousand prices again and again, orders go on', async () => {
    const attacker = stranger();
    const lines = Array.from({ length: 1000 }, (_, index) => ({ productId: String(index), quantity: 1 }));
    const answers = await sellsDuring(() =>
      Array.from({ length: 10 }, () => attacker.ask('POST', '/api/prices', { lines })),
    );
    assert.deepEqual(
      [200, 429].map((status) => answers.filter((answer) => answer.status === status).length),
      [5, 5],
    );
    assert.equal((await attacker.prices('11')).status, 429);
    assert.equal((await stranger().prices('11')).status, 200);
  });

  test('while a customer changes a profile 80 times at once, orders go on', async () => {
    const customer = await registered(stack.settings, 'busy@example.com', PERSON.password, newAddress());
    const answers = await sellsDuring(() =>
      Array.from({ length: 80 }, (_, index) =>
        customer.ask('PUT', '/api/account', { firstName: 'Ada', lastName: `Lovelace ${index}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    // Six at once, 24 that wait, and more only as those are answered.
    assert.ok(statuses.filter((status) => status === 200).length >= 30);
    assert.ok(statuses.filter((status) => status === 429).length >= 20);
    assert.equal((await customer.customer()).firstName, 'Ada');
  });

  test('an address that asks for many pages waits, and pages are shown to all others', async () => {
    const [many, one] = [newAddress(), newAddress()];
    await limiter().use('page', many, LIMITS.page.count);
    assert.equal(await statusOf(many, '/product/unknown'), 429);
    assert.equal(await statusOf(one, '/product/unknown'), 404);
    assert.equal(await statusOf(one, '/product/11'), 200);
    // What was made for another costs nothing.
    assert.equal(await statusOf(many, '/product/11'), 200);
  });

  test('a customer saves fifty addresses, and no more', async () => {
    const customer = await registered(stack.settings, 'places@example.com', PERSON.password, newAddress());
    const place = {
      name: 'Office',
      address: 'Street 1',
      city: 'City',
      state: 'State',
      zip: '1',
      country: 'Turkey',
    };
    const save = () => customer.ask('POST', '/api/account/addresses', place);
    assert.equal((await save()).status, 200);
    await stack.database.query(
      `INSERT INTO address ("streetLine1", "customerId", "countryId")
       SELECT "streetLine1", "customerId", "countryId" FROM address, generate_series(1, 48)
       WHERE "customerId" = (SELECT id FROM customer WHERE "emailAddress" = 'places@example.com')`,
    );
    const [first, second] = await Promise.all([save(), save()]);
    assert.deepEqual(new Set([first.status, second.status]), new Set([200, 400]));
    const { body } = await customer.ask('GET', '/api/account/addresses');
    assert.equal(body.addresses.length, 50);
    const [{ id }] = body.addresses;
    assert.equal((await customer.ask('PUT', `/api/account/addresses/${id}`, place)).status, 200);
  });
});

/** How long the limit says to wait; undefined if it allows the request. */
const waitOf = (used: Promise<void>) =>
  used.then(
    () => undefined,
    (error: unknown) => (error instanceof TooMany ? error.seconds : error),
  );

describe('counts', () => {
  test('two gateways allow no more than one', async () => {
    const [first, second] = [limiter(), limiter()];
    const who = newAddress();
    for (let used = 0; used < LIMITS.signIn.count; used++)
      await (used % 2 === 0 ? first : second).use('signIn', who);
    for (const each of [first, second])
      assert.ok(Number(await waitOf(each.use('signIn', who))) > LIMITS.signIn.seconds - 60);
    assert.equal(await waitOf(second.use('signIn', newAddress())), undefined);
  });

  test('a clock that is set back three days locks nobody out', async () => {
    const who = newAddress();
    await limiter().use('signIn', who, LIMITS.signIn.count);
    assert.notEqual(await waitOf(limiter().use('signIn', who)), undefined);
    await stack.database.query(`UPDATE limits.used SET expire = expire + $1`, [3 * 24 * 60 * 60 * 1000]);
    assert.equal(await waitOf(limiter().use('signIn', who)), undefined);
    assert.equal(await signIn(stranger(), 'nobody@example.com', 'wrong password'), 'refused');
  });

  test('name neither IP nor e-mail addresses', async () => {
    await signIn(stranger('203.0.113.77'), 'counted@example.com', 'wrong password');
    const named = `limits.used WHERE key LIKE '%203.0.113.77%' OR key LIKE '%counted%'`;
    assert.equal(await count(stack.database, named), 0);
    assert.ok((await count(stack.database, 'limits.used')) > 0);
  });
});

/** Asks the API of the back office. */
const askAdmin = async (address: string, mutation: string, variables: object): Promise<Json> => {
  const response = await fetch(`${stack.settings.engineUrl}/admin-api`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ query: mutation, variables }),
  });
  return jsonOf(response);
};

describe('the back office', () => {
  const ownerPassword = 'of the owner';
  const login = 'login(username: $name, password: $secret) { __typename }';
  const signInAt = async (address: string, secret: string, name = OWNER) => {
    const { data, errors } = await askAdmin(
      address,
      `mutation ($name: String!, $secret: String!) { ${login} }`,
      {
        name,
        secret,
      },
    );
    return errors ? errors[0].message : data.login.__typename;
  };
  const TOO_MANY = /^Too many attempts\. Try again in \d+ minutes\.$/;

  test('ten wrong passwords lock out the address that tries them, and not the owner elsewhere', async () => {
    const attacker = newAddress();
    const tried: string[] = [];
    // Three at once: more might have to wait longer for each other than the engine lets them.
    for (let round = 0; round < 5; round++)
      tried.push(...(await Promise.all([1, 2, 3].map(() => signInAt(attacker, 'wrong password')))));
    assert.equal(tried.filter((answer) => answer === 'InvalidCredentialsError').length, 10);
    assert.match(await signInAt(attacker, ownerPassword), TOO_MANY);
    assert.equal(await signInAt(newAddress(), ownerPassword), 'CurrentUser');
  });

  test('many attempts in one request are counted one by one, by either mutation', async () => {
    const byName = Array.from({ length: 8 }, (_, index) => `a${index}: ${login}`);
    const byMethod = Array.from(
      { length: 8 },
      (_, index) =>
        `b${index}: authenticate(input: { native: { username: $name, password: $secret } }) { __typename }`,
    );
    const { errors } = await askAdmin(
      newAddress(),
      `mutation ($name: String!, $secret: String!) { ${[...byName, ...byMethod].join(' ')} }`,
      { name: ` ${OWNER.toUpperCase()}`, secret: 'wrong password' },
    );
    // The engine leaves out what follows the one that is refused.
    assert.deepEqual(
      errors.map(({ path }: Json) => path),
      [['b2']],
    );
    assert.match(errors[0].message, TOO_MANY);
  });
});

describe('relay', () => {
  test('registrations of one address send three e-mails an hour and ten a day, and the last link works', async () => {
    const email = 'flooded@example.com';
    const register = async (address: string) =>
      (await stranger().register(address, PERSON.password)).body.kind;
    for (let letter = 1; letter <= 3; letter++) {
      assert.equal(await register(email), 'accepted');
      await arrived(email, letter);
    }
    for (let attempt = 0; attempt < 3; attempt++) assert.equal(await register(email), 'accepted');
    // The engine takes registrations in turn, so it has finished the others.
    await register('next@example.com');
    await arrived('next@example.com', 1);
    assert.equal(lettersTo(email), 3);
    const token = tokenIn(await letterWith(stack.settings, `To: ${email}`, '/confirm?'));
    assert.equal(await confirm(stranger(), token, PERSON.password), 'signed-in');
  });

  test('orders with one address send three e-mails an hour and ten a day, and the others wait', async () => {
    const email = 'Ordered@example.com';
    // Guests may not place as many.
    const customer = await registered(stack.settings, 'orders@example.com', 'correct horse', newAddress());
    const place = async () => {
      const { body } = await customer.place(orderOf([{ ...RADIO, quantity: 1 }], { email }));
      assert.equal(body.kind, 'placed');
    };
    const letters = () => lettersTo(email);
    for (let order = 0; order < 5; order++) await place();
    await allSent();
    assert.equal(letters(), 3);
    const waiting = `letter WHERE recipient = 'ordered@example.com' AND "sentAt" IS NULL`;
    assert.equal(await count(stack.database, waiting), 2);
    /** As if this time had passed. */
    const later = async (time: string) => {
      await stack.database.query(
        `UPDATE letter SET "createdAt" = "createdAt" - $1::interval, "notBefore" = "notBefore" - $1::interval,
           "sentAt" = "sentAt" - $1::interval WHERE recipient = 'ordered@example.com'`,
        [time],
      );
      await place();
      await allSent();
    };
    await later('61 minutes');
    assert.equal(letters(), 6);
    for (let order = 0; order < 6; order++) await place();
    await later('61 minutes');
    assert.equal(letters(), 9);
    await later('61 minutes');
    assert.equal(letters(), 10);
    await later('61 minutes');
    assert.equal(letters(), 10);
  });

  test('e-mails from before a clock was set back three days keep nobody from the next one', async () => {
    const email = 'earlier@example.com';
    await stack.database.query(
      `INSERT INTO letter (kind, recipient, about, "createdAt", "sentAt")
       SELECT 'subscribe', $1, '', now() + interval '3 days', now() + interval '3 days' FROM generate_series(1, 10)`,
      [email],
    );
    await stranger().ask('POST', '/api/newsletter', { email });
    await arrived(email, 1);
  });

  const LINKS = {
    firstName: 'See https://evil.example/a',
    lastName: 'HTTP://evil.example',
    address: 'javascript:alert(1) //evil.example',
    address2: 'hthttps://tps://evil.example',
    city: 'www.evil.example',
    state: 'mailto:win@evil.example',
    zipCode: 'ftp://evil.example',
  };
  const PURCHASE = { method: 'purchase-order', purchaseOrder: 'Claim at https://evil.example' };

  test('the e-mail about the order of a guest greets nobody by name and has no link but that of the order', async () => {
    const email = 'linked@example.com';
    const { body } = await stranger().place(
      orderOf([{ ...RADIO, quantity: 1 }], { email, ...LINKS }, PURCHASE),
    );
    const letter = await letterWith(stack.settings, `Your order ${body.number}`);
    assert.match(letter, /^Thank you for your order/m);
    assert.doesNotMatch(letter, /See|HTTP/);
    const withoutOwn = letter.replaceAll(`${stack.settings.publicUrl}/account/orders/`, '');
    assert.doesNotMatch(withoutOwn, /\/\/|www\.|mailto:|javascript:/i);
    assert.doesNotMatch(letter, /Claim|evil/);
  });

  test('a customer is greeted by name in the e-mails to the address of the account, and only there', async () => {
    const email = 'greeted@example.com';
    const browser = await registered(stack.settings, email, 'correct horse', newAddress());
    const textAbout = async (contact: string) => {
      const { body } = await browser.place(
        orderOf([{ ...RADIO, quantity: 1 }], { ...LINKS, email: contact }),
      );
      return letterWith(stack.settings, `Your order ${body.number}`);
    };
    assert.match(await textAbout(email), /^See evil\.example\/a evil\.example, thank you/m);
    assert.match(await textAbout('someone-else@example.com'), /^Thank you/m);
  });

  test('a line break of any kind in a name or address is refused', async () => {
    for (const lineBreak of ['\n', '\r', '\u0085', '\u2028', '\u2029', '\u000B']) {
      const { body } = await stranger().place(
        orderOf([{ ...RADIO, quantity: 1 }], { lastName: `a${lineBreak}b`, city: `a${lineBreak}b` }),
      );
      assert.deepEqual(body.fields, { lastName: 'invalid', city: 'invalid' });
    }
  });
});

describe('the contact form', () => {
  const MESSAGE = { name: 'Ada', email: 'ada@example.com', subject: 'A question', message: 'How\nmany?' };
  const send = (browser: Browser, values: object = {}) =>
    browser.ask('POST', '/api/messages', { ...MESSAGE, ...values });

  for (const [what, values, fields] of [
    ['a name of two lines', { name: 'Ada\nBcc: victim@example.com' }, { name: 'invalid' }],
    ['a subject of two lines', { subject: 'A\r\nBcc: victim@example.com' }, { subject: 'invalid' }],
    ['a separator of lines in the subject', { subject: 'A\u2028B' }, { subject: 'invalid' }],
    ['two addresses', { email: 'ada@example.com, victim@example.com' }, { email: 'invalid' }],
    ['an address with a header', { email: 'ada@example.com\nBcc: v@example.com' }, { email: 'invalid' }],
    ['a null character', { message: 'a\0b' }, { message: 'invalid' }],
    ['an escape sequence', { message: '\u001B[2J' }, { message: 'invalid' }],
    ['a carriage return alone', { message: 'a\rb' }, { message: 'invalid' }],
    ['half a character', { message: 'a\uD800' }, { message: 'invalid' }],
    ['a list', { message: ['a'] }, { message: 'invalid' }],
    ['a long message', { message: 'a'.repeat(5001) }, { message: 'too-long' }],
    ['blank lines', { message: ' \r\n\t' }, { message: 'required' }],
    ['a recipient', { to: 'victim@example.com' }, { to: 'invalid' }],
  ] as const) {
    test(`refuses ${what}`, async () => {
      const { status, body } = await send(stranger(), values);
      assert.deepEqual([status, body], [400, { kind: 'rejected', fields }]);
    });
  }

  test('adds no header and no recipient to the e-mail, whatever is entered', async () => {
    const values = {
      name: 'Ada" <evil@example.com>, "Bcc: victim@example.com',
      subject: '=?UTF-8?Q?a=0D=0ABcc:_victim@example.com?=',
      message: `Bcc: victim@example.com\n\n.\n${'a'.repeat(4960)}`,
    };
    assert.deepEqual((await send(stranger(), values)).body, { kind: 'accepted' });
    const letter = await letterWith(stack.settings, 'evil@example.com');
    const [head = ''] = letter.replaceAll('\r', '').split('\n\n');
    assert.deepEqual(
      head.match(/^(?:To|Cc|Bcc|Reply-To): .*(?:\n .*)*/gm)?.map((line) => line.replaceAll('\n', '')),
      [
        'To: orders@localhost',
        String.raw`Reply-To: "Ada\" <evil@example.com>, \"Bcc: victim@example.com" <ada@example.com>`,
      ],
    );
  });

  test('sends five messages an hour from one address and thirty in all, and every one reaches the owner', async () => {
    const statuses: number[] = [];
    for (let place = 0; place < 7; place++) {
      const browser = stranger();
      for (let message = 0; message < 6; message++) statuses.push((await send(browser)).status);
    }
    // One of the thirty was sent by the test before.
    assert.deepEqual(
      statuses,
      Array.from({ length: 42 }, (_, index) =>
        index % 6 < 5 && index - Math.floor(index / 6) < 29 ? 200 : 429,
      ),
    );
    await becomes(() => letterCount(stack.settings, 'Subject: Contact form: A question'), 29);
  });

  test('keeps a message that cannot be sent for 30 days', async () => {
    for (const [kind, days] of [
      ['message', 29],
      ['message', 31],
      ['order', 2],
      ['order', 4],
    ] as const)
      await stack.database.query(
        `INSERT INTO letter (kind, recipient, about, "createdAt", "notBefore")
         VALUES ($1, 'aged', $2::int::text, now() - make_interval(days => $2), 'infinity')`,
        [kind, days],
      );
    // Whatever is to be sent makes the mailer look.
    await askForReset(stranger(), 'locked@example.com');
    await becomes(() => count(stack.database, `letter WHERE recipient = 'aged'`), 2);
    assert.equal(await count(stack.database, `letter WHERE recipient = 'aged' AND about IN ('29', '2')`), 2);
  });
});

describe('the newsletter', () => {
  const email = 'Reader@example.com';
  const subscribe = async (browser: Browser) =>
    (await browser.ask('POST', '/api/newsletter', { email })).status;

  test('sends one address three e-mails an hour, whoever asks, and the last link works', async () => {
    const attacker = stranger();
    assert.deepEqual(
      [await subscribe(attacker), await subscribe(attacker), await subscribe(attacker)],
      [200, 200, 429],
    );
    for (let attempt = 0; attempt < 3; attempt++) assert.equal(await subscribe(stranger()), 200);
    const ofReader = `To: ${email.toLowerCase()}`;
    await becomes(() => letterCount(stack.settings, ofReader), 3);
    const letter = await letterWith(stack.settings, ofReader, '/newsletter?');
    const { body } = await stranger().ask('POST', '/api/newsletter/confirm', { token: tokenIn(letter) });
    assert.deepEqual(body, { kind: 'saved' });
    await allSent();
    assert.equal(letterCount(stack.settings, ofReader), 3);
  });
});

describe('e-mail addresses and passwords', () => {
  for (const [what, email] of [
    ['an invisible character', 'a\u200Bda@example.com'],
    ['a soft hyphen', 'a\u00ADda@example.com'],
    ['a mark that changes the direction', 'a\u202Eda@example.com'],
    ['a filler', 'a\u3164da@example.com'],
    ['two dots', 'a..da@example.com'],
    ['two dots in the domain', 'ada@example..com'],
    ['a dot at its beginning', '.ada@example.com'],
  ] as const) {
    test(`an address with ${what} is refused`, async () => {
      const browser = stranger();
      for (const [path, body] of [
        ['/api/registrations', { ...PERSON, email }],
        ['/api/password-resets', { email }],
        ['/api/newsletter', { email }],
        ['/api/session', { email, password: 'correct horse' }],
      ] as const) {
        const answer = await browser.ask('POST', path, body);
        assert.deepEqual(answer.body.fields, { email: 'invalid' }, path);
      }
      const { body } = await browser.place(orderOf([{ ...RADIO, quantity: 1 }], { email }));
      assert.deepEqual(body.fields, { email: 'invalid' });
    });
  }

  test('a common or blank password is refused wherever one is set', async () => {
    const owner = await registered(stack.settings, 'common@example.com', 'correct horse', newAddress());
    await askForReset(owner, 'common@example.com');
    const token = tokenIn(await letterWith(stack.settings, 'To: common@example.com', '/reset-password?'));
    for (const [password, code] of [
      ['password', 'too-common'],
      ['Password1', 'too-common'],
      ['iloveyou ', 'too-common'],
      ['aaaaaaaa', 'too-common'],
      ['abababab', 'too-common'],
      [shop, 'too-common'],
      [`${shop}123`, 'too-common'],
      ['        ', 'required'],
      ['\u00A0'.repeat(9), 'required'],
    ] as const) {
      for (const [method, path, body] of [
        ['POST', '/api/registrations', { ...PERSON, email: 'another@example.com' }],
        ['POST', '/api/password-resets/confirm', { token }],
        ['PUT', '/api/account/password', { current: 'correct horse' }],
      ] as const) {
        const answer = await owner.ask(method, path, { ...body, password });
        assert.deepEqual(answer.body.fields, { password: code }, `${path} ${password}`);
      }
    }
  });

  test("one's own e-mail address or name is no password", async () => {
    const email = 'lovelace-ada@example.com';
    for (const password of [email, 'lovelace-ada', 'LOVELACE-ADA1', 'Lovelace']) {
      const { body } = await stranger().ask('POST', '/api/registrations', { ...PERSON, email, password });
      assert.deepEqual(body.fields, { password: 'too-common' }, password);
    }
    const owner = await registered(stack.settings, email, 'correct horse', newAddress());
    const changed = await owner.changePassword('correct horse', email);
    assert.deepEqual(changed.body.fields, { password: 'too-common' });
    await askForReset(owner, email);
    const token = tokenIn(await letterWith(stack.settings, `To: ${email}`, '/reset-password?'));
    const reset = await owner.resetPassword(token, 'lovelace-ada');
    assert.deepEqual(reset.body.fields, { password: 'too-common' });
    assert.equal((await owner.resetPassword(token, 'battery staple')).body.kind, 'signed-in');
  });

  for (const [what, invisible] of [
    ['spaces without width', '\u200B\u200B'],
    ['a filler', '\u3164'],
    ['a braille pattern without dots', '\u2800'],
    ['a mark without a letter', '\u0301'],
  ] as const)
    test(`a name of ${what} alone is refused`, async () => {
      const values = { ...PERSON, email: 'invisible@example.com', firstName: invisible };
      const { body } = await stranger().ask('POST', '/api/registrations', values);
      assert.deepEqual(body.fields, { firstName: 'required' });
    });

  test('a password is the same however its accents are written', async () => {
    const email = 'accents@example.com';
    await registered(stack.settings, email, 'crème brûlée'.normalize('NFC'), newAddress());
    assert.equal(await signIn(stranger(), email, 'crème brûlée'.normalize('NFD')), 'signed-in');
  });

  test('a long password counts to its end', async () => {
    const email = 'long@example.com';
    const long = `${'ğ'.repeat(60)} end`;
    await registered(stack.settings, email, long, newAddress());
    assert.equal(await signIn(stranger(), email, long), 'signed-in');
    assert.equal(await signIn(stranger(), email, long.replace('end', 'END')), 'refused');
    const short = 'battery '.repeat(9);
    await registered(stack.settings, 'short@example.com', short, newAddress());
    assert.equal(await signIn(stranger(), 'short@example.com', short), 'signed-in');
    assert.equal(await signIn(stranger(), 'short@example.com', `${short}x`), 'refused');
  });

  test('a proxy that adds the port to the address does not switch the limits off', async () => {
    for (const address of ['203.0.113.9', '[2001:db8:9::1]']) {
      for (let attempt = 0; attempt < 10; attempt++)
        await signIn(stranger(`${address}:${4000 + attempt}`), 'port@example.com', 'wrong password');
      assert.equal(
        await signIn(stranger(`${address}:5000`), 'port@example.com', 'wrong password'),
        'too many',
      );
    }
  });
});
