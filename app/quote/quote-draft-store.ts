import { createPersistentStore, TAB_STORAGE } from '#app/lib/persistent-store.ts';
import type { Quote, QuoteLine } from './model/quote.ts';
import { addNote, fillEmptyDetails, type NoteOutcome, type QuoteDetails } from './model/quote-details.ts';
import { parseJson } from '#app/lib/saved-value.ts';
import {
  EMPTY_DRAFT,
  isNewQuote,
  newQuote,
  readDraft,
  withDocument,
  withEarlierQuote,
  withNumber,
  writeDraft,
} from './model/quote-draft.ts';

/**
 * What the visitor has entered about the quote, and the documents made from it. Session storage keeps both until the tab is
 * closed.
 */
export const draftStore = createPersistentStore({
  key: 'quote-draft',
  initial: EMPTY_DRAFT,
  parse: (text) => readDraft(parseJson(text)),
  serialize: writeDraft,
  ...TAB_STORAGE,
});

/** The entered details, with a number for a quote with these lines, see `withNumber`. */
export function loadDetails(lines?: readonly QuoteLine[]): QuoteDetails {
  return draftStore.update((draft) => ({ next: withNumber(draft, new Date(), lines) })).next.details;
}

export function saveDetails(details: QuoteDetails): void {
  draftStore.update((draft) => ({ next: { ...draft, details } }));
}

export function adoptDetails(offered: QuoteDetails): void {
  draftStore.update((draft) => ({ next: { ...draft, details: fillEmptyDetails(draft.details, offered) } }));
}

export function recordDocument({ number, lines }: Quote): void {
  draftStore.update((draft) => ({ next: withDocument(draft, number, lines) }));
}

/** Clears the details. Returns a function that restores them, or undefined if there is nothing to clear. */
export function startNewQuote(): (() => void) | undefined {
  const { earlier } = draftStore.update((draft) => ({
    next: isNewQuote(draft) ? draft : newQuote(draft, new Date()),
    earlier: draft,
  }));
  if (isNewQuote(earlier)) return undefined;
  return () => {
    draftStore.update((draft) => ({ next: withEarlierQuote(draft, earlier) }));
  };
}

export function addQuoteNote(note: string): NoteOutcome {
  const { next, outcome } = addNote(loadDetails(), note);
  if (outcome === 'added') saveDetails(next);
  return outcome;
}
