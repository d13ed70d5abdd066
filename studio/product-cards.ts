// Writes the social network cards of products from their published main pictures: `npm run cards`, or `npm run cards -- 45 49`.
import { existsSync, readdirSync } from 'node:fs';
import { publishProductCard } from './publish.ts';

const PUBLISHED = new URL('../public/images/products/', import.meta.url).pathname;

const ids = process.argv.slice(2);
const folders = (ids.length > 0 ? ids : readdirSync(PUBLISHED))
  .map((id) => PUBLISHED + id)
  .filter((folder) => ids.length > 0 || existsSync(`${folder}/hero.webp`));
for (const folder of folders) await publishProductCard(folder);
console.log(`Wrote ${folders.length} cards.`);
