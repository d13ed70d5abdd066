import { expect, test } from 'vitest';
import { figureHints, readFigures, readProducts } from './figures.server.ts';
import { readCatalogue } from './read-catalogue.server.ts';
import { type Changes, pictureExists, validCatalogue } from './valid-catalogue.fixture.ts';

const catalogueWith = (changes: Changes) => readCatalogue(validCatalogue(changes), pictureExists);
const figuresWith = (changes: Changes = {}) => readFigures(catalogueWith(changes));

function hintsWith(changes: Changes): readonly string[] {
  const catalogue = catalogueWith(changes);
  return figureHints(readFigures(catalogue), catalogue);
}

test('reads the figures of a product for the attributes of its category', () => {
  const catalogue = catalogueWith({});
  expect(readFigures(catalogue).figuresById.get('45')).toEqual({
    resolution: { kind: 'steps', steps: ['4k'] },
    'lowest-temperature': { kind: 'number', measures: [{ min: -40, max: -40 }] },
  });
  const [first] = readProducts(catalogue);
  expect(first?.readings.map(({ attribute, reading }) => [attribute.id, reading.sources])).toEqual([
    ['resolution', [{ specification: 'Resolution', text: '8\u00a0MP' }]],
    ['lowest-temperature', [{ specification: 'Operating temperature', text: '-40 to 65\u00a0°C' }]],
  ]);
});

test('a product has no figure for attributes of other categories', () => {
  const ofThermal = { filtersIn: ['thermal-cameras'], comparesIn: [] };
  const [first] = readProducts(catalogueWith({ attribute: ofThermal, otherAttribute: ofThermal }));
  expect(first?.readings).toEqual([]);
});

test('a product has figures for the attributes of a category above it', () => {
  const { figuresById } = figuresWith({
    camera: { category: 'thermal-cameras' },
    otherAttribute: { filtersIn: [], comparesIn: ['thermal-cameras'], readFrom: ['Weight'] },
  });
  expect(Object.keys(figuresById.get('45') ?? {})).toEqual(['resolution']);
});

test('lists each text that cannot be read, with product, field and how to correct it', () => {
  const specifications = { Resolution: '9 megapixels', 'Operating temperature': '233 to 338 K' };
  expect(hintsWith({ camera: { specifications } })).toEqual([
    'id 45: Resolution: "9 megapixels" cannot be read as "Resolution"; write a code of the scale resolution',
    'id 45: Operating temperature: "233 to 338 K" cannot be read as "Lowest operating temperature"; write it like "16 °C", or move "Operating temperature" of "lowest-temperature" in attributes.json to alsoReadFrom',
  ]);
  expect(hintsWith({})).toEqual([]);
});

test('lists the first 100 texts and counts the others', () => {
  const catalogue = readCatalogue(validCatalogue(), pictureExists);
  const [camera] = catalogue.products;
  if (camera === undefined) throw new Error('The catalogue has no product.');
  const unreadable = { ...camera, specifications: { Resolution: '9 megapixels' } };
  const products = Array.from({ length: 130 }, () => unreadable);
  const many = { ...catalogue, products, attributes: catalogue.attributes.slice(0, 1) };
  const lines = figureHints(readFigures(many), many);
  expect(lines).toHaveLength(101);
  expect(lines.at(-1)).toBe('30 more texts cannot be read');
});

test('lists the specifications of attributes.json that no product has', () => {
  expect(hintsWith({ attribute: { readFrom: ['Resolution', 'Resolutoin'] } })).toEqual([
    'attributes.json: id resolution: no product has the specification "Resolutoin"; correct or remove it',
  ]);
});
