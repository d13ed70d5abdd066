import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { name } from '../app/shop-data.ts';
import { CannotStart } from './failure.ts';

export type Settings = Readonly<ReturnType<typeof readSettings>>;
export type Secrets = Readonly<Record<keyof typeof SECRET_NAMES, string>>;

export const OWNER = 'owner';

const LIVE_FOLDER = import.meta.dirname;
const DEFAULT_PORT = 4173;

/** A setting cannot be used. The message is a sentence for the owner. */
export class WrongSetting extends CannotStart {}

export function readSettings(environment: NodeJS.ProcessEnv = process.env) {
  const gatewayPort = portIn(environment, 'PORT', DEFAULT_PORT);
  const enginePort = portIn(environment, 'ENGINE_PORT', gatewayPort + 1);
  const publicUrl = environment['PUBLIC_URL'] ?? `http://127.0.0.1:${gatewayPort}`;
  const { origin, href } = urlIn('PUBLIC_URL', publicUrl, ['https:', 'http:']);
  if (href !== `${origin}/`)
    throw new WrongSetting('PUBLIC_URL must have no path, such as https://shop.example.com.');
  const smtpUrl = environment['SMTP_URL'];
  if (smtpUrl !== undefined) urlIn('SMTP_URL', smtpUrl, ['smtps:', 'smtp:']);
  const databaseUrl = environment['DATABASE_URL'];
  if (databaseUrl !== undefined) urlIn('DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:']);
  const databaseUrlFor = (name: string) => {
    const url = environment[name] ?? databaseUrl;
    if (url !== undefined) urlIn(name, url, ['postgres:', 'postgresql:']);
    return url;
  };
  const engineUrl = environment['ENGINE_URL'] ?? `http://127.0.0.1:${enginePort}`;
  urlIn('ENGINE_URL', engineUrl, ['http:', 'https:']);
  const mailFrom = environment['MAIL_FROM'] ?? `"${name.replaceAll('"', '')}" <orders@localhost>`;
  const contact = environment['CONTACT_EMAIL'] ?? mailFrom;
  const contactEmail = /<([^<>]+)>\s*$/.exec(contact)?.[1] ?? contact;
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(contactEmail))
    throw new WrongSetting('CONTACT_EMAIL must be an e-mail address, such as sales@example.com.');
  const hasRateLimits = environment['RATE_LIMITS'] !== '0';
  return {
    /** The root folder of the repository. */
    shopFolder: resolve(LIVE_FOLDER, '..'),
    /** The owner's files: catalogue, texts and pictures. npm keeps in INIT_CWD the folder in which it was called. */
    ownerFolder: environment['SHOP_DIR']
      ? resolve(environment['INIT_CWD'] ?? '', environment['SHOP_DIR'])
      : resolve(LIVE_FOLDER, '../app/catalogue/data'),
    /** Database, secrets, the built shop and, in development, e-mails. Never committed. */
    dataFolder: resolve(environment['LIVE_DATA'] ?? join(LIVE_FOLDER, 'data')),
    /** The address of a PostgreSQL database, or undefined if one is started on this machine. */
    databaseUrl,
    /** Where the pages read products: the same database, as a role that can do no more, or a replica of it. */
    pagesDatabaseUrl: databaseUrlFor('PAGES_DATABASE_URL'),
    /** Where limits are counted: the same database, as a role that may write that table. */
    limitsDatabaseUrl: databaseUrlFor('LIMITS_DATABASE_URL'),
    databasePort: portIn(environment, 'DATABASE_PORT', gatewayPort + 2),
    engineHost: environment['ENGINE_HOST'] ?? '127.0.0.1',
    enginePort,
    engineUrl,
    gatewayHost: environment['HOST'] ?? '127.0.0.1',
    gatewayPort,
    /** The origin at which buyers open the shop, without a slash at the end. */
    publicUrl: origin,
    /** Whether the last address in `X-Forwarded-For` is that of the browser. */
    isBehindProxy: environment['BEHIND_PROXY'] === '1',
    /** Whether requests are limited per IP and e-mail address. Off for load tests, which come from one IP address. */
    hasRateLimits,
    /** How long an order on account holds its stock unless the owner confirms it or has granted its buyer a credit. */
    holdDays: amountIn(environment, sinceRenamed(environment, 'HOLD_DAYS'), 7),
    /** What the orders on account of a buyer without a granted credit may hold, in cents. */
    credit: hasRateLimits ? 100 * amountIn(environment, sinceRenamed(environment, 'CREDIT'), 5000) : Infinity,
    /** What those of all such buyers may hold that are not confirmed, in cents. */
    creditInAll: hasRateLimits
      ? 100 * amountIn(environment, sinceRenamed(environment, 'CREDIT_IN_ALL'), 100_000)
      : Infinity,
    /** Such as `smtps://user:password@mail.example.com`. Without it e-mails are files in `mailbox/`. */
    smtpUrl,
    mailFrom,
    contactEmail,
    /** The owner hears of products of which fewer pieces are left; 0: never. */
    lowStock: amountIn(environment, 'LOW_STOCK', 5),
    /** The address that shows where a parcel is, by the beginning of the carrier's name. */
    trackingLinks: trackingLinksIn(environment),
    /** Where Prometheus reads the gateway; the engine has the next port. Undefined: nowhere. */
    metricsPort:
      environment['METRICS_PORT'] === undefined ? undefined : portIn(environment, 'METRICS_PORT', 0),
    metricsHost: environment['METRICS_HOST'] ?? '127.0.0.1',
    /** Undefined if the shop takes no cards. */
    stripe: stripeIn(environment, origin),
  };
}

