import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Product } from '#app/offer/model/product.ts';
import { SHOP_URL } from '#app/base-path.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { pdfFonts, readPdf } from '#tests/support/read-pdf.ts';
import { datasheetPdf } from './datasheet-pdf.ts';

const fonts = pdfFonts();
const picture = new Uint8Array(
  readFileSync('tests/fixtures/catalogue/public/images/products/placeholder.jpg'),
);

const make = (product: Product, pictures = new Map([[product.image, picture]])) =>
  readPdf(datasheetPdf(product, '2026-11-25', { fonts, pictures, format: 'letter' }));

const CAMERA = aProduct({
  id: '45',
  title: 'Esprit Compact 4K PTZ Camera',
  brand: 'Pelco',
  price: 549_500,
  description: 'Bridges and harbour walls shake, freeze and get wet.',
  highlights: ['Sealed to IP68', 'Endless pan'],
  applications: ['Ports', 'Perimeters'],
  specifications: { Model: 'Esprit Compact PTZ', Lens: '4.4–88 mm, 36× zoom', Range: '−40 to 65 °C' },
});

describe('the datasheet of a product', () => {
  test('has its title, price, description, highlights, applications, specifications and URL', async () => {
    const { pages, title, language } = await make(CAMERA);
    expect(title).toBe('Esprit Compact 4K PTZ Camera: datasheet · Watchpost');
    expect(language).toBe('en-US');
    expect(pages).toHaveLength(1);
    for (const text of [
      'Pelco Esprit Compact 4K PTZ Camera Model Esprit Compact PTZ · SKU 45 $5,495.00',
      'Price of November 25, 2026, in US dollars, without shipping and tax.',
      'Description Bridges and harbour walls shake, freeze and get wet.',
      'What it offers – Sealed to IP68 – Endless pan',
      'Where it is used – Ports – Perimeters',
      'Specifications Model Esprit Compact PTZ Lens 4.4–88 mm, 36× zoom Range −40 to 65 °C',
      `${SHOP_URL}/product/45`,
      'Page 1 of 1',
    ]) {
      expect(pages[0]).toContain(text);
    }
  });

  test('says that the product is sold out', async () => {
    const { pages } = await make(aProduct({ soldOut: true }));
    expect(pages[0]).toContain('Out of stock on that day.');
    expect((await make(CAMERA)).pages[0]).not.toContain('Out of stock');
  });

  test('breaks no word of its title, codes and figures', async () => {
    const word = 'DS-2CD2387G2H-LIZS2U/SL-2800-4000';
    const specifications = {
      Model: word,
      'Part-number-of-manufacturer-0123456789': '1,234,567.89'.repeat(7),
    };
    const product = aProduct({
      id: `sku-${'0123456789-'.repeat(7)}1`,
      title: `Camera ${word}`,
      specifications,
    });
    const [page = ''] = (await make(product)).pages;
    for (const text of [product.id, ...Object.entries(specifications).flat()]) expect(page).toContain(text);
    expect(page.split(word)).toHaveLength(4);
  });

  test('leaves out what is not known', async () => {
    const bare = aProduct({ highlights: [], applications: [], description: '', specifications: {} });
    const { pages } = await make(bare, new Map());
    expect(pages).toHaveLength(1);
    expect(pages[0]).not.toMatch(/What it offers|Where it is used|Specifications|Description|Model/);
  });

  const specifications = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`Label ${index}.`, `Value ${index}. ${'long '.repeat(30)}`]),
  );

  test('repeats the title on further pages, and cuts it before it reaches the logo', async () => {
    const short = await make(aProduct({ title: 'Dome camera', specifications }));
    expect(short.pages[1]).toContain('Watchpost Dome camera Page 2 of');
    const long = await make(aProduct({ title: 'Dome camera '.repeat(15), specifications }));
    const [, repeated = ''] = /((?:Dome camera ?)+)…/.exec(long.pages[1] ?? '') ?? [];
    expect(repeated.length).toBeGreaterThan(60);
    expect(repeated.length).toBeLessThan(120);
  });

  test('continues on further pages, with every specification once', async () => {
    const { pages } = await make(aProduct({ title: 'T'.repeat(200), specifications }));
    expect(pages.length).toBeGreaterThan(2);
    const text = pages.join(' ');
    for (let index = 0; index < 60; index += 1) {
      expect(text.split(`Label ${index}. Value ${index}.`)).toHaveLength(2);
    }
  });
});
