import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  readonly heading?: ReactNode;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
};

/** Explains why there is nothing to show, and what to do next. The heading is an `h2`. */
export function EmptyState({ heading, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {heading !== undefined && (
        <h2 className={styles.heading} tabIndex={-1}>
          {heading}
        </h2>
      )}
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
