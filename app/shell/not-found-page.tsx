import { BrowseCategories } from '#app/product/category-tiles.tsx';
import { CATEGORIES } from './categories.ts';
import { NotFound } from './not-found.tsx';
import { pageMeta } from './page-meta.ts';
import { ERRORS } from '#app/ui/error-texts.ts';
import * as texts from './texts.ts';

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
