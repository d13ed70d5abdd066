import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './empty-state.module.css';
import { focusHeading } from './focus.ts';
import { useLoadFailure } from './load-failure.ts';
import { retry } from './texts.ts';

type EmptyStateProps = {
  readonly heading?: ReactNode;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
};

/** Explains why there is nothing to show, and what to do next. The heading is an `h2`. */
export function EmptyState({ heading, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {heading !== undefined && <h2 tabIndex={-1}>{heading}</h2>}
      {text !== undefined && <p className={`muted ${styles.text}`}>{text}</p>}
      {children !== undefined && <div className={`cluster ${styles.actions}`}>{children}</div>}
    </div>
  );
}

type LoadFailedProps = {
  readonly heading: string;
  readonly text: string;
  readonly onRetry: () => void;
  readonly children?: ReactNode;
};

/** Shown in place of what could not be loaded. */
export function LoadFailed({ heading, text, onRetry, children }: LoadFailedProps) {
  useLoadFailure(true);
  return (
    <EmptyState heading={heading} text={text}>
      <Button
        variant="action"
        onClick={() => {
          onRetry();
          focusHeading();
        }}
      >
        {retry}
      </Button>
      {children}
    </EmptyState>
  );
}
