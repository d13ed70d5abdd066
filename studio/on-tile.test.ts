import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleOnTile, TILE } from './on-tile.ts';

const GROUND = [1, 3, 5].map((at) => Number.parseInt(TILE.slice(at, at + 2), 16));

const seenOnTile = ([r = 0, g = 0, b = 0, alpha = 0]: ArrayLike<number> & Iterable<number>) =>
  [r, g, b].map((own, channel) => (GROUND[channel] ?? 0) * (1 - alpha / 255) + (own * alpha) / 255);

test('every pixel looks the same on the tile, to a step of colour', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte, byte), (pixel) => {
      const settled = Uint8Array.from(pixel);
      settleOnTile(settled);
      for (const [channel, value] of seenOnTile(settled).entries()) {
        expect(Math.abs(value - (seenOnTile(pixel)[channel] ?? 0))).toBeLessThanOrEqual(1.5);
      }
    }),
  );
});

test('a shadow that darkens by two hundredths is well above the sixteen that Chromium cuts off', () => {
  const shadow = Uint8Array.from([0, 0, 0, 5]);
  settleOnTile(shadow);
  expect(shadow[3]).toBeGreaterThan(32);
});

test('what is opaque stays as it is', () => {
  const pixels = Uint8Array.from([12, 34, 56, 255]);
  settleOnTile(pixels);
  expect([...pixels]).toEqual([12, 34, 56, 255]);
});

test('what is not there is not seen, and has the colour of the faintest shadow beside it', () => {
  const [nothing, faintest] = [Uint8Array.from([255, 0, 0, 0]), Uint8Array.from([0, 0, 0, 1])];
  settleOnTile(nothing);
  settleOnTile(faintest);
  expect(nothing[3]).toBe(0);
  for (const channel of [0, 1, 2]) {
    expect(Math.abs((nothing[channel] ?? 0) - (faintest[channel] ?? 0))).toBeLessThanOrEqual(2);
  }
});
