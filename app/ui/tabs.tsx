import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './tabs.module.css';

export type Tab = { readonly key: string; readonly label: string; readonly content: ReactNode };

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Where the visitor was sent: `#<key>` opens that tab. A new object asks again, though it says the same. */
  readonly sentTo?: { readonly hash: string };
  /** Whether the visitor has been there before: the tab opens, but the page stays where it was left. */
  readonly isReturn?: boolean;
};

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Tabs as the ARIA Authoring Practices describe them: arrows, Home and End move and select; all panels are in the page.
 * A panel's id is its tab's key.
 */
export function Tabs({ label, tabs, sentTo, isReturn = false }: TabsProps) {
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const asked = tabs.findIndex(({ key }) => sentTo?.hash === `#${key}`);

  // Not before the effect: the built page knows no fragment, and a browser goes nowhere for one that is hidden.
  useEffect(() => {
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[asked];
    setSelected((now) => (tab ? asked : now));
    if (isReturn) return;
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new object asks again
  }, [asked, sentTo, isReturn]);

  const step = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(selected, tabs.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={step}
        tabIndex={-1}
      >
        {tabs.map((tab, at) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${tab.key}-tab`}
            aria-selected={at === selected}
            aria-controls={tab.key}
            tabIndex={at === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => setSelected(at)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, at) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={tab.key}
          aria-labelledby={`${tab.key}-tab`}
          hidden={at !== selected}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel of plain text must be reachable
          tabIndex={0}
          className={styles.panel}
        >
          <h2 className={styles.name}>{tab.label}</h2>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
