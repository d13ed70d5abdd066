import type { ReactNode } from 'react';
import styles from './badge.module.css';

type BadgeProps = { readonly tone?: 'deal' | 'new' | 'hot' | 'plain'; readonly children: ReactNode };

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
