import { BrowseCategories } from '#app/product/category-tiles.tsx';
import { QuoteView } from './quote-view.tsx';
import { CATEGORIES } from '#app/shell/categories.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { Page } from '#app/ui/page.tsx';

export const meta = privateMeta(texts.quotePage, texts.quotePageDescription, '/quote');

export default function QuotePage() {
  return (
    <Page
      title={texts.quotePage}
      trail={[{ title: texts.cartPage, to: '/cart' }]}
      lead={texts.quoteLead}
      className="quote-page"
    >
      <QuoteView whenEmpty={<BrowseCategories categories={CATEGORIES} />} />
    </Page>
  );
}
