import { expect, test } from 'vitest';
import { readCatalogue } from '#app/catalogue/read-catalogue.server.ts';
import { validCatalogue } from '#app/catalogue/valid-catalogue.fixture.ts';
import { figuresDocument } from './figures-document.ts';

test('lists each attribute with its value and the specification it was read from, and attributes that are not stated', () => {
  const camera = { specifications: { Resolution: '8 MP | 4K', 'Operating temperature': 'Warm' } };
  const catalogue = readCatalogue(validCatalogue({ camera }), () => true);
  expect(figuresDocument(catalogue)).toBe(
    [
      '# Figures read from the catalogue',
      '## CCTV Systems',
      '### 45: Pelco Esprit Compact',
      [
        '| Attribute | Value | Read from |',
        '| --- | --- | --- |',
        String.raw`| Resolution | 8 MP (4K) | Resolution: 8${'\u00a0'}MP \| 4K |`,
      ].join('\n'),
      'Not stated: Lowest operating temperature',
      '### radio_12: Icom IC-SAT100',
      'Not stated: Resolution, Lowest operating temperature',
    ].join('\n\n'),
  );
});
