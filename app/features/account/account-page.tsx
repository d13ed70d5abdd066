import type { ReactNode } from 'react';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import type { Crumb } from '#app/ui/crumb.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import styles from './account-form.module.css';

type AccountPageProps = {
  readonly title: string;
  /** The pages between the home page and this one. */
  readonly trail?: readonly Crumb[];
  readonly lead: ReactNode;
  readonly children: ReactNode;
};

/** One narrow column for everything that has to do with an account. */
export function AccountPage({ title, trail, lead, children }: AccountPageProps) {
  return (
    <div className="container">
      <Breadcrumb trail={trail} here={title} />
      <div className={styles.page}>
        <div>
          <PageHeading>{title}</PageHeading>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
