import { ComparisonView } from './comparison-view.tsx';
import { BrowseCategories } from '#app/product/category-tiles.tsx';
import { CATEGORIES, categoryTitle } from '#app/shell/categories.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './page-texts.ts';
import { Breadcrumb, PageHeading } from '#app/ui/breadcrumb.tsx';
import styles from './compare.module.css';

export const meta = () =>
  pageMeta({
    title: texts.comparePage,
    description: texts.comparePageDescription,
    path: '/compare',
    indexed: false,
  });

export default function ComparePage() {
  return (
    <div className={`container min-screen-height ${styles.page}`}>
      <Breadcrumb current={texts.comparePage} />
      <PageHeading>{texts.comparePage}</PageHeading>
      <ComparisonView
        categoryTitle={categoryTitle}
        whenEmpty={<BrowseCategories categories={CATEGORIES} />}
      />
    </div>
  );
}
