import { expect, test } from 'vitest';
import { readFigures, withFigures } from './figures.server.ts';
import { readCatalogue } from './read-catalogue.server.ts';
import { toolHints } from './tools.server.ts';
import { type Changes, pictureExists, validCatalogue } from './valid-catalogue.fixture.ts';

const NO_WORDS = {
  synonyms: [],
  units: [],
  negativeNumbers: [],
  sizesInPixels: [],
  stopWords: [],
  notSold: [],
};

function hintsWith(changes: Changes) {
  const catalogue = readCatalogue(validCatalogue(changes), pictureExists);
  return toolHints(catalogue, withFigures(catalogue.products, readFigures(catalogue)));
}

test('a shop without figures has one line that says nothing is wrong', () => {
  expect(toolHints({ attributes: [], plainWords: NO_WORDS }, [])).toEqual([
    expect.stringMatching(/^Nothing is wrong: without attributes.json there are no /),
  ]);
});

test('a shop whose figures no tool reads has one line for each tool', () => {
  expect(hintsWith({})).toEqual([
    expect.stringMatching(/^System planner: off, .* drive-size, /),
    expect.stringMatching(/^System check: off, .* kind, /),
    expect.stringMatching(/^“Works with” on product pages: off, /),
    'Search in plain words: knows no words of your own; plain-words.json can list them',
  ]);
});

test('a tool is on once a product states one of its figures', () => {
  const [planner] = hintsWith({
    camera: { specifications: { Battery: '2500 mAh' } },
    attribute: {
      id: 'battery-capacity',
      label: 'Battery',
      kind: 'number',
      unit: 'mAh',
      scale: undefined,
      readFrom: ['Battery'],
    },
  });
  expect(planner).toMatch(/^System planner: could do more with these in attributes.json: video-channels /);
  expect(planner).not.toContain('battery-capacity');
});
