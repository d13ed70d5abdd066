import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { publish, publishProductCard } from './publish.ts';

let folder = '';

/** Makes a render of one faint dark colour, which is a shadow in a product picture and the floor in a stage picture. */
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const faint = { r: 10, g: 12, b: 16, alpha: 0.04 };
  await sharp({ create: { width: 1200, height: 800, channels: 4, background: faint } })
    .png()
    .toFile(join(folder, 'render.png'));
});

after(() => rmSync(folder, { recursive: true }));

/** The brightness of a pixel, 0 to 255. */
const brightness = async (file: string, left = 0, top = 0) => {
  const pixel = sharp(join(folder, file)).extract({ left, top, width: 1, height: 1 });
  const { data } = await pixel.raw().toBuffer({ resolveWithObject: true });
  return Math.max(data[0] ?? 0, data[1] ?? 0, data[2] ?? 0);
};

test('faint pixels of a product picture become light', async () => {
  await publish(join(folder, 'render.png'), folder, 'hero');
  for (const file of ['hero.webp', 'hero-400.avif', 'hero-1200.avif']) {
    assert.ok((await brightness(file)) > 128, file);
  }
});

test('a stage picture, which is shown on dark, keeps its dark floor', async () => {
  await publish(join(folder, 'render.png'), folder, 'stage');
  for (const file of ['stage.webp', 'stage-400.avif', 'stage-1200.avif']) {
    assert.ok((await brightness(file)) < 64, file);
  }
});

test('the card of a product shows its main picture in the middle of a light area of 1200 by 630 px', async () => {
  const square = join(folder, 'square.png');
  await sharp({ create: { width: 1200, height: 1200, channels: 4, background: '#222' } }).toFile(square);
  await publish(square, folder, 'hero');
  await publishProductCard(folder);
  const { format, width, height } = await sharp(join(folder, 'card.jpg')).metadata();
  assert.deepEqual({ format, width, height }, { format: 'jpeg', width: 1200, height: 630 });
  assert.ok((await brightness('card.jpg')) > 200);
  assert.ok((await brightness('card.jpg', 600, 315)) < 64);
});

test('a render that is too small is refused', async () => {
  const small = join(folder, 'small.png');
  await sharp({ create: { width: 600, height: 600, channels: 4, background: '#fff' } }).toFile(small);
  await assert.rejects(publish(small, folder, 'hero'), /only 600 px wide; 1200 px are needed/);
});
