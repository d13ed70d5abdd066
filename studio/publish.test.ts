import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publish } from './publish.ts';

// Packing takes seconds where the machine has other work.
vi.setConfig({ testTimeout: 60_000 });

let folder = '';

/** A master of a faint dark floor, or of a faint shadow: nothing else is on it. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const faint = { r: 10, g: 12, b: 16, alpha: 0.04 };
  await sharp({ create: { width: 1200, height: 800, channels: 4, background: faint } })
    .png()
    .toFile(join(folder, 'master.png'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const brightness = async (file: string) => {
  const { data } = await sharp(join(folder, file)).raw().toBuffer({ resolveWithObject: true });
  return Math.max(data[0] ?? 0, data[1] ?? 0, data[2] ?? 0);
};

test('what is faint is settled on the light tile', async () => {
  await publish(join(folder, 'master.png'), folder, 'hero');
  for (const file of ['hero.webp', 'hero-400.avif', 'hero-1200.avif'])
    expect(await brightness(file), file).toBeGreaterThan(128);
});

test('a stage, which lies on the dark, keeps its dark floor', async () => {
  await publish(join(folder, 'master.png'), folder, 'stage');
  for (const file of ['stage.webp', 'stage-400.avif', 'stage-1200.avif'])
    expect(await brightness(file), file).toBeLessThan(64);
});

test('a master that is too small is refused', async () => {
  const small = join(folder, 'small.png');
  await sharp({ create: { width: 600, height: 600, channels: 4, background: '#fff' } }).toFile(small);
  await expect(publish(small, folder, 'hero')).rejects.toThrow('only 600 px wide; 1200 px are needed');
});
