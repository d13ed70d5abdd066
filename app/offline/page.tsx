import { OfflineView } from './offline-view.tsx';
import { categoryTitle } from '#app/shell/categories.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { PAGE_TITLES } from '#app/ui/page-titles.ts';
import { Breadcrumb, PageHeading } from '#app/ui/breadcrumb.tsx';
import styles from '#app/cart/cart.module.css';

export const meta = () =>
  pageMeta({
    title: texts.offlinePage,
    description: texts.offlinePageDescription,
    path: '/offline',
    indexed: false,
  });

const CATEGORY = '/category/';

function titleOf(path: string): string | undefined {
  return path.startsWith(CATEGORY) ? categoryTitle(path.slice(CATEGORY.length)) : PAGE_TITLES.get(path);
}

export default function OfflinePage() {
  return (
    <div className={`container min-screen-height ${styles.page}`}>
      <Breadcrumb current={texts.offlinePage} />
      <PageHeading>{texts.offlinePage}</PageHeading>
      <p className={styles.lead}>{texts.lead}</p>
      <OfflineView titleOf={titleOf} />
    </div>
  );
}
