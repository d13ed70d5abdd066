import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildImage, docker, IMAGE, isDockerRequested } from './image.ts';

// Without `DOCKER=1` no image is built. The setup of these tests and `hosts.test.ts` cover its parts instead:
// `build-sites.ts` builds the site from only the files that the Dockerfile copies, and `hosts.test.ts` runs the image's
// nginx configuration.

const dockerfile = readFileSync('deploy/docker/Dockerfile', 'utf8');
const instructions = dockerfile.split('\n').filter((line) => /^[A-Z]/.test(line));
const config = readFileSync('deploy/docker/nginx.conf', 'utf8');
const port = /listen (\d+);/.exec(config)?.[1];

/** The arguments of all instructions of a kind. */
const all = (name: string) =>
  instructions.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));

test('builds with a version of Node that the shop supports', () => {
  const version = /^node:(\d+)/.exec(all('FROM')[0] ?? '')?.[1];
  expect(Number(version)).toBeGreaterThanOrEqual(22);
});

test('pins the version of each base image', () => {
  expect(all('FROM')).toHaveLength(2);
  for (const image of all('FROM')) expect(image).toMatch(/^[a-z]+:\d+[\w.-]*( AS build)?$/);
});

test('copies files that exist', () => {
  const sources = all('COPY')
    .filter((args) => !args.startsWith('--from='))
    .flatMap((args) => args.split(' ').slice(0, -1));
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
});

test('copies the configuration to where nginx.conf includes it from', () => {
  const target = all('COPY')
    .find((args) => args.includes('_nginx.conf'))
    ?.split(' ')
    .at(-1);
  expect(config).toContain(`include ${target};`);
});

test('runs as an unprivileged user, on a port that such a user may open', () => {
  expect(all('USER')).toEqual(['nginx']);
  expect(instructions.indexOf('USER nginx')).toBeGreaterThan(
    instructions.findLastIndex((line) => line.startsWith('FROM')),
  );
  expect(Number(port)).toBeGreaterThan(1024);
  expect(all('EXPOSE')).toEqual([port]);
});

test('has a health check that requests a file from its own server', () => {
  expect(all('HEALTHCHECK')[0]).toContain('"$HEALTH_URL"');
  expect(all('ENV')).toEqual([`HEALTH_URL=http://127.0.0.1:${port}\${BASE_PATH}robots.txt`]);
});

describe.runIf(isDockerRequested)('The image', () => {
  test.each([
    ['/', IMAGE],
    ['/shop/', `${IMAGE}-in-a-folder`],
  ])(
    'serves its own shop at %s, as an unprivileged user and on a read-only disk',
    async (base, tag) => {
      buildImage(tag, base);
      const id = docker(
        'run',
        '--detach',
        '--read-only',
        '--tmpfs=/tmp',
        '--publish=127.0.0.1::8080',
        '--health-interval=1s',
        tag,
      );
      try {
        const health = () => docker('inspect', '--format={{.State.Health.Status}}', id);
        await expect.poll(health, { timeout: 30_000 }).toBe('healthy');
        expect(docker('exec', id, 'id', '-u')).not.toBe('0');
        expect(() => docker('exec', id, 'touch', '/srv/file')).toThrow(/Read-only file system/);

        const shop = `http://${docker('port', id, '8080')}${base}`;
        const page = await fetch(`${shop}cart`, { headers: { 'Accept-Encoding': 'gzip' } });
        expect(page.status).toBe(200);
        expect(page.headers.get('content-encoding')).toBe('gzip');
        expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
        const html = await page.text();
        const [, script = ''] = /"([^"]*\/assets\/[^"]+\.js)"/.exec(html) ?? [];
        const asset = await fetch(new URL(script, shop));
        expect(asset.status).toBe(200);
        expect(asset.headers.get('cache-control')).toContain('immutable');
        expect((await fetch(`${shop}no/such/page`)).status).toBe(404);

        docker('stop', id);
        expect(docker('inspect', '--format={{.State.ExitCode}}', id)).toBe('0');
      } finally {
        docker('rm', '--force', id);
      }
    },
    900_000,
  );
});
