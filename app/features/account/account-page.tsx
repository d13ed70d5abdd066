import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { RangePicture } from '#app/features/product/range-picture.tsx';
import * as texts from '#app/texts/account.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import type { Crumb } from '#app/ui/crumb.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import styles from './account-page.module.css';

type AccountPageProps = {
  readonly title: string;
  /** Breadcrumb links between the home page and this page. */
  readonly trail?: readonly Crumb[];
  readonly lead: ReactNode;
  readonly children: ReactNode;
};

/**
 * The layout of the pages for signing in, registering and resetting a password: a narrow column, and a note that no account
 * is needed to buy.
 */
export function AccountPage({ title, trail, lead, children }: AccountPageProps) {
  return (
    <div className="container">
      <Breadcrumb trail={trail} current={title} />
      <div className={styles.columns}>
        <div className={styles.page}>
          <div>
            <PageHeading>{title}</PageHeading>
            <p className={styles.lead}>{lead}</p>
          </div>
          {children}
        </div>
        <aside aria-labelledby="no-account" className={styles.aside}>
          <div className={styles.picture}>
            <RangePicture sizes="(min-width: 80rem) 760px, 55vw" />
          </div>
          <h2 id="no-account" className={styles.asideHeading}>
            {texts.noAccountNeeded}
          </h2>
          <p className={styles.reason}>{texts.noAccountReason}</p>
          <p>
            <Link to={`${href('/faqs')}#where-cart-is-kept`} className={styles.faqLink}>
              {texts.whereCartIsKept}
            </Link>
          </p>
        </aside>
      </div>
    </div>
  );
}
