import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  readonly heading?: ReactNode;
  readonly text?: ReactNode;
  /** The ways out: links and buttons. */
  readonly children?: ReactNode;
};

/** Says that there is nothing here, why, and where to go. The heading is an `h2`: the page keeps its own `h1`. */
export function EmptyState({ heading, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {heading !== undefined && (
        <h2 className={styles.heading} tabIndex={-1}>
          {heading}
        </h2>
      )}
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children !== undefined && <div className={styles.ways}>{children}</div>}
    </div>
  );
}
