import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  /** The command that serves the site. `folder` is a new folder for the files that the server writes. */
  readonly command: (site: Site, port: number, folder: string) => Command;
};

type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
};

/** The parts of Debian's nginx.conf that affect how a site is served. */
const debianNginx = (site: string, folder: string) => `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  access_log off;
  client_body_temp_path ${folder}/client_body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  sendfile on;
  tcp_nopush on;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  gzip on;
  ${site}
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
    command: ({ root, folder: site }, port, folder) => {
      const server = edited('deploy/nginx/watchpost.conf', [
        ['listen 80;', `listen 127.0.0.1:${port};`],
        ['listen [::]:80;', ''],
        ['include /srv/watchpost/', `include ${site}/`],
        ['root /srv/watchpost;', `root ${root};`],
      ]);
      return nginx(debianNginx(server, folder), folder);
    },
  },
  {
    name: 'nginx in a container',
    program: 'nginx',
    command: ({ root, folder: site }, port, folder) => {
      const config = edited('deploy/docker/nginx.conf', [
        // First, because the path of the site may contain it too.
        ['/tmp/', `${folder}/`],
        ['listen 8080;', `listen 127.0.0.1:${port};`],
        ['root /srv;', `root ${root};`],
        ['include /etc/nginx/watchpost.conf;', `include ${site}/_nginx.conf;`],
        ['access_log /dev/stdout;', 'access_log off;'],
        ['/dev/stderr', `${folder}/error.log`],
      ]);
      return nginx(config, folder);
    },
  },
  {
    name: 'Caddy',
    program: 'caddy',
    command: ({ base, root, folder: site }, port, folder) => {
      // A host with the shop in a folder also serves other files.
      const others = base === '/' ? '' : '\n  file_server';
      const config = edited('deploy/caddy/Caddyfile', [
        // Every Caddy on the machine would open its admin interface at the same address.
        ['\n{\n', '\n{\n  admin off\n'],
        ['www.watchpost.example {', `http://127.0.0.1:${port} {`],
        ['import /srv/watchpost/', `import ${site}/`],
        ['root * /srv/watchpost', `root * ${root}${others}`],
      ]);
      writeFileSync(join(folder, 'Caddyfile'), config);
      return {
        program: 'caddy',
        args: ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
        environment: { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
      };
    },
  },
];

/** The container with the site in place of its own. */
const CONTAINER: Host = {
  name: 'container',
  program: 'docker',
  command: ({ root, folder: site }, port) => ({
    program: 'docker',
    args: [
      'run',
      '--rm',
      '--read-only',
      '--tmpfs=/tmp',
      `--publish=127.0.0.1:${port}:8080`,
      `--volume=${root}:/srv:ro`,
      `--volume=${site}/_nginx.conf:/etc/nginx/watchpost.conf:ro`,
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
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const { program, args, environment } = host.command(site, port, folder);
  const child = spawn(findProgram(program) ?? program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const stop = async () => {
    await terminate(child);
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${host.name} has stopped:\n${output}`);
    await delay(50);
  }
  return { port, stop };
}

function nginx(config: string, folder: string): Command {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), config);
  // Workers of another user may not be allowed to read the folder of the tests.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  return { program: 'nginx', args: ['-p', folder, '-c', 'nginx.conf', '-g', `daemon off;${user}`] };
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

async function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
