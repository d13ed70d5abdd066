import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// No image is built here. `build-sites.ts` builds the site from the files that the image gets, and `hosts.test.ts` runs its
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

test('does not run as root, on a port that needs no rights', () => {
  expect(all('USER')).toEqual(['nginx']);
  expect(instructions.indexOf('USER nginx')).toBeGreaterThan(
    instructions.findLastIndex((line) => line.startsWith('FROM')),
  );
  expect(Number(port)).toBeGreaterThan(1024);
  expect(all('EXPOSE')).toEqual([port]);
});

test('asks the server itself whether it is healthy', () => {
  expect(all('HEALTHCHECK')[0]).toContain('"$HEALTH_URL"');
  expect(all('ENV')).toEqual([`HEALTH_URL=http://127.0.0.1:${port}\${BASE_PATH}robots.txt`]);
});
