import { href } from 'react-router';
import { prepareQuote } from './cart/texts.ts';
import { withinLimit } from './lib/within-limit.ts';
import type { Crumb } from './ui/breadcrumb.tsx';

/** Its page takes lines of products, see `cartLinkPath()`. */
export type OwnQuote = Crumb & {
  /** Saves that of the cart as PDF. */
  readonly save: () => Promise<void>;
  readonly addNote: (note: string) => Promise<'added' | 'already-there' | 'too-long'>;
};

/**
 * The quote that visitors write themselves; undefined if the shop has none. Only this module and the page know the folder that makes
 * it, whose code is loaded on demand.
 */
export const ownQuote: OwnQuote | undefined = HAS.quote
  ? {
      title: prepareQuote,
      to: href('/quote'),
      save: async () => (await withinLimit(import('./quote/save-quote-pdf.ts'))).saveCartQuote(),
      addNote: async (note) => (await withinLimit(import('./quote/quote-draft-store.ts'))).addQuoteNote(note),
    }
  : undefined;
