// Draws the icons in the shop's public/icons/ from its public/favicon.svg. Run it after a change of the logo:
// `npm run icons`
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
const [, side = 0] = (/viewBox="0 0 (\d+(?:\.\d+)?) /.exec(icon) ?? []).map(Number);
if (side === 0) {
  console.error(`${FAVICON}: the drawing needs a square viewBox that begins with 0 0, such as "0 0 64 64".`);
  process.exit(1);
}
const square = icon.replace(ROUND_CORNERS, '');
const background = /<rect [^>]*fill="([^"]+)"/.exec(icon)?.[1] ?? '#fff';
const margin = (side * (1 / SAFE_PART - 1)) / 2;
const whole = side + 2 * margin;
const maskable = square
  .replace(/viewBox="[^"]+"/, `viewBox="${-margin} ${-margin} ${whole} ${whole}"`)
  .replace(
    /<svg[^>]*>/,
    `$&<rect x="${-margin}" y="${-margin}" width="${whole}" height="${whole}" fill="${background}"/>`,
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
