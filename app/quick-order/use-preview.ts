import { useEffect, useState } from 'react';
import { type ChosenReadings, type OrderPreview, readPreview } from './read-preview.ts';

/**
 * The preview of the order list in `text`. While a new preview is read, the last one stays.
 * @param shownProblems the number of lines with a problem for which near misses are needed
 */
export function usePreview(text: string, chosen: ChosenReadings, shownProblems: number) {
  const [preview, setPreview] = useState<OrderPreview>();
  const [hasFailed, setHasFailed] = useState(false);
  const isBlank = text.trim() === '';

  useEffect(() => {
    if (isBlank || hasFailed) return;
    const controller = new AbortController();
    const { signal } = controller;
    readPreview(text, chosen, shownProblems, signal).then(
      (read) => {
        if (!signal.aborted) setPreview(read);
      },
      () => {
        if (!signal.aborted) setHasFailed(true);
      },
    );
    return () => controller.abort();
  }, [text, chosen, shownProblems, isBlank, hasFailed]);

  return {
    preview: isBlank ? undefined : preview,
    isCurrent: preview?.text === text,
    hasFailed: hasFailed && !isBlank,
    retry: () => setHasFailed(false),
  };
}
