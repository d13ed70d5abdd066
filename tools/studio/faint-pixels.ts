/** The colour of the tile behind pictures in the shop's light scheme. In the dark scheme the tile is slightly darker. */
export const TILE_COLOUR = '#f1f3f6';

/** Red, green and blue of the tile, 0 to 255. */
const TILE = [1, 3, 5].map((start) => Number.parseInt(TILE_COLOUR.slice(start, start + 2), 16));

/** The share of its own colour that a nearly transparent pixel keeps; the rest comes from the tile. */
const MIN_OWN_SHARE = 0.12;

/**
 * Changes RGBA pixels in place: each translucent pixel becomes more opaque and closer to the tile's colour, and looks
 * the same on the tile. Black with 2% alpha, for example, becomes a light grey with 15%.
 *
 * Chromium 156 reads the alpha of an AVIF file as limited range (16 to 235) and drops fainter values. Without this change,
 * soft shadows would therefore end in a visible step. Fully transparent pixels take the colour of the faintest shadow. If
 * they stayed black, the encoder would blur the edge between the two colours into a line around the shadow.
 */
export function raiseFaintAlpha(pixels: Uint8Array): void {
  for (let start = 0; start < pixels.length; start += 4) {
    const alpha = (pixels[start + 3] ?? 0) / 255;
    if (alpha === 1) continue;
    const share = MIN_OWN_SHARE + (1 - MIN_OWN_SHARE) * alpha;
    for (const [channel, tile] of TILE.entries()) {
      const own = alpha === 0 ? 0 : (pixels[start + channel] ?? 0);
      pixels[start + channel] = Math.round(tile - (tile - own) * share);
    }
    pixels[start + 3] = Math.round((255 * alpha) / share);
  }
}
