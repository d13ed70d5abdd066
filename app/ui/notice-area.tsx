import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '#app/browser/use-store.ts';
import * as texts from '#app/texts/ui.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './notice-area.module.css';
import { dismissNotice, type Notice, notices } from './notices.ts';

const SHOWN_MS = 6000;
/** What is long is shown for longer, in milliseconds for each letter: who reads slowly reads a thousand in a minute. */
const LETTER_MS = 60;
/** Something can be undone: time to read, decide and get there. */
const SHOWN_WITH_ACTION_MS = 12_000;

/** The one live region of the shop. It stands empty in every page, so that what comes into it is read out. */
export function NoticeArea() {
  const shown = useStore(notices);
  return (
    <div role="status" className={styles.area}>
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function NoticeCard({ notice: { id, text, action } }: { readonly notice: Notice }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const cameFrom = useRef<EventTarget>(null);

  useEffect(() => {
    if (held) return;
    const least = action ? SHOWN_WITH_ACTION_MS : SHOWN_MS;
    const timer = setTimeout(() => dismissNotice(id), Math.max(least, LETTER_MS * text.length));
    return () => clearTimeout(timer);
  }, [id, text, action, held]);

  function dismiss(): void {
    // The focus must not be lost with the notice.
    if (focused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    dismissNotice(id);
  }

  return (
    <div
      className={styles.notice}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true);
        if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <p className={styles.text}>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run();
            dismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <Button variant="icon" aria-label={texts.dismissNotice} onClick={dismiss}>
        <Icon of={X} />
      </Button>
    </div>
  );
}
