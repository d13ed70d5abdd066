import type { ReactNode } from 'react';
import { PageHeading } from '#app/ui/page-heading.tsx';
import styles from './account-form.module.css';

type AccountPageProps = {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
};

/** One narrow column for everything that has to do with an account. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <div>
        <PageHeading>{title}</PageHeading>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </div>
  );
}
