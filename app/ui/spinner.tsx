import * as texts from './texts.ts';
import styles from './spinner.module.css';
import type { ReactNode } from 'react';

export function Spinner({ label = texts.loading }: { readonly label?: string }) {
  return (
    <p className={styles.spinner} role="status">
      {label}
    </p>
  );
}

type ClientOnlyPlaceholderProps = {
  readonly label: string;
  /** What browsers without JavaScript show instead. */
  readonly withoutScripts: ReactNode;
};

/** Shown in prerendered HTML in place of content that depends on the visitor's browser, such as the saved cart. */
export function ClientOnlyPlaceholder({ label, withoutScripts }: ClientOnlyPlaceholderProps) {
  return (
    <>
      <Spinner label={label} />
      <noscript>{withoutScripts}</noscript>
    </>
  );
}