const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: /^[sr]k_(live|test)_\w+$/,
  STRIPE_PUBLISHABLE_KEY: /^pk_(live|test)_\w+$/,
  STRIPE_WEBHOOK_SECRET: /^whsec_[\w+/=]+$/,
};

export type StripeSettings = NonNullable<ReturnType<typeof stripeIn>>;

/** The values are secret, so messages do not quote them. */
function stripeIn(environment: NodeJS.ProcessEnv, origin: string) {
  const given = Object.entries(STRIPE_KEYS).map(([name, form]) => {
    const value = environment[name] ?? '';
    return { name, value, form, mode: form.exec(value)?.[1] };
  });
  if (given.every(({ value }) => value === '')) return undefined;
  for (const { name, value, form } of given)
    if (!form.test(value))
      throw new WrongSetting(
        `${name} ${value === '' ? 'is missing' : 'cannot be right'}. For cards, set all three of ${Object.keys(STRIPE_KEYS).join(', ')} as Stripe shows them.`,
      );
  const [secret, publishable, webhook] = given;
  if (secret?.mode !== publishable?.mode)
    throw new WrongSetting(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live, or both be of a test.',
    );
  const url = environment['STRIPE_URL'] ?? 'https://api.stripe.com';
  urlIn('STRIPE_URL', url, ['https:', 'http:']);
  return {
    secretKey: secret?.value ?? '',
    publishableKey: publishable?.value ?? '',
    webhookSecret: webhook?.value ?? '',
    returnUrl: `${origin}/checkout`,
    /** Another one in tests. */
    url,
  };
}

/** The built shop. */
export const siteFolder = ({ dataFolder }: Pick<Settings, 'dataFolder'>) => join(dataFolder, 'site');

/** Where e-mails are files, if no mail server is set. */
export const mailboxFolder = ({ dataFolder }: Pick<Settings, 'dataFolder'>) => join(dataFolder, 'mailbox');

function portIn(environment: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const port = Number(environment[name] ?? otherwise);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new WrongSetting(`${name} must be a whole number from 1 to 65535.`);
  return port;
}

/** The name under which a setting is set. Earlier ones of orders on account were of guests only. */
function sinceRenamed(environment: NodeJS.ProcessEnv, name: string): string {
  const earlier = `GUEST_${name}`;
  return environment[name] === undefined && environment[earlier] !== undefined ? earlier : name;
}

function amountIn(environment: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = environment[name] ?? String(otherwise);
  if (!/^\d+(?:\.\d+)?$/.test(text))
    throw new WrongSetting(`${name} must be a number, such as ${otherwise}.`);
  return Number(text);
}

const TRACKING_LINKS = [
  'DHL https://www.dhl.com/global-en/home/tracking.html?tracking-id={code}',
  'FedEx https://www.fedex.com/fedextrack/?trknbr={code}',
  'UPS https://www.ups.com/track?tracknum={code}',
  'USPS https://tools.usps.com/go/TrackConfirmAction?tLabels={code}',
].join(', ');

function trackingLinksIn({ TRACKING_LINKS: text = TRACKING_LINKS }: NodeJS.ProcessEnv) {
  const entries = text.split(/,\s+/).map((entry) => /^(\S.*) (https:\/\/\S+\{code\}\S*)$/.exec(entry.trim()));
  return entries.map((entry) => {
    const [, carrier = '', address = ''] = entry ?? [];
    if (!URL.canParse(address))
      throw new WrongSetting(
        'TRACKING_LINKS must be names of carriers with addresses, such as `UPS https://www.ups.com/track?tracknum={code}, DHL https://…`.',
      );
    return { carrier, address };
  });
}

/** The value may contain a password, so the message does not quote it. */
function urlIn(name: string, value: string, protocols: readonly string[]): URL {
  const url = URL.parse(value);
  if (!url || !protocols.includes(url.protocol))
    throw new WrongSetting(
      `${name} must be an address that begins with ${protocols[0]}// or ${protocols[1]}//.`,
    );
  return url;
}

export function readSettingsOrExit(): Settings {
  try {
    return readSettings();
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const SECRET_NAMES = {
  cookieSecret: 'COOKIE_SECRET',
  ownerPassword: 'OWNER_PASSWORD',
  databasePassword: 'DATABASE_PASSWORD',
  /** With it a gateway shows that it may ask the engine. */
  engineSecret: 'ENGINE_SECRET',
} as const;

/** A secret from the environment. One that is not set there is generated once and kept in `secrets.json`. */
export function readSecret(
  { dataFolder }: Settings,
  name: keyof Secrets,
  environment: NodeJS.ProcessEnv = process.env,
): string {
  const set = environment[SECRET_NAMES[name]];
  if (set !== undefined) return set;
  const file = join(dataFolder, 'secrets.json');
  const kept: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const known = kept[name];
  if (known !== undefined) return known;
  const generated = randomBytes(24).toString('base64url');
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...kept, [name]: generated }, null, 2)}\n`, { mode: 0o600 });
  return generated;
}

export function readSecrets(settings: Settings, environment: NodeJS.ProcessEnv = process.env): Secrets {
  const secret = (name: keyof Secrets) => readSecret(settings, name, environment);
  return {
    cookieSecret: secret('cookieSecret'),
    ownerPassword: secret('ownerPassword'),
    databasePassword: secret('databasePassword'),
    engineSecret: secret('engineSecret'),
  };
}

export const DATABASE = 'watchpost';
export const DATABASE_USER = 'watchpost';

export function databaseUrlOf(settings: Settings, given = settings.databaseUrl): string {
  if (given !== undefined) return given;
  const databasePassword = readSecret(settings, 'databasePassword');
  return `postgres://${DATABASE_USER}:${encodeURIComponent(databasePassword)}@127.0.0.1:${settings.databasePort}/${DATABASE}`;
}
