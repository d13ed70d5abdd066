import { BrowseCategories } from '#app/features/product/browse-categories.tsx';
import { CATEGORIES } from '#app/shell/categories.ts';
import { NotFound } from '#app/shell/not-found.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { ERRORS } from '#app/texts/errors.ts';
import * as texts from '#app/texts/shell.ts';

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
