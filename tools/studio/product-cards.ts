// Writes the social network cards of products from their published main pictures: `npm run cards`, or `npm run cards -- 45 49`.
import { existsSync, readdirSync } from 'node:fs';
import { publishProductCard } from './publish.ts';

const PUBLISHED = new URL('../../app/catalogue/data/public/images/products/', import.meta.url).pathname;

const published = readdirSync(PUBLISHED).filter((id) => existsSync(`${PUBLISHED}${id}/hero.webp`));
const named = process.argv.slice(2);
const ids = named.length > 0 ? named : published;
for (const id of ids) await publishProductCard(PUBLISHED + id);
console.log(`Wrote ${ids.length} cards.`);
