import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb, PageHeading } from './breadcrumb.tsx';

type PageProps = {
  readonly title: string;
  /** Breadcrumb links between the home page and this page. */
  readonly trail?: readonly Crumb[] | undefined;
  readonly lead?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A page with one subject: where it is, what it is called, and what it is for. */
export function Page({ title, trail, lead, className = '', children }: PageProps) {
  return (
    <div className={`container min-screen-height page ${className}`}>
      <div className="page-head">
        <Breadcrumb trail={trail} current={title} />
        <PageHeading>{title}</PageHeading>
        {lead !== undefined && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
