// A database on three machines, all of them on this one, from Debian's packages and with the files of deploy/live/cluster: to try it
// out, and for tests. Each is an address of the loopback network, so the ports are the usual ones.
//   node live/scripts/cluster.ts FOLDER
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findProgram, installFromDebian } from '../../scripts/system-programs.ts';
import { DATABASE, DATABASE_USER } from '../settings.ts';

const FILES = join(import.meta.dirname, '../../deploy/live/cluster');
const PATRONI = join(FILES, 'patroni.yml');
const POSTGRES = '/usr/lib/postgresql';
const PACKAGES = ['postgresql', 'patroni', 'etcd-server', 'haproxy', 'pgbackrest'];
/** No other machine reaches the loopback network. */
const PASSWORD = 'loopback';
/** PostgreSQL refuses to run as root. */
const SELF = userInfo().username;
const USER = SELF === 'root' ? 'postgres' : SELF;
const START_MS = 90_000;

type Role = 'leader' | 'sync_standby' | 'replica';
type Member = { readonly name: string; readonly role: Role };

const isInstalled = () =>
  existsSync(POSTGRES) && ['patroni', 'etcd', 'haproxy', 'pgbackrest'].every((name) => findProgram(name));

/** What is missing on this computer, after an attempt to install it; false if nothing is. */
export function missingForCluster(): string | false {
  if (!isInstalled()) installFromDebian(...PACKAGES);
  return !isInstalled() && `Install Debian's packages: apt-get install ${PACKAGES.join(' ')}`;
}

const asUser = (...command: readonly string[]) => [
  ...(USER === SELF ? [] : [`--reuid=${USER}`, `--regid=${USER}`, '--init-groups']),
  ...command,
];

/** A program that runs until it is stopped, or until this process ends. */
class Daemon {
  readonly log: string;
  readonly #program: string;
  readonly #environment: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;

  constructor(log: string, program: string, environment: NodeJS.ProcessEnv) {
    this.log = log;
    this.#program = findProgram(program) ?? program;
    this.#environment = environment;
  }

  start(args: readonly string[] = [], environment: NodeJS.ProcessEnv = {}): void {
    const output = openSync(this.log, 'a');
    this.#process = spawn('setpriv', asUser('--pdeathsig=TERM', this.#program, ...args), {
      env: { ...process.env, ...this.#environment, ...environment },
      stdio: ['ignore', output, output],
      // Ctrl-C reaches this process alone, which stops all in order.
      detached: true,
    });
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.#process?.exitCode === null && this.#process.kill(signal)) await once(this.#process, 'exit');
  }
}

/** A machine of the database: etcd and Patroni, which runs PostgreSQL. */
export class Machine {
  readonly name: string;
  readonly address: string;
  readonly folder: string;
  readonly dataFolder: string;
  readonly patroniFolder: string;
  readonly etcd: Daemon;
  readonly patroni: Daemon;
  readonly environment: NodeJS.ProcessEnv;

