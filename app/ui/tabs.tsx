import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';
import styles from './tabs.module.css';

export type Tab = { readonly key: string; readonly label: string; readonly content: ReactNode };

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The hash `#<key>` selects a tab and scrolls to it. Pass a new object to repeat that with the same hash. */
  readonly location?: { readonly hash: string };
  /** Selects the tab of the hash without scrolling, for a return to the page by Back or Forward. */
  readonly keepScroll?: boolean;
};

const NEXT_INDEX: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

type TabListProps = {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly panelId: string }[];
  /** An index. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  readonly ref?: Ref<HTMLDivElement>;
};

/** Tabs as in the ARIA Authoring Practices: the arrow keys, Home and End focus and select a tab. */
export function TabList({ label, tabs, selected, onSelect, ref }: TabListProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = NEXT_INDEX[event.key]?.(selected, tabs.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div
      ref={ref}
      role="tablist"
      aria-label={label}
      className={styles.list}
      onKeyDown={handleKeyDown}
      tabIndex={-1}
    >
      {tabs.map(({ id, label, panelId }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={id}
          aria-selected={index === selected}
          aria-controls={panelId}
          tabIndex={index === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(index)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Tabs with their panels, which are all in the HTML. The id of a panel is the key of its tab. */
export function Tabs({ label, tabs, location, keepScroll = false }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const hashIndex = tabs.findIndex(({ key }) => location?.hash === `#${key}`);
  // Hydration starts with the first tab, as in the prerendered HTML. Any other first render must already show the tab of the
  // hash: after Back, the router then restores the scroll position, which depends on the height of the page.
  const isHydrating = useHydratedValue(true, false);
  const [selected, setSelected] = useState(isHydrating ? 0 : Math.max(0, hashIndex));

  // Browsers do not scroll to a hidden panel by themselves.
  useEffect(() => {
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[hashIndex];
    setSelected((current) => (tab ? hashIndex : current));
    if (keepScroll) return;
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new location selects the tab again
  }, [hashIndex, location, keepScroll]);

  return (
    <div>
      <TabList
        ref={list}
        label={label}
        tabs={tabs.map((tab) => ({ id: `${tab.key}-tab`, label: tab.label, panelId: tab.key }))}
        selected={selected}
        onSelect={setSelected}
      />
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={tab.key}
          aria-labelledby={`${tab.key}-tab`}
          hidden={index !== selected}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel without controls must be focusable
          tabIndex={0}
          className={styles.panel}
        >
          <h2 className={styles.heading}>{tab.label}</h2>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
