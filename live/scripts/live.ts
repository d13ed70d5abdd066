// `npm run live`: the shop on a real engine, at one address.
//   --reset        first deletes the database, the e-mails and the secrets, after asking for confirmation
//   backup FILE    keeps all that is stored, and the secrets, in a new file, while the shop runs or not
//   restore FILE   brings that back
//   forget EMAIL   erases what is stored about a person
//   export EMAIL   prints what is stored about a person, as JSON
//   newsletter     prints who gets the newsletter, as CSV
//   mails FOLDER   writes each e-mail with an example of an order
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isBackOfficeCurrent, ROUTE } from '../back-office/built.ts';
import { isPostgresRunning } from '../database/is-running.ts';
import { mailboxFolder, OWNER, readSecrets, readSettingsOrExit, WrongSetting } from '../settings.ts';
import { buildBackOffice, buildSite, checkCatalogue, isSiteCurrent, stopBuild } from './build-site.ts';
import { Child } from './children.ts';
import { installPackages } from './install.ts';
import { whereOwnerPasswordIs } from './owner-password.ts';

const { values: options, positionals } = parseArgs({
  options: { reset: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const settings = readSettingsOrExit();
const report = (text: string) => console.log(`${new Date().toISOString()}  ${text}`);

const [task, subject = ''] = positionals;
if (task !== undefined) {
  const hasOne = positionals.length === 2;
  if (task === 'mails' && hasOne) {
    installPackages(report);
    const { previewMails } = await import('./preview-mails.ts');
    try {
      previewMails(settings, subject);
    } catch (error) {
      exitIfSetting(error);
    }
    process.exit(0);
  }
  if ((task === 'backup' || task === 'restore') && hasOne) {
    // On a new machine. A shop that runs keeps its packages.
    if (task === 'restore') installPackages(report);
    const { handleBackup } = await import('./backups.ts');
    await handleBackup(task, subject, settings);
    process.exit(0);
  }
  const isAboutOne = (task === 'forget' || task === 'export') && hasOne && subject.includes('@');
  const isAboutAll = task === 'newsletter' && !hasOne;
  if (!isAboutOne && !isAboutAll) {
    console.error(
      'Write `npm run live`, and after it nothing or `-- backup FILE`, `-- restore FILE`, `-- forget EMAIL`, `-- export EMAIL`, `-- newsletter` or `-- mails FOLDER`.',
    );
    process.exit(1);
  }
  // Its packages are there: without an earlier start nothing would be stored.
  const { handlePersonalData } = await import('./personal-data.ts');
  await handlePersonalData(task, subject, settings);
  process.exit(0);
}
if (options.reset) await reset();
await requireFreePorts().catch(exitIfSetting);
// Before the children start, so that they read the same secrets.
readSecrets(settings);

const postgres = new Child('PostgreSQL', 'database/run-postgres.ts', report);
const engine = new Child('The engine', 'engine/run-engine.ts', report);
const gateway = new Child('The gateway', 'gateway/run-gateway.ts', report);

let isStopping = false;
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  report('Stop');
  stopBuild();
  // In this order, so that nothing loses what it still needs.
  await gateway.stop();
  await engine.stop();
  await postgres.stop();
  report('Stopped');
  process.exit(exitCode);
}
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
process.on('SIGHUP', () => void stop(0));

try {
  installPackages(report);
  if (!isBackOfficeCurrent()) {
    report('Back office: build');
    await buildBackOffice();
  }
  if (settings.databaseUrl === undefined) {
    report('PostgreSQL: start');
    await postgres.start();
  }
  // The engine withdraws products that it does not find in the catalogue, so a mistake must not get that far.
  await checkCatalogue(settings);
  await engine.start();
  if (isSiteCurrent(settings)) report('Shop: built already');
  else {
    report('Shop: build');
    await buildSite(settings);
  }
  await gateway.start();
  const mailbox =
    settings.smtpUrl === undefined
      ? pathToFileURL(mailboxFolder(settings)).href
      : 'sent through the server of SMTP_URL';
  const password = await whereOwnerPasswordIs(settings, join(settings.dataFolder, 'secrets.json'));
  report(`Open. Ctrl-C stops all of it.

  Shop         ${settings.publicUrl}
  Back office  http://127.0.0.1:${settings.enginePort}/${ROUTE}   user "${OWNER}", ${password}
  E-mails      ${mailbox}
`);
} catch (error) {
  if (!isStopping) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}

/** Ends with the sentence that names the setting. */
function exitIfSetting(error: unknown): never {
  if (!(error instanceof WrongSetting)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function reset(): Promise<void> {
  if (settings.databaseUrl !== undefined) {
    console.error('--reset deletes only a database on this machine. Empty that of DATABASE_URL yourself.');
    process.exit(1);
  }
  if (await isPostgresRunning(settings.dataFolder)) {
    console.error('Stop `npm run live` first.');
    process.exit(1);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `This deletes ${settings.dataFolder}: all orders, customers, changes made in the back office, e-mails and secrets. Type "delete" to go on: `,
  );
  terminal.close();
  if (answer.trim() !== 'delete') {
    console.log('Nothing was deleted.');
    process.exit(0);
  }
  rmSync(settings.dataFolder, { recursive: true, force: true });
}

async function requireFreePorts(): Promise<void> {
  await requireFree('PORT', settings.gatewayPort, settings.gatewayHost);
  await requireFree('ENGINE_PORT', settings.enginePort, settings.engineHost);
  const { metricsPort, metricsHost } = settings;
  if (metricsPort !== undefined)
    for (const port of [metricsPort, metricsPort + 1]) await requireFree('METRICS_PORT', port, metricsHost);
  if (settings.databaseUrl === undefined)
    await requireFree('DATABASE_PORT', settings.databasePort, '127.0.0.1');
}

async function requireFree(name: string, port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw new WrongSetting(
      `Port ${port} ${isTaken ? 'is taken by another program' : `of ${host} cannot be used`}. Set ${name} to another one.`,
    );
  } finally {
    server.close();
  }
}
