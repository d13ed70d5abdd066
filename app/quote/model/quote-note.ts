import { MAX_LENGTHS, type QuoteDetails } from './quote-details.ts';

export type NoteOutcome = 'added' | 'already-there' | 'too-long';

/** Adds a line to the notes. Notes that would be too long stay as they are. */
export function addNote(
  details: QuoteDetails,
  note: string,
): { readonly next: QuoteDetails; readonly outcome: NoteOutcome } {
  const lines = details.notes.split('\n').map((line) => line.trim());
  if (lines.includes(note.trim())) return { next: details, outcome: 'already-there' };
  const notes = details.notes.trim() === '' ? note : `${details.notes.trimEnd()}\n${note}`;
  if (notes.length > MAX_LENGTHS.notes) return { next: details, outcome: 'too-long' };
  return { next: { ...details, notes }, outcome: 'added' };
}
