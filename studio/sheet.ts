// A contact sheet of all published pictures of a view, to judge them as a whole: `npm run studio:sheet -- hero sheet.png`.
import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { TILE as GROUND } from './on-tile.ts';

const PUBLISHED = new URL('../public/images/products/', import.meta.url).pathname;
const TILE = 300;
const GAP = 10;
const COLUMNS = 8;

const [view = 'hero', out = 'sheet.png'] = process.argv.slice(2);
/** What most browsers show on a card; the WebP beside it is coarser where a surface is even. */
const pictureOf = (id: string): string => `${PUBLISHED}${id}/${view}-400.avif`;

const ids = readdirSync(PUBLISHED)
  .filter((id) => existsSync(pictureOf(id)))
  .toSorted((a, b) => Number(a) - Number(b));
const rows = Math.ceil(ids.length / COLUMNS);
const at = (index: number) => ({
  left: (index % COLUMNS) * (TILE + GAP) + GAP,
  top: Math.floor(index / COLUMNS) * (TILE + GAP) + GAP,
});
const tiles = await Promise.all(
  ids.map(async (id, index) => ({
    input: await sharp(pictureOf(id)).resize(TILE).flatten({ background: GROUND }).toBuffer(),
    ...at(index),
  })),
);
const names = ids.map((id, index) => {
  const { left, top } = at(index);
  return `<text x="${left + 8}" y="${top + 22}" font-family="sans-serif" font-size="16" fill="#555">${id}</text>`;
});
const width = COLUMNS * (TILE + GAP) + GAP;
const height = rows * (TILE + GAP) + GAP;
const labels = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${names.join('')}</svg>`;
await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
  .composite([...tiles, { input: Buffer.from(labels), left: 0, top: 0 }])
  .png()
  .toFile(out);
console.log(`${out}: ${ids.length} pictures`);
