import type { ComponentProps } from 'react';
import styles from './busy-button.module.css';
import { Button } from './button.tsx';

type BusyButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'aria-disabled'> & {
  readonly busy: boolean;
  readonly busyLabel: string;
};

/**
 * The submit button of a form. While busy it keeps the focus, is `aria-disabled` and announces `busyLabel`. The form
 * itself must ignore submissions while it is busy.
 */
export function BusyButton({ busy, busyLabel, children, ...button }: BusyButtonProps) {
  return (
    <span aria-live="polite" className={styles.live}>
      <Button variant="action" wide {...button} type="submit" aria-disabled={busy}>
        {busy ? busyLabel : children}
      </Button>
    </span>
  );
}
