import { expect, test } from 'vitest';
import { paperFormat } from './paper.ts';
import { pdfFileName } from './pdf-assets.ts';

test.each([
  ['Q-20261125-0912', 'quote-Q-20261125-0912.pdf'],
  [' 7/2026: Ağ ', 'quote-7-2026-Ağ.pdf'],
  ['หมายเลข', 'quote-หมายเลข.pdf'],
  ['../../etc', 'quote-etc.pdf'],
  ['???', 'quote.pdf'],
])('the file of quote %j is %s', (number, name) => {
  expect(pdfFileName('quote', number)).toBe(name);
});

test.each(['en-US', 'fr-CA', 'es-CL', 'es-PR', 'es-VE', 'en-us'])('is Letter for %s', (language) => {
  expect(paperFormat(language)).toBe('letter');
});

test.each(['en', 'en-GB', 'tr-TR', 'ca', 'es-419', ''])('is A4 for %j', (language) => {
  expect(paperFormat(language)).toBe('a4');
});
