import { createServer, type Server } from 'node:http';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesByName, makePictures, nameOfPicture } from './import-pictures.ts';

let folder: string;
let server: Server;
let origin: string;
/** The paths that were asked for. */
let requests: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  requests = [];
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const isFirst = requests.filter((earlier) => earlier === path).length === 1;
    if (path === '/page') response.setHeader('Content-Type', 'text/html').end('<p>No</p>');
    else if (path === '/broken.png') response.setHeader('Content-Type', 'image/png').end('x');
    else if (path === '/missing.png') response.writeHead(404).end();
    else if (path === '/busy.png' && isFirst) response.writeHead(429).end();
    else if (path === '/down.png') response.writeHead(503).end();
    else response.setHeader('Content-Type', 'image/png').end(photo);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has such an address
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const make = (sources: readonly string[]) =>
  makePictures(
    sources.map((source, index) => ({
      source,
      target: `/images/products/A~2F1/${index === 0 ? 'hero' : index + 1}.webp`,
    })),
    folder,
    () => {},
    1,
  );

test('makes a fetched picture into the files that the shop serves, and does not fetch it again', async () => {
  expect(await make([`${origin}/busy.png`, `${origin}/b.png`])).toEqual(new Map());
  const made = join(folder, 'images/products/A~2F1');
  expect(readdirSync(made).toSorted()).toEqual(
    ['200', '400', '800', '1200']
      .flatMap((width) => [`2-${width}.avif`, `hero-${width}.avif`])
      .concat('2.webp', 'hero.webp', 'card.jpg')
      .toSorted(),
  );
  expect(await sharp(join(made, 'hero.webp')).metadata()).toMatchObject({
    width: 800,
    height: 800,
    hasAlpha: true,
  });
  expect(await sharp(join(made, 'card.jpg')).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(requests.toSorted()).toEqual(['/b.png', '/busy.png', '/busy.png']);
  await make([`${origin}/busy.png`, `${origin}/b.png`]);
  expect(requests).toHaveLength(3);
});

test('says why a picture is missing', async () => {
  const failures = await make(
    ['/page', '/broken.png', '/missing.png', '/down.png'].map((path) => origin + path),
  );
  expect(Object.fromEntries(failures)).toEqual({
    '/images/products/A~2F1/hero.webp': 'the host answers with text/html instead of a picture',
    '/images/products/A~2F1/2.webp': 'is no picture that can be read',
    '/images/products/A~2F1/3.webp': 'the host answers 404',
    '/images/products/A~2F1/4.webp': 'the host answers 503',
  });
  expect(requests.filter((path) => path === '/down.png')).toHaveLength(4);
});

test('finds a picture in a folder by the name in its address', () => {
  writeFileSync(join(folder, 'Front.JPG'), '');
  const found = filesByName(folder).get(nameOfPicture('https://cdn.example/a/front.jpg?v=1'));
  expect(found).toBe(join(folder, 'Front.JPG'));
  expect(nameOfPicture('/j/k/jk.jpg')).toBe('jk.jpg');
});
