import { expect, test } from 'vitest';
import { pdfFileName } from './save-file.ts';

test.each([
  ['Q-20261125-0912', 'quote-Q-20261125-0912.pdf'],
  [' 7/2026: Ağ ', 'quote-7-2026-Ağ.pdf'],
  ['หมายเลข', 'quote-หมายเลข.pdf'],
  ['../../etc', 'quote-etc.pdf'],
  ['???', 'quote.pdf'],
])('the file of quote %j is %s', (number, name) => {
  expect(pdfFileName('quote', number)).toBe(name);
});
