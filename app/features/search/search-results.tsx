import { Link } from 'react-router';
import type { Category } from '#app/domain/product/category.ts';
import { nearMisses } from '#app/domain/search/near-miss.ts';
import { resultCountText, SEARCH_PROMPT, type SearchEntry, searchPath } from '#app/domain/search/search.ts';
import { ProductGrid } from '#app/features/product/product-grid.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import styles from './search-results.module.css';

type SearchResultsProps = {
  readonly query: string;
  readonly results: readonly SearchEntry[];
  /** All that can be found, for what was nearly asked for. */
  readonly entries: readonly SearchEntry[];
  readonly categories: readonly Pick<Category, 'title' | 'slug'>[];
};

export function SearchResults({ query, results, entries, categories }: SearchResultsProps) {
  if (query.trim() === '') {
    return (
      <EmptyState text={SEARCH_PROMPT}>
        <Categories categories={categories} />
      </EmptyState>
    );
  }
  const near = results.length === 0 ? nearMisses(entries, query) : [];
  return (
    <>
      <p role="status" className={styles.count}>
        {resultCountText(results.length, query)}
      </p>
      {results.length > 0 ? (
        <ProductGrid products={results} />
      ) : (
        <EmptyState
          heading="No Products Found"
          text="Check the spelling, use fewer or more general words, or search for a brand, a model or a value such as IP66."
        >
          {near.length > 0 && (
            <p className={styles.near}>
              Did you mean{' '}
              {near.map((term, at) => (
                <span key={term}>
                  {at > 0 && ' or '}
                  <Link to={searchPath(term) ?? '/search'}>{term}</Link>
                </span>
              ))}
              ?
            </p>
          )}
          <ButtonLink variant="action" to="/">
            Return to Home
          </ButtonLink>
          <Categories categories={categories} />
        </EmptyState>
      )}
    </>
  );
}

function Categories({ categories }: Pick<SearchResultsProps, 'categories'>) {
  return (
    <ul className={styles.categories} aria-label="Categories to browse">
      {categories.map(({ slug, title }) => (
        <li key={slug}>
          <Link to={`/category/${slug}`} className={styles.category}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
