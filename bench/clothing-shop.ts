import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type CatalogueTexts, readCatalogueFiles } from '#app/catalogue/catalogue-files.server.ts';
import { planImport } from '#app/catalogue/import/plan-import.server.ts';
import { clothingExport, clothingPictures } from './clothing-export.ts';

const TEMPLATE = resolve('scripts/new-shop');
const NOW = new Date('2026-11-29T12:00:00Z');

const SETTINGS = {
  name: 'Norra',
  tagline: 'Clothes that last',
  url: 'https://www.norra.example',
  legalName: 'Norra Clothing Ltd',
  address: ['2 Harbour Row', 'Oban PA34 4LA', 'United Kingdom'],
  phones: { sales: { label: 'Shop', display: '+44 1631 000 012' } },
  emails: { sales: 'shop@norra.example' },
  currency: 'GBP',
  currencyName: 'pounds',
  priceBefore: '£',
  taxName: 'VAT',
  taxPercent: 20,
  pricesIncludeTax: true,
  shippingFee: 5,
  country: 'GB',
  countries: [{ code: 'GB', name: 'United Kingdom' }],
  stateLabel: 'County',
  homeTitle: 'Clothes that last',
  description: 'Shirts, jumpers, trousers and jackets, sewn in one workshop.',
  home: [
    'deals',
    'categories',
    { category: 'tops', title: 'Tops' },
    { category: 'trousers', title: 'Trousers' },
  ],
};

/** The data files of a clothing shop, as its owner has them after the import. For the parameters see `clothingExport`. */
export function clothingTexts(...exported: Parameters<typeof clothingExport>): CatalogueTexts {
  const template = readCatalogueFiles(TEMPLATE);
  const settings: object = JSON.parse(template['shop.json'] ?? '{}');
  const texts = {
    ...template,
    'shop.json': JSON.stringify({ ...settings, ...SETTINGS }),
    'products.json': '{"products": []}',
    'categories.json': '{"categories": []}',
  };
  const read = () => Buffer.from(clothingExport(...exported));
  const plan = planImport([{ name: 'clothing.csv', read }], texts, NOW);
  return { ...texts, ...plan.texts(plan.products) };
}

export const CLOTHING_FOLDER = resolve('test-results/clothing-shop');

/** Makes the folder of a shop with 24 styles in 288 versions, or keeps it if it is the same already. */
export function clothingShop(): void {
  const folder = CLOTHING_FOLDER;
  if (!existsSync(folder)) cpSync(join(TEMPLATE, 'public'), join(folder, 'public'), { recursive: true });
  const pictures = Array.from(
    clothingPictures(),
    ([name, svg]) => [`public/images/products/${name}`, svg] as const,
  );
  for (const [file, text] of [...Object.entries(clothingTexts(24, 288)), ...pictures]) {
    const path = join(folder, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
