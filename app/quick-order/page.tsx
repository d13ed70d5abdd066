import { QuickOrder } from './quick-order.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { Page } from '#app/ui/page.tsx';

export const meta = () =>
  pageMeta({
    title: texts.quickOrderPage,
    description: texts.quickOrderDescription,
    path: '/quick-order',
    trail: [],
  });

export default function QuickOrderPage() {
  return (
    <Page title={texts.quickOrderPage} lead={texts.lead}>
      <QuickOrder />
    </Page>
  );
}
