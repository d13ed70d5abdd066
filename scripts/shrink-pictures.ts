// Reduces the colours of a folder's PNG files to a palette, which halves their size.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/shrink-pictures.ts FOLDER');

for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
  const path = join(folder, name);
  const { isPalette } = await sharp(path).metadata();
  // A file with a palette has been reduced before.
  if (isPalette) continue;
  const palette = { palette: true, quality: 100, dither: 0, effort: 7, compressionLevel: 9 };
  writeFileSync(path, await sharp(path).removeAlpha().png(palette).toBuffer());
}
