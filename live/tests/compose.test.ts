// The containers of deploy/live, from the first start to a restored backup. They are built only with `DOCKER=1`, because
// that takes minutes and needs a network. Ports 8080 and 8081 must be free.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readSettings } from '../settings.ts';
import { Owner } from './owner.ts';
import { SmtpSink } from './smtp-sink.ts';
import { Browser, becomes, decode, eventually, orderOf, RADIO, tokenIn } from './support.ts';

const MAIL_PORT = Number(process.env['TEST_PORT'] ?? 4110);
const EMAIL = 'buyer@example.com';
const PASSWORD = 'correct horse';

const settings = readSettings({
  PORT: '8080',
  ENGINE_PORT: '8081',
});
// Made before the tests.
let environmentFile: string;
let overrideFile: string;
const mail = new SmtpSink();
const secret = () => randomBytes(24).toString('hex');
const guest = new Browser(settings);

describe('The containers', { skip: process.env['DOCKER'] !== '1' }, () => {
  let folder: string;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'watchpost-compose-'));
    environmentFile = join(folder, 'live.env');
    overrideFile = join(folder, 'override.yaml');
    // `Owner.signIn` reads it from the environment of this process.
    process.env['OWNER_PASSWORD'] = secret();
    writeFileSync(
      environmentFile,
      `COOKIE_SECRET=${secret()}
ENGINE_SECRET=${secret()}
OWNER_PASSWORD=${process.env['OWNER_PASSWORD']}
DATABASE_PASSWORD=${secret()}
PUBLIC_URL=${settings.publicUrl}
SMTP_URL=smtp://mail.test:${MAIL_PORT}
MAIL_FROM=Watchpost <orders@example.com>
`,
    );
    // The mail server is this process.
    const extra = { extra_hosts: ['mail.test:host-gateway'], environment: { RATE_LIMITS: '0' } };
    const services = {
      engine: extra,
      'back-office': extra,
      gateway: { environment: { RATE_LIMITS: '0' } },
    };
    // JSON is YAML.
    writeFileSync(overrideFile, JSON.stringify({ services }));
    await mail.listen(MAIL_PORT, '0.0.0.0');
    await compose('up', '--build', '--detach');
    await shopIsOpen();
  });
  after(async () => {
    await compose('down', '--volumes');
    mail.close();
    rmSync(folder, { recursive: true });
  });

  let orderNumber: string;

  test('a new customer confirms by e-mail and orders six radios, and the stock falls by six', async () => {
    const page = await fetch(settings.publicUrl);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /<title>[^<]*Watchpost/);

    const owner = await Owner.signIn(settings);
    const before = await stock(owner);
    const customer = await register();
    const { body } = await customer.place(
      orderOf(
        [{ ...RADIO, quantity: 6 }],
        { email: EMAIL },
        { method: 'purchase-order', purchaseOrder: 'PO-6' },
      ),
    );
    assert.equal(body.kind, 'placed');
    orderNumber = body.number;
    assert.equal(await stock(owner), before - 6);
    const { orders } = await owner.ask(
      'query ($code: String!) { orders(options: { filter: { code: { eq: $code } } }) { items { totalQuantity state } } }',
      { code: orderNumber },
    );
    assert.deepEqual(orders.items, [{ totalQuantity: 6, state: 'PaymentAuthorized' }]);
    await letterWith(`Your order ${orderNumber}`);
  });

  test('orders go on while an engine process is killed, and its container starts again', async () => {
    const engines = await containers('engine');
    assert.equal(engines.length, 2);
    const [killed = ''] = engines;
    for (let count = 0; count < 12; count++) {
      // `-1` stands for every other process except the container's init, which ends with the engine. `docker exec`
      // then fails, because the container in which it runs has stopped.
      if (count === 4) docker('exec', killed, 'sh', '-c', 'kill -9 -1').catch(() => {});
      await placeOne();
    }
    await becomes(() => docker('inspect', '--format={{.State.Running}} {{.RestartCount}}', killed), 'true 1');
  });

  test('orders go on while one engine process is stopped', async () => {
    const [stopped = ''] = await containers('engine');
    await docker('stop', stopped);
    // 137 would mean that it was killed because it did not stop.
    assert.notEqual(await docker('inspect', '--format={{.State.ExitCode}}', stopped), '137');
    for (let count = 0; count < 4; count++) await placeOne();
    await docker('start', stopped);
  });

  test('a price set in the back office is in the pages', async () => {
    const owner = await Owner.signIn(settings);
    await owner.updateVariant('11', { price: 91_234 });
    assert.doesNotMatch(await radioPage(), /912\.34/);
    await eventually(radioPage, (page) => page.includes('912.34'));
  });

  test('the customer and the order are there after a stop and a start', async () => {
    await compose('down');
    await compose('up', '--detach');
    await shopIsOpen();
    await expectCustomerAndOrder();
  });

  test('the customer and the order are there after a backup is restored', async () => {
    const backup = await compose('exec', '-T', 'database', 'pg_dump', '--username', 'watchpost', 'watchpost');
    await compose('down', '--volumes');
    await compose('up', '--detach', '--wait', 'database');
    await dockerWithInput(
      backup,
      ...composeOptions(),
      'exec',
      '-T',
      'database',
      'psql',
      '--quiet',
      '--set=ON_ERROR_STOP=1',
      '--username=watchpost',
      'watchpost',
    );
    await compose('up', '--detach');
    await shopIsOpen();
    await expectCustomerAndOrder();
  });

  async function expectCustomerAndOrder(): Promise<void> {
    const customer = new Browser(settings);
    const { body } = await customer.signIn(EMAIL, PASSWORD);
    assert.equal(body.kind, 'signed-in');
    const { body: answer } = await customer.ask('GET', '/api/orders');
    assert.deepEqual(
      answer.orders.map(({ number }: { number: string }) => number),
      [orderNumber],
    );
    await placeOne();
  }
});

