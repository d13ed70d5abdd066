import { type ComponentProps, useEffect, useRef } from 'react';
import { focusHeading } from '#app/ui/focus.ts';
import { closeIcon, Icon } from '#app/ui/icon.tsx';
import styles from './removable-chips.module.css';

export function Chip(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" {...props} className={styles.chip} />;
}

type RemovableChipsProps = {
  readonly label: string;
  readonly chips: readonly string[];
  /** `IP66` → `Remove filter: IP66`, the accessible name of a chip. */
  readonly removeLabel: (chip: string) => string;
  readonly onRemove: (chip: string, index: number) => void;
};

export function RemovableChips({ label, chips, removeLabel, onRemove }: RemovableChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ readonly chip: string; readonly index: number }>(undefined);

  // The removed chip had the focus. The focus moves to the chip that took its place, else to the last one, else to the page's
  // heading.
  useEffect(() => {
    if (!removed.current || chips.includes(removed.current.chip)) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[removed.current.index] ?? buttons.at(-1);
    if (next) next.focus();
    else focusHeading();
    removed.current = undefined;
  }, [chips]);

  if (chips.length === 0) return null;
  return (
    <ul ref={list} className={styles.chips} aria-label={label}>
      {chips.map((chip, index) => (
        <li key={chip}>
          <Chip
            aria-label={removeLabel(chip)}
            onClick={() => {
              removed.current = { chip, index };
              onRemove(chip, index);
            }}
          >
            {chip}
            <Icon icon={closeIcon} size={16} />
          </Chip>
        </li>
      ))}
    </ul>
  );
}
