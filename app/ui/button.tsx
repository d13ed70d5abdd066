import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

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
