import { ListsView } from './lists-view.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import styles from '#app/cart/cart.module.css';

export const meta = () =>
  pageMeta({
    title: texts.listsPage,
    description: texts.listsPageDescription,
    path: '/lists',
    indexed: false,
  });

export default function ListsPage() {
  return (
    <div className={`container min-screen-height ${styles.page}`}>
      <Breadcrumb current={texts.listsPage} />
      <PageHeading>{texts.listsPage}</PageHeading>
      <p className={styles.lead}>{texts.lead}</p>
      <ListsView />
    </div>
  );
}
