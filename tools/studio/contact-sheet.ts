// Draws all published pictures of a view on one sheet: `npm run sheet -- hero sheet.png`.
import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { TILE_COLOUR } from './faint-pixels.ts';

const PUBLISHED = new URL('../../app/catalogue/data/public/images/products/', import.meta.url).pathname;
/** Edge of a picture and distance between pictures, in pixels. */
const SIZE = 300;
const GAP = 10;
const COLUMNS = 8;

const [view = 'hero', output = 'sheet.png'] = process.argv.slice(2);
/** The AVIF file, which most browsers show on a card. The WebP file is coarser in even areas. */
const pictureFile = (id: string): string => `${PUBLISHED}${id}/${view}-400.avif`;

const ids = readdirSync(PUBLISHED)
  .filter((id) => existsSync(pictureFile(id)))
  .toSorted((a, b) => Number(a) - Number(b));
const rows = Math.ceil(ids.length / COLUMNS);
const position = (index: number) => ({
  left: (index % COLUMNS) * (SIZE + GAP) + GAP,
  top: Math.floor(index / COLUMNS) * (SIZE + GAP) + GAP,
});
const pictures = await Promise.all(
  ids.map(async (id, index) =>
    Object.assign(position(index), {
      input: await sharp(pictureFile(id)).resize(SIZE).flatten({ background: TILE_COLOUR }).toBuffer(),
    }),
  ),
);
const labels = ids.map((id, index) => {
  const { left, top } = position(index);
  return `<text x="${left + 8}" y="${top + 22}" font-family="sans-serif" font-size="16" fill="#555">${id}</text>`;
});
const width = COLUMNS * (SIZE + GAP) + GAP;
const height = rows * (SIZE + GAP) + GAP;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${labels.join('')}</svg>`;
await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
  .composite([...pictures, { input: Buffer.from(svg), left: 0, top: 0 }])
  .png()
  .toFile(output);
console.log(`${output}: ${ids.length} pictures`);
