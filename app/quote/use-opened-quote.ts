import { useEffect, useState } from 'react';
import { href, useLocation, useNavigate } from 'react-router';
import { RECORD_PREFIX } from './model/quote-record.ts';
import type { ReadQuote } from './read-quote.ts';

type Opened = {
  /** A key that differs for each fragment and each opened file. */
  readonly source: string;
  /** Absent if the quote is in the fragment of the URL. */
  readonly fileName?: string;
  readonly quote: ReadQuote;
};

const NOT_LOADED = { kind: 'unreadable', reason: 'not-loaded' } as const;
const DAMAGED = { kind: 'unreadable', reason: 'damaged' } as const;

/** The quote that the visitor has opened from a file, or the one in the fragment of the URL. */
export function useOpenedQuote() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  /** The fragment if it contains a quote, otherwise empty. */
  const quoteFragment = hash.includes(RECORD_PREFIX) ? hash : '';

  useEffect(() => {
    if (quoteFragment === '') return;
    let isOutdated = false;
    const show = (quote: ReadQuote) => {
      if (!isOutdated) setOpened({ source: quoteFragment, quote });
    };
    import('./read-quote.ts').then(
      ({ readQuoteText }) => show(readQuoteText(quoteFragment) ?? DAMAGED),
      () => show(NOT_LOADED),
    );
    return () => {
      isOutdated = true;
    };
  }, [quoteFragment]);

  // A quote from a file stays until it is closed, one from the URL only while it is in the URL.
  const current =
    opened && (opened.fileName !== undefined || opened.source === quoteFragment) ? opened : undefined;
  return {
    opened: current,
    isReading: quoteFragment !== '' && current === undefined,
    openFile: async (file: File) => {
      const quote = await import('./read-quote.ts').then(
        ({ readQuoteFile }) => readQuoteFile(file),
        () => NOT_LOADED,
      );
      setOpened({ source: `${file.name} ${Date.now()}`, fileName: file.name, quote });
    },
    close: () => {
      setOpened(undefined);
      void navigate(href('/quote'));
    },
  };
}
