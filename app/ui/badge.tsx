import type { ReactNode } from 'react';
import { formatNumber } from '#app/lib/format-number.ts';
import styles from './badge.module.css';

type BadgeProps = { readonly tone?: 'deal' | 'new' | 'hot' | 'plain'; readonly children: ReactNode };

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}

/** A number on the corner of an icon. It is part of the control's accessible name, so a zero is hidden visually only. */
export function CountBadge({ count }: { readonly count: number }) {
  return <span className={count === 0 ? 'visually-hidden' : styles.count}>{formatNumber(count)}</span>;
}
