import styles from './count-badge.module.css';

/** How many, on the corner of an icon whose control says it in its name; nothing for none. */
export function CountBadge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span aria-hidden="true" className={styles.badge}>
      {count}
    </span>
  );
}
