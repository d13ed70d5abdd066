import { expect, test } from 'vitest';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { vocabularyOf } from './vocabulary.ts';

const DOME = aSearchEntry({ title: 'Dome camera', brand: 'Axis', specifications: ['PoE 802.3af, dome'] });
const RADIO = aSearchEntry({ title: 'Radio', brand: 'AXIS', specifications: [], description: 'A radio.' });

test('the vocabulary has the words of brands, titles and specifications, each with the number of products that contain it', () => {
  expect([...vocabularyOf([DOME, RADIO])]).toEqual([
    ['axis', { spelling: 'Axis', products: 2 }],
    ['dome', { spelling: 'Dome', products: 1 }],
    ['camera', { spelling: 'camera', products: 1 }],
    ['poe', { spelling: 'PoE', products: 1 }],
    ['802.3af', { spelling: '802.3af', products: 1 }],
    ['radio', { spelling: 'Radio', products: 1 }],
  ]);
});

test('if there are too many words, those that the most products contain are kept', () => {
  expect([...vocabularyOf([RADIO, DOME, DOME], 2).keys()]).toEqual(['axis', 'dome']);
});
