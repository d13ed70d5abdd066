import { expect, test } from 'vitest';
import { paperFormat } from './paper-format.ts';

test.each(['en-US', 'fr-CA', 'es-CL', 'es-PR', 'es-VE', 'en-us'])('is Letter for %s', (language) => {
  expect(paperFormat(language)).toBe('letter');
});

test.each(['en', 'en-GB', 'tr-TR', 'ca', 'es-419', ''])('is A4 for %j', (language) => {
  expect(paperFormat(language)).toBe('a4');
});
