import { ComparisonView } from './comparison-view.tsx';
import { BrowseCategories } from '#app/product/category-tiles.tsx';
import { CATEGORIES, categoryTitle } from '#app/shell/categories.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import * as texts from './page-texts.ts';
import { Page } from '#app/ui/page.tsx';

export const meta = privateMeta(texts.comparePage, texts.comparePageDescription, '/compare');

export default function ComparePage() {
  return (
    <Page title={texts.comparePage}>
      <ComparisonView
        categoryTitle={categoryTitle}
        whenEmpty={<BrowseCategories categories={CATEGORIES} />}
      />
    </Page>
  );
}
