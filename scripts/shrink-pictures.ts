// Gives the PNG files of a folder a palette: half the size, and no colour far from what it was.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/shrink-pictures.ts FOLDER');

for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
  const path = join(folder, name);
  const { isPalette } = await sharp(path).metadata();
  // One that has a palette already was not taken anew.
  if (isPalette) continue;
  const palette = { palette: true, quality: 100, dither: 0, effort: 7, compressionLevel: 9 };
  writeFileSync(path, await sharp(path).removeAlpha().png(palette).toBuffer());
}
