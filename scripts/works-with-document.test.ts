import { expect, test } from 'vitest';
import { worksWithDocument } from './works-with-document.ts';

const aSubject = (id: string) => ({
  product: { id, title: `Station ${id}`, brand: 'Acme', price: 1, soldOut: false, specifications: {} },
  figures: {},
});

test('lists each pair once, with its reason', () => {
  const [door, inside, other] = ['1', '2', '3'].map(aSubject);
  if (!door || !inside || !other) throw new Error('A station is missing.');
  const partnersOf = (id: string) =>
    id === '3' ? [] : [{ subject: id === '1' ? inside : door, reason: { kind: 'sip' } as const }];
  expect(worksWithDocument([door, inside, other], partnersOf)).toBe(
    [
      '# Products that work with each other',
      [
        '| Product | Works with | Reason |',
        '| --- | --- | --- |',
        '| Station 1 | Station 2 | Both use SIP for calls. A SIP server may be needed. |',
      ].join('\n'),
    ].join('\n\n'),
  );
});
