import { Link, matchPath, useLocation } from 'react-router';
import * as texts from './texts.ts';
import { Badge } from '#app/ui/badge.tsx';
import styles from './category-row.module.css';
import type { NavCategory } from './navigation.ts';

export function CategoryRow({ categories }: { readonly categories: readonly NavCategory[] }) {
  return (
    <nav aria-label={texts.categories} className={`no-print ${styles.row}`}>
      <ul className={`container fade-edges ${styles.list}`}>
        <CategoryLinks categories={categories} />
      </ul>
    </nav>
  );
}

export function CategoryLinks({ categories }: { readonly categories: readonly NavCategory[] }) {
  const { pathname } = useLocation();
  // The router's NavLink would re-render when a navigation starts and delay the new page.
  const linkTo = (to: string) =>
    ({ to, 'aria-current': matchPath(to, pathname) ? 'page' : undefined }) as const;
  return (
    <>
      <li>
        <Link {...linkTo('/')}>{texts.home}</Link>
      </li>
      <li>
        <Link {...linkTo('/collections')}>
          {texts.catalog}{' '}
          {categories.some(({ isNew }) => isNew) && <Badge tone="new">{texts.newBadge}</Badge>}
        </Link>
      </li>
      {categories.map(({ slug, title, isNew }) => (
        <li key={slug}>
          <Link {...linkTo(`/category/${slug}`)}>
            {title} {isNew && <Badge tone="new">{texts.newBadge}</Badge>}
          </Link>
        </li>
      ))}
    </>
  );
}
