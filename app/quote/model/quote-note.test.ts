import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_DETAILS, MAX_LENGTHS } from './quote-details.ts';
import { addNote } from './quote-note.ts';

const withNotes = (notes: string) => ({ ...EMPTY_DETAILS, customer: 'Acme', notes });

test.each([
  ['', 'Storage: 5,184 GB', 'Storage: 5,184 GB', 'added'],
  ['Gate 3', 'Storage: 5,184 GB', 'Gate 3\nStorage: 5,184 GB', 'added'],
  ['Gate 3\n', 'Storage: 5,184 GB', 'Gate 3\nStorage: 5,184 GB', 'added'],
  ['Storage: 5,184 GB\nGate 3', 'Storage: 5,184 GB', 'Storage: 5,184 GB\nGate 3', 'already-there'],
])('with the notes %j, adding %j gives the notes %j: %s', (notes, note, expected, outcome) => {
  expect(addNote(withNotes(notes), note)).toEqual({ next: withNotes(expected), outcome });
});

test('leaves out a note for which there is no space', () => {
  const full = withNotes('x'.repeat(MAX_LENGTHS.notes));
  expect(addNote(full, 'y')).toEqual({ next: full, outcome: 'too-long' });
});

test('notes are never too long, and a note is added once', () => {
  const line = fc.string({ minLength: 1, maxLength: 300 }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (notes) => {
      let details = EMPTY_DETAILS;
      for (const note of [...notes, ...notes]) {
        const { next, outcome } = addNote(details, note);
        expect(next.notes.length).toBeLessThanOrEqual(MAX_LENGTHS.notes);
        if (outcome !== 'added') expect(next).toBe(details);
        details = next;
      }
      const lines = details.notes.split('\n').map((text) => text.trim());
      expect(new Set(lines).size).toBe(lines.length);
    }),
  );
});
