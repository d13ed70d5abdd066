import { OfflineView } from '#app/features/offline/offline-view.tsx';
import { CATEGORIES } from '#app/shell/categories.ts';
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

const TITLES: ReadonlyMap<string, string> = new Map([
  ...PAGE_TITLES,
  ...CATEGORIES.map(({ slug, title }) => [`/category/${slug}`, title] as const),
]);

export default function OfflinePage() {
  return (
    <div className={`container min-screen-height ${styles.page}`}>
      <Breadcrumb current={texts.offlinePage} />
      <PageHeading>{texts.offlinePage}</PageHeading>
      <p className={styles.lead}>{texts.lead}</p>
      <OfflineView titles={TITLES} />
    </div>
  );
}
