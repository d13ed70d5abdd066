import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram, installFromDebian } from '#scripts/system-programs.ts';
import type { Site } from '#tests/support/fixture-sites.ts';
import { freePort } from '#tests/support/free-port.ts';
import { IMAGE, isDockerRequested } from './image.ts';

export type RunningHost = { readonly port: number; readonly stop: () => Promise<void> };

export type Host = {
  readonly name: string;
  /** The name of the program, and of the Debian package that contains it. */
  readonly program?: string;
  /** The command that serves the site. `workFolder` is a new folder for the files that the server writes. */
  readonly command: (site: Site, port: number, workFolder: string) => Command;
};

type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
};

/** The parts of Debian's nginx.conf that affect how a site is served. */
const debianNginx = (server: string, workFolder: string) => `
pid ${workFolder}/nginx.pid;
error_log ${workFolder}/error.log;
events { worker_connections 768; }
http {
  access_log off;
  client_body_temp_path ${workFolder}/client_body;
  proxy_temp_path ${workFolder}/proxy;
  fastcgi_temp_path ${workFolder}/fastcgi;
  uwsgi_temp_path ${workFolder}/uwsgi;
  scgi_temp_path ${workFolder}/scgi;
  sendfile on;
  tcp_nopush on;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  gzip on;
  ${server}
}
`;

export const HOSTS: readonly Host[] = [
  {
    name: 'npm start',
    command: ({ base, folder }, port) => ({
      program: process.execPath,
      args: ['scripts/serve.ts'],
      environment: { PORT: String(port), BASE_PATH: base, SITE_DIR: folder },
    }),
  },
  {
    name: 'nginx',
    program: 'nginx',
    command: ({ root, folder }, port, workFolder) => {
      const server = edited('deploy/nginx/watchpost.conf', [
        ['listen 80;', `listen 127.0.0.1:${port};`],
        ['listen [::]:80;', ''],
        ['include /srv/watchpost/', `include ${folder}/`],
        ['root /srv/watchpost;', `root ${root};`],
      ]);
      return nginx(debianNginx(server, workFolder), workFolder);
    },
  },
  {
    name: 'nginx in a container',
    program: 'nginx',
    command: ({ root, folder }, port, workFolder) => {
      const config = edited('deploy/docker/nginx.conf', [
        // First, because the path of the site may contain it too.
        ['/tmp/', `${workFolder}/`],
        ['listen 8080;', `listen 127.0.0.1:${port};`],
        ['root /srv;', `root ${root};`],
        ['include /etc/nginx/watchpost.conf;', `include ${folder}/_nginx.conf;`],
        ['access_log /dev/stdout;', 'access_log off;'],
        ['/dev/stderr', `${workFolder}/error.log`],
      ]);
      return nginx(config, workFolder);
    },
  },
  {
    name: 'Caddy',
    program: 'caddy',
    command: ({ base, root, folder }, port, workFolder) => {
      // A host with the shop in a folder also serves other files.
      const others = base === '/' ? '' : '\n  file_server';
      const config = edited('deploy/caddy/Caddyfile', [
        // Every Caddy on the machine would open its admin interface at the same address.
        ['\n{\n', '\n{\n  admin off\n'],
        ['www.watchpost.example {', `http://127.0.0.1:${port} {`],
        ['import /srv/watchpost/', `import ${folder}/`],
        ['root * /srv/watchpost', `root * ${root}${others}`],
      ]);
      writeFileSync(join(workFolder, 'Caddyfile'), config);
      return {
        program: 'caddy',
        args: ['run', '--config', join(workFolder, 'Caddyfile'), '--adapter', 'caddyfile'],
        environment: { XDG_CONFIG_HOME: workFolder, XDG_DATA_HOME: workFolder },
      };
    },
  },
];

/**
 * The container with the site in place of its own. It has no `program` to look for: Docker is installed, because the
 * image has been built with it.
 */
const CONTAINER: Host = {
  name: 'container',
  command: ({ root, folder }, port) => ({
    program: 'docker',
    args: [
      'run',
      '--rm',
      '--read-only',
      '--tmpfs=/tmp',
      `--publish=127.0.0.1:${port}:8080`,
      `--volume=${root}:/srv:ro`,
      `--volume=${folder}/_nginx.conf:/etc/nginx/watchpost.conf:ro`,
      IMAGE,
    ],
  }),
};

/** Installs missing programs from Debian. Returns the hosts whose program is installed, and warns about the others. */
export function availableHosts(): readonly Host[] {
  const requested = isDockerRequested ? [...HOSTS, CONTAINER] : HOSTS;
  return requested.filter(({ name, program }) => {
    if (program === undefined || findProgram(program)) return true;
    installFromDebian(program);
    if (findProgram(program)) return true;
    console.warn(`${program} is not installed, so ${name} is not tested.`);
    return false;
  });
}

/** Starts the host and waits until it answers. */
export async function start(host: Host, site: Site): Promise<RunningHost> {
  const port = await freePort();
  const workFolder = mkdtempSync(join(tmpdir(), 'host-'));
  const { program, args, environment } = host.command(site, port, workFolder);
  const child = spawn(findProgram(program) ?? program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const stop = async () => {
    await terminate(child);
    rmSync(workFolder, { recursive: true, force: true });
  };
  while (!(await answers(port))) {
    if (hasEnded(child)) throw new Error(`${host.name} has stopped:\n${output}`);
    await delay(50);
  }
  return { port, stop };
}

function nginx(config: string, workFolder: string): Command {
  writeFileSync(join(workFolder, 'nginx.conf'), config);
  // Workers of another user may not be allowed to read the folder of the tests.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  return { program: 'nginx', args: ['-p', workFolder, '-c', 'nginx.conf', '-g', `daemon off;${user}`] };
}

/** The text of a file with replacements, each of which must apply. */
function edited(path: string, replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
      return text.replaceAll(from, () => to);
    },
    readFileSync(path, 'utf8'),
  );
}

/** Whether a server answers. Docker accepts connections before the server in the container does. */
function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

/** Whether the program has ended by itself or by a signal. */
function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function terminate(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
