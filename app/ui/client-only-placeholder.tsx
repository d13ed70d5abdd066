import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

type ClientOnlyPlaceholderProps = {
  readonly label: string;
  /** For browsers without scripts, which keep nothing. */
  readonly children: ReactNode;
};

/** Stands in a built page for what only the visitor's browser knows. */
export function ClientOnlyPlaceholder({ label, children }: ClientOnlyPlaceholderProps) {
  return (
    <>
      <Spinner label={label} />
      <noscript>{children}</noscript>
    </>
  );
}
