import { useState } from 'react';
import { href, useLocation, useNavigate } from 'react-router';
import { useLoaded } from '#app/lib/use-loaded.ts';
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
  const [fromFile, setFromFile] = useState<Opened & { readonly fragment: string | undefined }>();
  const fragment = hash.includes(RECORD_PREFIX) ? hash : undefined;
  const read = useLoaded(fragment, async () => {
    const { readQuoteText } = await import('./read-quote.ts');
    return readQuoteText(hash) ?? DAMAGED;
  });
  const quote = read.hasFailed ? NOT_LOADED : read.isComplete ? read.value : undefined;
  const fromUrl: Opened | undefined =
    fragment !== undefined && quote !== undefined ? { source: fragment, quote } : undefined;

  // A quote from a file stays until it is closed or the URL gets another quote, one from the URL only while it is in the URL.
  const isFileLatest = fragment === undefined || fragment === fromFile?.fragment;
  const opened = isFileLatest ? (fromFile ?? fromUrl) : fromUrl;
  return {
    opened,
    isReading: fragment !== undefined && opened === undefined,
    openFile: async (file: File) => {
      const quote = await import('./read-quote.ts').then(
        ({ readQuoteFile }) => readQuoteFile(file),
        () => NOT_LOADED,
      );
      setFromFile({ source: `${file.name} ${Date.now()}`, fileName: file.name, quote, fragment });
    },
    close: () => {
      setFromFile(undefined);
      void navigate(href('/quote'));
    },
  };
}
