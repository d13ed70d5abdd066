import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Everything that differs between installations. The environment decides; the defaults fit one machine. */
export type Settings = {
  /** The root folder of the repository, with the shop's catalogue and its build. */
  readonly shopFolder: string;
  /** Database, secrets, published sites and, in development, e-mails. Never committed. */
  readonly dataFolder: string;
  /** The address of a PostgreSQL database, or undefined if one is started on this machine. */
  readonly databaseUrl: string | undefined;
  readonly databasePort: number;
  readonly engineHost: string;
  readonly enginePort: number;
  /** Where the gateway finds the engine. */
  readonly engineUrl: string;
  readonly gatewayHost: string;
  readonly gatewayPort: number;
  /** The origin at which buyers open the shop, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether the last address in `X-Forwarded-For` is that of the browser. */
  readonly isBehindProxy: boolean;
  /** Whether requests are limited per IP and e-mail address. Off for load tests, which come from one IP address. */
  readonly hasRateLimits: boolean;
  /** How long an order on account by a guest holds its stock unless the owner confirms it. */
  readonly guestHoldDays: number;
  /** What the open orders on account of one e-mail address or IP address may hold, in cents. */
  readonly guestCredit: number;
  /** What those of all guests may hold that are not confirmed, in cents. */
  readonly guestCreditInAll: number;
  /** Such as `smtps://user:password@mail.example.com`. Without it e-mails are files in `mailbox/`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Who gets the messages of the contact form. */
  readonly contactEmail: string;
};

export type Secrets = {
  readonly cookieSecret: string;
  readonly ownerPassword: string;
  readonly databasePassword: string;
};

/** The owner's name in the back office. */
export const OWNER = 'owner';

const LIVE_FOLDER = import.meta.dirname;
const DEFAULT_PORT = 4173;

/** A setting cannot be used. The message is a sentence for the owner. */
export class WrongSetting extends Error {}

/** @throws WrongSetting */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
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
  const engineUrl = environment['ENGINE_URL'] ?? `http://127.0.0.1:${enginePort}`;
  urlIn('ENGINE_URL', engineUrl, ['http:', 'https:']);
  const mailFrom = environment['MAIL_FROM'] ?? 'Watchpost <orders@localhost>';
  const contact = environment['CONTACT_EMAIL'] ?? mailFrom;
  const contactEmail = /<([^<>]+)>\s*$/.exec(contact)?.[1] ?? contact;
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(contactEmail))
    throw new WrongSetting('CONTACT_EMAIL must be an e-mail address, such as sales@example.com.');
  const hasRateLimits = environment['RATE_LIMITS'] !== '0';
  return {
    shopFolder: resolve(LIVE_FOLDER, '..'),
    dataFolder: resolve(environment['LIVE_DATA'] ?? join(LIVE_FOLDER, 'data')),
    databaseUrl,
    databasePort: portIn(environment, 'DATABASE_PORT', gatewayPort + 2),
    engineHost: environment['ENGINE_HOST'] ?? '127.0.0.1',
    enginePort,
    engineUrl,
    gatewayHost: environment['HOST'] ?? '127.0.0.1',
    gatewayPort,
    publicUrl: origin,
    isBehindProxy: environment['BEHIND_PROXY'] === '1',
    hasRateLimits,
    guestHoldDays: amountIn(environment, 'GUEST_HOLD_DAYS', 7),
    guestCredit: hasRateLimits ? 100 * amountIn(environment, 'GUEST_CREDIT', 5000) : Infinity,
    guestCreditInAll: hasRateLimits ? 100 * amountIn(environment, 'GUEST_CREDIT_IN_ALL', 100_000) : Infinity,
    smtpUrl,
    mailFrom,
    contactEmail,
  };
}

function portIn(environment: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const port = Number(environment[name] ?? otherwise);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new WrongSetting(`${name} must be a whole number from 1 to 65535.`);
  return port;
}

function amountIn(environment: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = environment[name] ?? String(otherwise);
  if (!/^\d+(?:\.\d+)?$/.test(text))
    throw new WrongSetting(`${name} must be a number, such as ${otherwise}.`);
  return Number(text);
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

/** The settings of a program. If one cannot be used, says so and ends the program. */
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
};

/** The secrets from the environment. Those that are not set there are generated once and kept in `secrets.json`. */
export function readSecrets({ dataFolder }: Settings, environment: NodeJS.ProcessEnv = process.env): Secrets {
  const file = join(dataFolder, 'secrets.json');
  const kept = readJsonIfPresent(file);
  let hasGenerated = false;
  const secret = (name: keyof Secrets): string => {
    const set = environment[SECRET_NAMES[name]];
    if (set !== undefined) return set;
    hasGenerated ||= kept[name] === undefined;
    return (kept[name] ??= randomBytes(24).toString('base64url'));
  };
  const secrets = {
    cookieSecret: secret('cookieSecret'),
    ownerPassword: secret('ownerPassword'),
    databasePassword: secret('databasePassword'),
  };
  if (hasGenerated) {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  }
  return secrets;
}

function readJsonIfPresent(file: string): { -readonly [Name in keyof Secrets]?: string } {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}
