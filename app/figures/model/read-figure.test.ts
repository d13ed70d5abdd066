import { describe, expect, test } from 'vitest';
import { lowestTemperature, ip, nightRange, outdoor, protocols } from './figures.fixture.ts';
import { type FigureText, readFigure } from './read-figure.ts';

const product = (specifications: Readonly<Record<string, string>>, title = 'A product'): FigureText => ({
  title,
  category: 'cctv-systems',
  specifications,
});

test('a product that does not state an attribute has no figure', () => {
  expect(readFigure(nightRange, product({ Resolution: '8 MP' }))).toEqual({ sources: [], unreadable: [] });
});

test('returns the figure with the texts that it was read from', () => {
  expect(readFigure(lowestTemperature, product({ 'Operating temperature': '−40 to 60 °C' }))).toEqual({
    figure: { kind: 'number', measures: [{ min: -40, max: -40 }] },
    sources: [{ specification: 'Operating temperature', text: '−40 to 60 °C' }],
    unreadable: [],
  });
});

test('joins the values of several texts', () => {
  const texts = { Protocols: 'SIP 2.0', Integration: 'ONVIF video and HTTP API' };
  const { figure, sources } = readFigure(protocols, product(texts));
  expect(figure).toEqual({ kind: 'set', values: ['sip', 'onvif'] });
  expect(sources).toHaveLength(2);
});

describe('a text that cannot be read', () => {
  test('is reported if it is about the attribute', () => {
    const { figure, unreadable } = readFigure(
      nightRange,
      product({ 'Night vision': 'Infrared to 30 yards' }),
    );
    expect(figure).toBeUndefined();
    expect(unreadable).toEqual([
      { specification: 'Night vision', text: 'Infrared to 30 yards', part: 'Infrared to 30 yards' },
    ]);
    expect(readFigure(protocols, product({ Protocols: 'H.323' })).unreadable).toHaveLength(1);
    const use = { ...outdoor, readFrom: [{ specification: 'Intended use' }], alsoReadFrom: [] };
    expect(readFigure(use, product({ 'Intended use': 'Indoor' })).unreadable).toEqual([]);
    expect(readFigure(use, product({ 'Intended use': 'Everywhere' })).unreadable).toHaveLength(1);
  });

  test('is not reported if it states no number, or may be about something else', () => {
    expect(readFigure(nightRange, product({ 'Night vision': 'Infrared light' })).unreadable).toEqual([]);
    // `protocols` lists Integration in `alsoReadFrom`, as a specification that may be about something else.
    expect(readFigure(protocols, product({ Integration: 'BACnet' })).unreadable).toEqual([]);
  });

  test('is reported with the part that is wrong', () => {
    expect(readFigure(ip, product({ 'Protection rating': 'IP66, IP 67' }))).toMatchObject({
      figure: { steps: ['IP66'] },
      unreadable: [{ part: 'IP 67' }],
    });
  });
});

describe('a yes-or-no attribute', () => {
  test.each([
    [{ 'Intended use': 'Outdoor or indoor' }, true],
    [{ 'Intended use': 'Indoor' }, false],
    [{ 'Intended use': 'Indoor', 'Protection rating': 'IP66' }, false],
    [{ 'Protection rating': 'IP66, IK10' }, true],
    [{ 'Protection rating': 'IP42' }, undefined],
    [{ 'Intended use': 'Areas where smoke detectors would false alarm' }, undefined],
  ])('is read from %j as %s', (specifications, isYes) => {
    const expected = isYes === undefined ? undefined : { kind: 'yes-no', isYes };
    expect(readFigure(outdoor, product(specifications)).figure).toEqual(expected);
  });
});

test('reads a specification only in the categories that the attribute names for it', () => {
  const sensor = { ...product({ 'Protection rating': 'IP66' }), category: 'smart-sensor' };
  expect(readFigure(outdoor, sensor).figure).toBeUndefined();
});

test('reads a specification only if it contains a word that the attribute names for it', () => {
  const card = {
    ...nightRange,
    unit: 'GB',
    readFrom: [{ specification: 'Storage', containing: ['microSD'] }],
  } as const;
  expect(readFigure(card, product({ Storage: 'microSD up to 256 GB' })).figure).toBeDefined();
  expect(readFigure(card, product({ Storage: '4 drive bays, up to 10 TB each' }))).toEqual({
    sources: [],
    unreadable: [],
  });
});

test('reads the title if the attribute says so', () => {
  const kind = { ...protocols, readsTitle: true };
  expect(readFigure(kind, product({}, 'A SIP door station'))).toMatchObject({
    figure: { values: ['sip'] },
    sources: [{ specification: undefined }],
  });
  expect(readFigure(protocols, product({}, 'A SIP door station')).figure).toBeUndefined();
});

test.each([
  ['count', '16, with a 200 W budget', 16],
  ['count', '16 inputs / 4 outputs', 4, 'outputs'],
  ['megapixels', '3584 × 2688', 9.6],
  ['pixels across', '640 × 480', 640],
  ['pixels down', '640 × 480', 480],
  ['PoE class', 'PoE+ class 4', 4],
] as const)('takes the %s of "%s" as %d', (takes, text, expected, counted?: string) => {
  const { unit: _unit, ...attribute } = nightRange;
  const taking = { ...attribute, takes, ...(counted && { counted }) };
  expect(readFigure(taking, product({ 'Night vision': text })).figure).toEqual({
    kind: 'number',
    measures: [{ min: expected, max: expected }],
  });
});
