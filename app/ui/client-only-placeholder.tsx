import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

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
