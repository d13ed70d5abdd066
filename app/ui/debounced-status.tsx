import { useEffect, useRef, useState } from 'react';

/** Longer than the time between two keys or two clicks of somebody who is not done yet. */
const SETTLED_MS = 500;

/** Reads out what has become of a text that stands elsewhere on the page, once, when it has come to rest. */
export function DebouncedStatus({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  const latest = useRef(text);

  useEffect(() => {
    if (text === latest.current) return;
    const timer = setTimeout(() => {
      latest.current = text;
      setSaid(text);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
