import { BrowseCategories } from '#app/product/category-tiles.tsx';
import { CATEGORIES } from '#app/shell/categories.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { ERRORS } from '#app/ui/texts.ts';
import * as texts from '#app/shell/texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageHeading } from '#app/ui/breadcrumb.tsx';
import styles from '#app/shell/screen.module.css';

export function NotFound() {
  return (
    <div className={`container ${styles.screen}`}>
      <PageHeading>{ERRORS.PAGE_NOT_FOUND.title}</PageHeading>
      <EmptyState text={ERRORS.PAGE_NOT_FOUND.text}>
        <ButtonLink variant="action" to="/">
          {texts.returnToHome}
        </ButtonLink>
        <ButtonLink to="/collections">{texts.browseAllCategories}</ButtonLink>
        <ButtonLink to="/contact-us">{texts.contactShop}</ButtonLink>
      </EmptyState>
    </div>
  );
}

export const meta = () =>
  pageMeta({
    title: ERRORS.PAGE_NOT_FOUND.title,
    description: texts.pageNotFoundDescription,
    // One page serves all unknown addresses, so it has no path of its own. Its canonical address is that of the home page.
    path: '/',
    indexed: false,
  });

export default function NotFoundPage() {
  return (
    <>
      <NotFound />
      <div className="container">
        <BrowseCategories categories={CATEGORIES} />
      </div>
    </>
  );
}
