import assert from 'node:assert/strict';
import { test } from 'node:test';
import { raiseFaintAlpha, TILE_COLOUR } from './faint-pixels.ts';

const TILE = [1, 3, 5].map((start) => Number.parseInt(TILE_COLOUR.slice(start, start + 2), 16));

/** The colour of an RGBA pixel on the tile. */
const onTile = ([red = 0, green = 0, blue = 0, alpha = 0]: readonly number[]) =>
  [red, green, blue].map(
    (value, channel) => (TILE[channel] ?? 0) * (1 - alpha / 255) + (value * alpha) / 255,
  );

const raised = (pixel: readonly number[]) => {
  const pixels = Uint8Array.from(pixel);
  raiseFaintAlpha(pixels);
  return [...pixels];
};

test('every pixel keeps its colour on the tile, give or take rounding', () => {
  for (let alpha = 0; alpha <= 255; alpha += 1) {
    for (let red = 0; red <= 255; red += 15) {
      const pixel = [red, 255 - red, (red * 7) % 256, alpha];
      const after = onTile(raised(pixel));
      for (const [channel, before] of onTile(pixel).entries()) {
        assert.ok(Math.abs((after[channel] ?? 0) - before) <= 1.5, `${pixel.join()}, channel ${channel}`);
      }
    }
  }
});

test('a shadow of 2% gets an alpha well above 16, below which Chromium drops it', () => {
  assert.ok((raised([0, 0, 0, 5])[3] ?? 0) > 32);
});

test('opaque pixels do not change', () => {
  assert.deepEqual(raised([12, 34, 56, 255]), [12, 34, 56, 255]);
});

test('transparent pixels stay transparent and take the colour of the faintest shadow', () => {
  const transparent = raised([255, 0, 0, 0]);
  const faintest = raised([0, 0, 0, 1]);
  assert.equal(transparent[3], 0);
  for (const channel of [0, 1, 2]) {
    assert.ok(Math.abs((transparent[channel] ?? 0) - (faintest[channel] ?? 0)) <= 2);
  }
});
