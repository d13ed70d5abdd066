/** `--tile` of the shop's light scheme; that of the dark one is a little darker (0.93 in place of 0.965). */
export const TILE = '#f1f3f6';

/** How much of the way from the tile to its own colour a nearly transparent pixel goes. */
const FAINTEST = 0.12;

/**
 * RGBA, in place: what lets the tile through looks the same on it, but is lighter and lets less through. A shadow's black
 * of 2% becomes a light grey of 15%. Chromium (156) takes an AVIF's alpha for one of limited range, 16 to 235, and would
 * show of a faint black nothing at all: shadows ended in a step. What is not there takes the faintest shadow's colour:
 * a coder would smear a step from that to black, and draw a line around each shadow.
 */
export function settleOnTile(pixels: Uint8Array): void {
  const tile = [1, 3, 5].map((at) => Number.parseInt(TILE.slice(at, at + 2), 16));
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    if (alpha === 1) continue;
    const share = FAINTEST + (1 - FAINTEST) * alpha;
    for (const [channel, ground] of tile.entries()) {
      const own = alpha === 0 ? 0 : (pixels[at + channel] ?? 0);
      pixels[at + channel] = Math.round(ground - (ground - own) * share);
    }
    pixels[at + 3] = Math.round((255 * alpha) / share);
  }
}
