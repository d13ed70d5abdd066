import { OfflineView } from '#app/features/offline/offline-view.tsx';
import { categoryTitle } from '#app/shell/categories.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/texts/offline.ts';
import { PAGE_TITLES } from '#app/texts/page-titles.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import styles from './cart.module.css';

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
