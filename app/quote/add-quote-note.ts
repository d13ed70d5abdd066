import { addNote, type NoteOutcome } from './model/quote-note.ts';
import { loadDetails, saveDetails } from './quote-draft-store.ts';

/** Adds a line to the notes of the visitor's quote. */
export function addQuoteNote(note: string): NoteOutcome {
  const { next, outcome } = addNote(loadDetails(), note);
  if (outcome === 'added') saveDetails(next);
  return outcome;
}