  constructor(parent: string, name: string, address: string, shared: NodeJS.ProcessEnv) {
    this.name = name;
    this.address = address;
    this.folder = join(parent, name);
    this.dataFolder = join(this.folder, 'postgres');
    this.patroniFolder = join(parent, `${name}.patroni`);
    this.environment = {
      ...shared,
      PATRONI_NAME: name,
      PATRONI_RESTAPI_LISTEN: `${address}:8008`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
      PATRONI_POSTGRESQL_LISTEN: `${address}:5432`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
      PATRONI_POSTGRESQL_DATA_DIR: this.dataFolder,
      PATRONI_POSTGRESQL_PGPASS: join(this.folder, 'pgpass'),
      PGBACKREST_PG1_PATH: this.dataFolder,
      PGBACKREST_PG1_SOCKET_PATH: this.folder,
      ETCD_NAME: name,
      // "A cluster" in docs/live.md says why.
      ETCD_ENABLE_V2: 'true',
      ETCD_DATA_DIR: join(parent, `${name}.etcd`),
      ETCD_LISTEN_CLIENT_URLS: `http://${address}:2379`,
      ETCD_ADVERTISE_CLIENT_URLS: `http://${address}:2379`,
      ETCD_LISTEN_PEER_URLS: `http://${address}:2380`,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${address}:2380`,
    };
    this.etcd = new Daemon(join(parent, `${name}.etcd.log`), 'etcd', this.environment);
    this.patroni = new Daemon(join(parent, `${name}.log`), 'patroni', this.environment);
  }

  prepare(): void {
    mkdirSync(this.folder, { recursive: true });
    mkdirSync(this.patroniFolder, { recursive: true });
    copyFileSync(PATRONI, join(this.patroniFolder, 'patroni.yml'));
    // All would have the same one.
    const socket = { postgresql: { parameters: { unix_socket_directories: this.folder } } };
    writeFileSync(join(this.patroniFolder, 'socket.yml'), JSON.stringify(socket));
  }

  start(): void {
    this.etcd.start();
    this.startPatroni();
  }

  startPatroni(environment: NodeJS.ProcessEnv = {}): void {
    this.patroni.start([this.patroniFolder], environment);
  }

  /** As if the power had failed. */
  async kill(): Promise<void> {
    await Promise.all([this.patroni.stop('SIGKILL'), this.etcd.stop('SIGKILL')]);
    const state = join(this.dataFolder, 'postmaster.pid');
    const pid = existsSync(state) ? Number.parseInt(readFileSync(state, 'utf8'), 10) : 0;
    // The file outlives a crash.
    const folder = `/proc/${pid}/cwd`;
    if (existsSync(folder) && readlinkSync(folder) === this.dataFolder) process.kill(pid, 'SIGKILL');
  }

  /** Runs a program as the user of PostgreSQL, and returns what it prints. */
  async run(...command: readonly string[]): Promise<string> {
    const env = { ...process.env, ...this.environment };
    const { stdout } = await promisify(execFile)('setpriv', asUser(...command), { cwd: this.folder, env });
    return stdout.trim();
  }
}

export class Cluster {
  readonly machines: readonly Machine[];
  readonly databaseUrl: string;
  readonly pagesDatabaseUrl: string;
  readonly #folder: string;
  readonly #superuserUrl: string;
  readonly #haproxy: Daemon;

  /** @param network the first three numbers of the addresses */
  constructor(folder: string, network: string) {
    const [version = ''] = readdirSync(POSTGRES).toSorted((a, b) => Number(b) - Number(a));
    this.#folder = resolve(folder);
    const numbers = [1, 2, 3];
    const shared = {
      ETCD_INITIAL_CLUSTER: numbers.map((n) => `database-${n}=http://${network}.${n}:2380`).join(),
      PATRONI_ETCD_HOSTS: numbers.map((n) => `${network}.${n}:2379`).join(),
      PATRONI_POSTGRESQL_BIN_DIR: join(POSTGRES, version, 'bin'),
      PATRONI_SUPERUSER_USERNAME: USER,
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      PGBACKREST_CONFIG: join(FILES, 'pgbackrest.conf'),
      PGBACKREST_REPO1_PATH: join(this.#folder, 'backups'),
      PGBACKREST_LOCK_PATH: join(this.#folder, 'locks'),
    };
    this.machines = numbers.map((n) => new Machine(this.#folder, `database-${n}`, `${network}.${n}`, shared));
    const haproxy = `${network}.4`;
    this.#haproxy = new Daemon(join(this.#folder, 'haproxy.log'), 'haproxy', {
      HAPROXY_ADDRESS: haproxy,
      ...Object.fromEntries(numbers.map((n) => [`DATABASE_${n}`, `${network}.${n}`])),
    });
    this.databaseUrl = `postgres://${DATABASE_USER}:${PASSWORD}@${haproxy}:5000/${DATABASE}`;
    this.pagesDatabaseUrl = `postgres://${DATABASE_USER}:${PASSWORD}@${haproxy}:5001/${DATABASE}`;
    this.#superuserUrl = `postgres://${USER}:${PASSWORD}@${haproxy}:5000/postgres`;
  }

  /** Makes the shop's database and the place of its backups, unless they are there. */
  async start(): Promise<void> {
    for (const machine of this.machines) machine.prepare();
    if (USER !== SELF) execFileSync('chown', ['-R', `${USER}:`, this.#folder]);
    for (const machine of this.machines) machine.start();
    this.#haproxy.start(['-f', join(FILES, 'haproxy.cfg')]);
    await (await this.#connected()).end();
    const leader = await this.machineWith('leader');
    const password = `--set=password=${PASSWORD}`;
    await leader.run('psql', this.#superuserUrl, password, `--file=${join(FILES, 'database.sql')}`);
    await leader.run('pgbackrest', '--stanza=shop', 'stanza-create');
  }

  /** A connection to the primary, once there is one. */
  async #connected(until = performance.now() + START_MS): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#superuserUrl });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (performance.now() > until) throw error;
      await wait(200);
      return this.#connected(until);
    }
  }

  /** @throws Error if no machine has this role */
  async machineWith(role: Role): Promise<Machine> {
    const answers = this.machines.map(async ({ address }) => {
      const response = await fetch(`http://${address}:8008/cluster`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as Patroni documents it
      return (await response.json()) as { readonly members: readonly Member[] };
    });
    const { members } = await Promise.any(answers);
    const found = members.find((member) => member.role === role);
    const machine = this.machines.find(({ name }) => name === found?.name);
    if (!machine) throw new Error(`No machine is ${role}.`);
    return machine;
  }

  /**
   * Brings back an earlier moment, as "A cluster" in docs/live.md says.
   * @param moment as PostgreSQL reads it, such as `2026-11-28 10:00:00+00`
   */
  async restore(moment: string): Promise<void> {
    await Promise.all(this.machines.map(({ patroni }) => patroni.stop()));
    const [first, ...others] = this.machines;
    if (!first) return;
    await first.run('sh', '-c', `printf 'shop\\nYes I am aware\\n' | patronictl -c ${PATRONI} remove shop`);
    for (const { dataFolder } of this.machines) rmSync(dataFolder, { recursive: true });
    writeFileSync(join(first.patroniFolder, 'restore.yml'), 'bootstrap: {method: restore}');
    first.startPatroni({ PGBACKREST_TARGET: moment });
    await (await this.#connected()).end();
    for (const machine of others) machine.startPatroni();
  }

  async stop(): Promise<void> {
    await Promise.all(this.machines.map(({ patroni }) => patroni.stop()));
    await Promise.all([this.#haproxy.stop(), ...this.machines.map(({ etcd }) => etcd.stop())]);
  }

  async kill(): Promise<void> {
    await Promise.all([this.#haproxy.stop(), ...this.machines.map((machine) => machine.kill())]);
  }
}

if (process.argv[1] === import.meta.filename) {
  const [, , folder] = process.argv;
  const missing = folder === undefined ? 'Name a folder for the data.' : missingForCluster();
  if (folder === undefined || missing !== false) {
    console.error(missing);
    process.exit(1);
  }
  const cluster = new Cluster(folder, '127.0.1');
  process.on('SIGINT', () => void cluster.stop().then(() => process.exit(0)));
  await cluster.start();
  console.log(`Ctrl-C stops it.
DATABASE_URL=${cluster.databaseUrl}
PAGES_DATABASE_URL=${cluster.pagesDatabaseUrl}`);
}
