// Draws the icons in the shop's public/icons/ from its public/favicon.svg. Run it after a change of the logo:
// `node scripts/draw-icons.ts`
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { publicFolder } from '#app/catalogue/catalogue-files.server.ts';

const FAVICON = join(publicFolder(), 'favicon.svg');
const FOLDER = join(publicFolder(), 'icons');
/** The corners of the favicon are round. Systems cut the corners of maskable icons and of Apple's icon themselves. */
const ROUND_CORNERS = / rx="\d+"/;
/** The part of a maskable icon that no system cuts off: a circle with 80% of its width. */
const SAFE_PART = 0.8;

const icon = await readFile(FAVICON, 'utf8');
const [, side = 0] = (/viewBox="0 0 (\d+) /.exec(icon) ?? []).map(Number);
const square = icon.replace(ROUND_CORNERS, '');
if (side === 0 || square === icon) throw new Error(`${FAVICON} has another form than expected.`);

const background = /<rect [^>]*fill="([^"]+)"/.exec(icon)?.[1] ?? '';
const margin = (side * (1 / SAFE_PART - 1)) / 2;
const maskable = square
  .replace(/viewBox="[^"]+"/, `viewBox="${-margin} ${-margin} ${side + 2 * margin} ${side + 2 * margin}"`)
  .replace(
    /<rect [^>]*>/,
    `<rect x="${-margin}" y="${-margin}" width="${side + 2 * margin}" height="${side + 2 * margin}" fill="${background}"/>`,
  );

const ICONS = [
  { name: '192.png', svg: icon, pixels: 192 },
  { name: '512.png', svg: icon, pixels: 512 },
  { name: 'maskable-512.png', svg: maskable, pixels: 512 },
  { name: 'apple-touch-icon.png', svg: square, pixels: 180 },
];

await mkdir(FOLDER, { recursive: true });
for (const { name, svg, pixels } of ICONS) {
  // At density 72, a unit of the viewBox is drawn as one pixel. A small drawing would be blurred by the enlargement.
  await sharp(Buffer.from(svg), { density: (72 * pixels) / side })
    .resize(pixels, pixels)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`${FOLDER}/${name}`);
}
