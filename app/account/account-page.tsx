import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { RangePicture } from '#app/product/range-picture.tsx';
import * as texts from './texts.ts';
import { Breadcrumb, type Crumb, PageHeading } from '#app/ui/breadcrumb.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import styleSheetUrl from './account-page.css?url';

const StyleSheet = styleSheet(styleSheetUrl);

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
      <StyleSheet />
      <Breadcrumb trail={trail} current={title} />
      <div className="account-page-columns">
        <div className="account-page">
          <div>
            <PageHeading>{title}</PageHeading>
            <p className="account-page-lead">{lead}</p>
          </div>
          {children}
        </div>
        <aside aria-labelledby="no-account" className="account-page-aside">
          <div className="account-page-picture">
            <RangePicture sizes="(min-width: 80rem) 760px, 55vw" />
          </div>
          <h2 id="no-account" className="account-page-aside-heading">
            {texts.noAccountNeeded}
          </h2>
          <p className="account-page-reason">{texts.noAccountReason}</p>
          <p>
            <Link to={`${href('/faqs')}#where-cart-is-kept`} className="account-page-faq-link">
              {texts.whereCartIsKept}
            </Link>
          </p>
        </aside>
      </div>
    </div>
  );
}
