import type { ReactNode } from 'react';

type PageHeadingProps = {
  readonly lang?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The only `h1` of a page. It receives the focus after a navigation. */
export function PageHeading({ lang, className, children }: PageHeadingProps) {
  return (
    <h1 tabIndex={-1} lang={lang} className={className}>
      {children}
    </h1>
  );
}