async function register(): Promise<Browser> {
  const browser = new Browser(settings);
  await browser.register(EMAIL, PASSWORD);
  const token = tokenIn(await letterWith(`To: ${EMAIL}`, '/confirm?'));
  const { body } = await browser.ask('POST', '/api/registrations/confirm', { token, password: PASSWORD });
  assert.equal(body.kind, 'signed-in');
  return browser;
}

/** Places an order as a browser does: after a lost answer it asks again with the same key. */
async function placeOne(): Promise<void> {
  const key = randomUUID();
  const { body: prices } = await eventually(
    () => guest.prices('31'),
    ({ status }) => status === 200,
  );
  const order = orderOf([{ productId: '31', quantity: 1, price: prices.lines[0].price }]);
  const { body } = await eventually(
    () => guest.place(order, key),
    ({ status }) => status === 200,
  );
  assert.equal(body.kind, 'placed');
}

async function shopIsOpen(): Promise<void> {
  await becomes(
    () =>
      guest.prices('11').then(
        ({ status }) => status,
        () => 0,
      ),
    200,
  );
  await becomes(
    () =>
      fetch(`${settings.engineUrl}/health`).then(
        ({ status }) => status,
        () => 0,
      ),
    200,
  );
}

async function radioPage(): Promise<string> {
  return (await fetch(`${settings.publicUrl}/product/11`)).text();
}

async function stock(owner: Owner): Promise<number> {
  const { productVariants } = await owner.ask(
    'query { productVariants(options: { filter: { sku: { eq: "11" } } }) { items { stockLevels { stockOnHand stockAllocated } } } }',
  );
  const { stockOnHand, stockAllocated } = productVariants.items[0].stockLevels[0];
  return stockOnHand - stockAllocated;
}

function letterWith(...texts: readonly string[]): Promise<string> {
  return eventually(
    async () =>
      mail.messages.map(decode).findLast((letter) => texts.every((text) => letter.includes(text))) ?? '',
    (letter) => letter !== '',
  );
}

async function containers(service: string): Promise<readonly string[]> {
  return (await compose('ps', '--quiet', service)).split('\n').filter(Boolean);
}

function composeOptions(): readonly string[] {
  const file = join(settings.shopFolder, 'deploy/live/compose.yaml');
  return [
    'compose',
    '--project-name=watchpost-test',
    `--file=${file}`,
    `--file=${overrideFile}`,
    `--env-file=${environmentFile}`,
    '--progress=quiet',
  ];
}

function compose(...args: readonly string[]): Promise<string> {
  return docker(...composeOptions(), ...args);
}

/** Runs a command of Docker and returns what it prints. */
function docker(...args: readonly string[]): Promise<string> {
  return dockerWithInput('', ...args);
}

function dockerWithInput(input: string, ...args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile('docker', args, { maxBuffer: Infinity }, (error, stdout, stderr) => {
      if (error) reject(new Error(`docker ${args.join(' ')}\n${stdout}${stderr}`));
      else resolve(stdout.trim());
    });
    child.stdin?.end(input);
  });
}
