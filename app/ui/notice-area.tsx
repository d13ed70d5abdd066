import { useEffect, useRef, useState } from 'react';
import { useStore } from '#app/lib/use-store.ts';
import * as texts from './texts.ts';
import { Button } from './button.tsx';
import { closeIcon, Icon } from './icon.tsx';
import styles from './notice-area.module.css';
import { announcement, dismissNotice, type Notice, notices } from './notices.ts';

const MIN_DURATION_MS = 6000;
/** For a notice with an action: time to read, decide and reach the button. */
const MIN_DURATION_WITH_ACTION_MS = 12_000;
/** Long notices stay longer. Slow readers read about 1,000 characters per minute. */
const DURATION_PER_CHARACTER_MS = 60;

/**
 * The live region for notices. It must be on the page before its first notice: screen readers announce only what changes
 * in a live region.
 */
export function NoticeArea() {
  const shown = useStore(notices);
  const announced = useStore(announcement);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown.length > 0 && area.current) uncoverFocus(area.current);
  }, [shown]);
  return (
    <div ref={area} role="status" className={`no-print ${styles.area}`}>
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
      {announced.text !== '' && (
        <p key={announced.id} className="visually-hidden">
          {announced.text}
        </p>
      )}
    </div>
  );
}

/** Scrolls a control that has the focus of the keyboard out from under the notices. */
function uncoverFocus(area: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || area.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const notices = area.getBoundingClientRect();
  if (bottom > notices.top && top < notices.bottom) focused.scrollIntoView({ block: 'nearest' });
}

function NoticeCard({ notice: { id, text, action } }: { readonly notice: Notice }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isPaused = hovered || focused;
  const previousFocus = useRef<EventTarget>(null);

  useEffect(() => {
    if (isPaused) return;
    const minimum = action ? MIN_DURATION_WITH_ACTION_MS : MIN_DURATION_MS;
    const timer = setTimeout(
      () => dismissNotice(id),
      Math.max(minimum, DURATION_PER_CHARACTER_MS * text.length),
    );
    return () => clearTimeout(timer);
  }, [id, text, action, isPaused]);

  function dismiss(): void {
    if (focused && previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
    dismissNotice(id);
  }

  return (
    <div
      className={styles.notice}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true);
        if (relatedTarget && !currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
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
        <Icon icon={closeIcon} />
      </Button>
    </div>
  );
}
