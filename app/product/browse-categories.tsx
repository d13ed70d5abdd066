import { useId } from 'react';
import type { CategorySummary } from './model/category.ts';
import * as texts from './texts.ts';
import styles from './browse-categories.module.css';
import { CategoryTiles } from './category-tiles.tsx';

/** A section of category tiles, for the home page and for empty pages. */
export function BrowseCategories({ categories }: { readonly categories: readonly CategorySummary[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{texts.categoriesHeading}</h2>
      <CategoryTiles categories={categories} />
    </section>
  );
}
