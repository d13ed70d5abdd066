import { useEffect, useRef, useState } from 'react';

/** Longer than the pause between two keys or clicks. */
const DELAY_MS = 500;

/**
 * Announces changes of a text that is visible elsewhere on the page, once it has stopped changing. The initial text is
 * not announced.
 */
export function DebouncedStatus({ text }: { readonly text: string }) {
  const [announcement, setAnnouncement] = useState('');
  const settledText = useRef(text);

  useEffect(() => {
    if (text === settledText.current) return;
    const timer = setTimeout(() => {
      settledText.current = text;
      setAnnouncement(text);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p role="status" className="visually-hidden">
      {announcement}
    </p>
  );
}
