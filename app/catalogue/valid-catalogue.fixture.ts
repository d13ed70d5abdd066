import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import shopData from '#app/catalogue/data/shop.json' with { type: 'json' };
import type { CatalogueTexts } from './catalogue-files.server.ts';
import { CatalogueError, readCatalogue } from './read-catalogue.server.ts';

type Fields = Readonly<Record<string, unknown>>;

const PARTS = {
  camera: {
    id: '45',
    title: 'Pelco Esprit Compact',
    brand: 'Pelco',
    category: 'cctv-systems',
    price: 880,
    originalPrice: 1000,
    discount: 12,
    image: 'camera.svg',
    images: ['camera.svg', '/images/products/camera-side.svg', 'https://example.org/camera.jpg'],
    rating: 4.9,
    isFeatured: true,
    isNew: false,
    isHot: true,
    isBestSeller: false,
    isOnSale: true,
    isSoldOut: false,
    isAvailable: true,
    availableQuantity: 0,
    soldQuantity: 29,
    maxQuantity: 4,
    description: 'A camera for ports and bridges.',
    highlights: ['4K picture'],
    applications: ['Ports'],
    specifications: { Resolution: '8 MP', 'Operating temperature': '-40 to 65 °C', PoE: '802.3bt' },
  },
  radio: {
    id: 'radio_12',
    title: 'Icom IC-SAT100',
    brand: 'Icom',
    category: 'cctv-systems',
    price: 14.99,
    description: 'A satellite radio.',
  },
  cctv: {
    id: '1',
    title: 'CCTV Systems',
    slug: 'cctv-systems',
    image: 'cctv.svg',
    summary: 'Cameras and recorders.',
    isNew: false,
    featuredProducts: ['45'],
    subCategories: ['Dome Cameras'],
  },
  thermal: { id: '2', title: 'Thermal Cameras', slug: 'thermal-cameras', parent: 'cctv-systems' },
  attribute: {
    id: 'resolution',
    label: 'Resolution',
    kind: 'steps',
    scale: 'resolution',
    readFrom: ['Resolution'],
    filtersIn: ['cctv-systems'],
  },
  otherAttribute: {
    id: 'lowest-temperature',
    label: 'Lowest operating temperature',
    kind: 'number',
    unit: '°C',
    takes: 'lower end',
    better: 'less',
    readFrom: ['Operating temperature'],
    filtersIn: ['cctv-systems'],
  },
  banner: {
    id: '1',
    title: 'One camera for the whole yard',
    subtitle: 'A 4K PTZ.',
    image: '/images/banners/1.svg',
    imageAlt: 'A camera',
    buttonText: 'View the camera',
    buttonLink: '/product/45',
    bgColor: 'slate',
    position: 'left',
    callouts: [
      { label: 'Zoom', value: '36×', reach: 65 },
      { label: 'Pan', value: '360°', reach: 60 },
    ],
  },
  otherBanner: {
    id: '2',
    title: 'All cameras',
    image: '/images/banners/1.svg',
    buttonText: 'See them',
    buttonLink: '/category/cctv-systems?sort=price-asc',
    bgColor: 'graphite',
    position: 'right',
  },
  deals: { endsAt: '2026-12-20T23:59:59-05:00', note: 'These prices end in December.' },
  testimonial: { id: 'installer', quote: 'It works.', role: 'Installer', sector: 'Fire protection' },
  otherTestimonial: { id: 'owner', quote: 'It fits.', role: 'Home owner', sector: 'House' },
  newsItem: { id: 'winter', date: '2026-11-09', title: 'Winter', text: 'Keep batteries warm.' },
  otherNewsItem: { id: 'summer', date: '2026-07-14', title: 'Summer', text: 'Keep cameras cool.' },
  shop: { ...shopData, home: ['hero'] },
} satisfies Record<string, Fields>;

const PICTURES = new Set([
  '/images/products/camera.svg',
  '/images/products/45/bare.webp',
  '/images/products/camera-side.svg',
  '/images/categories/cctv.svg',
  '/images/banners/1.svg',
]);

export const pictureExists = (path: string): boolean => PICTURES.has(path);

export type Changes = { readonly [Part in keyof typeof PARTS]?: Fields };

/** The files of a small valid catalogue with the given changes. A field changed to `undefined` is left out. */
export function validCatalogue(changes: Changes = {}): CatalogueTexts {
  const part = (name: keyof typeof PARTS): Fields => ({ ...PARTS[name], ...changes[name] });
  return {
    'products.json': JSON.stringify({ $schema: 'x', products: [part('camera'), part('radio')] }),
    'categories.json': JSON.stringify({ categories: [part('cctv'), part('thermal')] }),
    'attributes.json': JSON.stringify({ attributes: [part('attribute'), part('otherAttribute')] }),
    'banners.json': JSON.stringify({ banners: [part('banner'), part('otherBanner')] }),
    'deals.json': JSON.stringify({ deals: part('deals') }),
    'testimonials.json': JSON.stringify({
      sample: true,
      testimonials: [part('testimonial'), part('otherTestimonial')],
    }),
    'news.json': JSON.stringify({ sample: true, news: [part('newsItem'), part('otherNewsItem')] }),
    'shop.json': JSON.stringify(part('shop')),
    'pages/faqs.md': '---\ntitle: Questions\ndescription: Answers.\n---\n',
  };
}

/** Writes the files into a folder. @returns their paths */
export function writeCatalogue(folder: string, changes: Changes = {}): readonly string[] {
  return Object.entries(validCatalogue(changes)).map(([file, text]) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  });
}

/** The lines that `npm run catalogue:check` prints for these files. */
export function mistakesIn(texts: CatalogueTexts): readonly string[] {
  try {
    readCatalogue(texts, pictureExists);
    return [];
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return error.message.split('\n');
  }
}

/** A mistake, the changes to a valid catalogue that make it, and the line that reports it. */
export type MistakeCase = readonly [mistake: string, changes: Changes, line: string];
