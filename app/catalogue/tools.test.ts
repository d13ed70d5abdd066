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

test('a shop whose figures no tool reads has one line, and is not told of recorders and fire loops', () => {
  expect(hintsWith({})).toEqual([
    expect.stringMatching(/^Nothing is wrong: planner, system check and “Works with” are off, /),
    'Search in plain words: knows no words of your own; plain-words.json can list them',
  ]);
});

test('a shop with a figure of a tool has one line for each that is off', () => {
  const kind = {
    id: 'kind',
    label: 'Kind',
    kind: 'set',
    scale: undefined,
    values: [{ id: 'bullet', label: 'Bullet', words: ['bullet'] }],
    readFrom: ['Type'],
  };
  expect(hintsWith({ attribute: kind }).slice(0, 3)).toEqual([
    expect.stringMatching(/^System planner: off, .* drive-size, /),
    expect.stringMatching(/^System check: off, .* protocols, /),
    expect.stringMatching(/^“Works with” on product pages: off, /),
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
