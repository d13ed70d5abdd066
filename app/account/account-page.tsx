import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';
import { cartAnswer } from '#app/shop-contents.ts';
import { RangePicture } from '#app/product/range-picture.tsx';
import { Breadcrumb, type Crumb, PageHeading } from '#app/ui/breadcrumb.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import styleSheetUrl from './account-page.css?url';
import * as texts from './texts.ts';

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
            <p className="lead">{lead}</p>
          </div>
          {children}
        </div>
        <aside aria-labelledby="no-account" className="account-page-aside">
          <div className="account-page-picture">
            <RangePicture sizes="(min-width: 80rem) 760px, 55vw" />
          </div>
          <h2 id="no-account" className="small-heading">
            {texts.noAccountNeeded}
          </h2>
          <p className="muted">{texts.noAccountReason}</p>
          {cartAnswer !== undefined && (
            <p>
              <Link to={cartAnswer} className="account-form-link">
                {texts.whereCartIsKept}
              </Link>
            </p>
          )}
        </aside>
      </div>
    </div>
  );
}

type LinkPageProps = {
  readonly title: string;
  readonly children: (token: string) => ReactNode;
};

export function LinkPage({ title, children }: LinkPageProps) {
  const [query] = useSearchParams();
  // `false` until hydration, because the prerendered page does not know the query.
  const token = useHydratedValue<string | boolean>(false, query.get('token') ?? '');
  return (
    <AccountPage title={title} lead={token === '' ? texts.linkIncomplete : undefined}>
      {typeof token === 'string' && token !== '' && children(token)}
    </AccountPage>
  );
}
