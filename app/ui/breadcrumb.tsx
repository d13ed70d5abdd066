import { Link } from 'react-router';
import * as texts from './texts.ts';
import { home } from './texts.ts';
import styles from './breadcrumb.module.css';
import type { ReactNode } from 'react';

export type Crumb = { readonly title: string; readonly to: string };

export const HOME: Crumb = { title: home, to: '/' };

type BreadcrumbProps = {
  readonly trail?: readonly Crumb[] | undefined;
  readonly current: string;
};

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label={texts.breadcrumb} className={`hint no-print ${styles.trail}`}>
      <ol className={styles.list}>
        {[HOME, ...(trail ?? [])].map(({ title, to }) => (
          <li key={to} className={styles.step}>
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
        <li className={styles.step}>
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}

type PageHeadingProps = {
  readonly lang?: string | undefined;
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
