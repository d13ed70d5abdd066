import type { ReactNode } from 'react';

type PageHeadingProps = {
  readonly lang?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The page's one `h1`; it takes the focus when a visitor arrives from another page. */
export function PageHeading({ lang, className, children }: PageHeadingProps) {
  return (
    <h1 tabIndex={-1} lang={lang} className={className}>
      {children}
    </h1>
  );
}
