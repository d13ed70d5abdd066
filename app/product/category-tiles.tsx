import { Link } from 'react-router';
import type { CategorySummary } from '#app/offer/model/category.ts';
import { avifFiles, categoryImagePath, PLACEHOLDER_IMAGE } from '#app/offer/model/picture-set.ts';
import * as texts from './texts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Picture } from '#app/ui/picture.tsx';
import styles from './category-tiles.module.css';
import { useId } from 'react';

type CategoryTilesProps = {
  readonly categories: readonly CategorySummary[];
  /** Loads the first picture with priority: for pages on which it is the main picture. */
  readonly priority?: boolean;
};

const SIZES = '(min-width: 64rem) 320px, (min-width: 48rem) 23vw, 46vw';
/** With summaries there are two columns instead of four on tablets. */
const SIZES_WITH_SUMMARY = '(min-width: 64rem) 320px, 46vw';

export function CategoryTiles({ categories, priority = false }: CategoryTilesProps) {
  return (
    <ul className={styles.tiles}>
      {categories.map(({ slug, title, image, summary, isNew, count }, index) => {
        const path = categoryImagePath(image);
        return (
          <li key={slug}>
            <Link to={`/category/${slug}`} className={styles.tile}>
              <span className={styles.frame}>
                <Picture
                  src={path}
                  avifFiles={avifFiles(path)}
                  sizes={summary === undefined ? SIZES : SIZES_WITH_SUMMARY}
                  fallback={PLACEHOLDER_IMAGE}
                  alt=""
                  width={480}
                  height={320}
                  priority={priority && index === 0}
                  className={styles.picture}
                />
              </span>
              <span className={styles.text}>
                <span className={styles.title}>
                  {title}{' '}
                  {isNew && (
                    <span className={styles.badge}>
                      <Badge tone="new">{texts.newBadge}</Badge>
                    </span>
                  )}
                </span>
                {summary !== undefined && <span className={`hint ${styles.summary}`}>{summary}</span>}
                {count !== undefined && (
                  <span className={`hint ${styles.count}`}>{texts.productCount(count)}</span>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The page of all categories shows the others. */
const MAX_TILES = 12;

export function BrowseCategories({ categories }: { readonly categories: readonly CategorySummary[] }) {
  const heading = useId();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{texts.categoriesHeading}</h2>
      <CategoryTiles categories={categories.slice(0, MAX_TILES)} />
      {categories.length > MAX_TILES && (
        <p>
          <Link to="/collections">{texts.allCategories(categories.length)}</Link>
        </p>
      )}
    </section>
  );
}
