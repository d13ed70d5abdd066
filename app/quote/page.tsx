import { BrowseCategories } from '#app/product/category-tiles.tsx';
import { QuoteView } from './quote-view.tsx';
import { CATEGORIES } from '#app/shell/categories.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { Breadcrumb, PageHeading } from '#app/ui/breadcrumb.tsx';

export const meta = () =>
  pageMeta({
    title: texts.quotePage,
    description: texts.quotePageDescription,
    path: '/quote',
    indexed: false,
  });

export default function QuotePage() {
  return (
    <div className="container min-screen-height quote-page">
      <Breadcrumb trail={[{ title: texts.cartPage, to: '/cart' }]} current={texts.quotePage} />
      <div className="quote-page-intro">
        <PageHeading>{texts.quotePage}</PageHeading>
        <p className="quote-page-lead">{texts.quoteLead}</p>
      </div>
      <QuoteView whenEmpty={<BrowseCategories categories={CATEGORIES} />} />
    </div>
  );
}
