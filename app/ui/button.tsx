import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

type Look = {
  /** `action` is the page's one thing to do; `icon` shows a glyph and needs an `aria-label`. */
  readonly variant?: 'action' | 'outline' | 'quiet' | 'icon';
  readonly small?: boolean;
  readonly wide?: boolean;
};

/** The class names of a button's look, also for a link or a label that looks like one. */
export function buttonLook({ variant = 'outline', small = false, wide = false }: Look): string {
  return [styles.button, styles[variant], small && styles.small, wide && styles.wide]
    .filter(Boolean)
    .join(' ');
}

export function Button({ variant, small, wide, className, ...rest }: Look & ComponentProps<'button'>) {
  const look = buttonLook({ ...(variant && { variant }), ...(small && { small }), ...(wide && { wide }) });
  return <button type="button" {...rest} className={className ? `${look} ${className}` : look} />;
}

export function ButtonLink({ variant, small, wide, className, ...rest }: Look & LinkProps) {
  const look = buttonLook({ ...(variant && { variant }), ...(small && { small }), ...(wide && { wide }) });
  return <Link {...rest} className={className ? `${look} ${className}` : look} />;
}
