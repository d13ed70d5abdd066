import styles from './count-badge.module.css';

/** A number on the corner of an icon. It is part of the control's accessible name, so a zero is hidden visually only. */
export function CountBadge({ count }: { readonly count: number }) {
  return <span className={count === 0 ? 'visually-hidden' : styles.badge}>{count}</span>;
}
