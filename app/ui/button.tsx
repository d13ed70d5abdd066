import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { closeIcon, Icon } from './icon.tsx';

type ButtonStyle = {
  /** `action`: the main action of a page. `icon`: an icon without text, which needs an `aria-label`. */
  readonly variant?: 'action' | 'outline' | 'quiet' | 'icon' | undefined;
  readonly small?: boolean | undefined;
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
};

export function Button({ variant, small, wide, className, ...rest }: ButtonStyle & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames({ variant, small, wide, className })} />;
}

export function ButtonLink({ variant, small, wide, className, ...rest }: ButtonStyle & LinkProps) {
  return <Link {...rest} className={classNames({ variant, small, wide, className })} />;
}

function classNames({ variant = 'outline', small, wide, className }: ButtonStyle): string {
  return [styles.button, styles[variant], small && styles.small, wide && styles.wide, className]
    .filter(Boolean)
    .join(' ');
}

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

export const REMOVE_BUTTON = 'button[data-remove]';

type RemoveButtonProps = { readonly label: string; readonly onRemove: () => void };

/**
 * Removes a row of a list. Ignores the second click of a double click, which would hit the button of the row that has
 * moved up.
 */
export function RemoveButton({ label, onRemove }: RemoveButtonProps) {
  return (
    <Button
      variant="icon"
      data-remove=""
      aria-label={label}
      onClick={({ detail }) => {
        if (detail < 2) onRemove();
      }}
    >
      <Icon icon={closeIcon} />
    </Button>
  );
}
