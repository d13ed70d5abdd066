import { NavLink } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import styles from './category-row.module.css';
import type { NavCategory } from './navigation.ts';

export function CategoryRow({ categories }: { readonly categories: readonly NavCategory[] }) {
  return (
    <nav aria-label="Categories" className={styles.row}>
      <ul className={`container ${styles.list}`}>
        <CategoryLinks categories={categories} className={styles.link} />
      </ul>
    </nav>
  );
}

type CategoryLinksProps = {
  readonly categories: readonly NavCategory[];
  readonly className?: string | undefined;
};

/** Home, Catalog and the categories, as items of a list. */
export function CategoryLinks({ categories, className = '' }: CategoryLinksProps) {
  return (
    <>
      <li>
        <NavLink to="/" end className={className}>
          Home
        </NavLink>
      </li>
      <li>
        <NavLink to="/collections" className={className}>
          Catalog <Badge tone="new">New</Badge>
        </NavLink>
      </li>
      {categories.map(({ slug, title, isNew }) => (
        <li key={slug}>
          <NavLink to={`/category/${slug}`} prefetch="intent" className={className}>
            {title} {isNew && <Badge tone="new">New</Badge>}
          </NavLink>
        </li>
      ))}
    </>
  );
}
