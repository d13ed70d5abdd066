import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { nearMisses } from '#app/domain/search/near-miss.ts';
import { resultCountText, type SearchEntry, searchPath } from '#app/domain/search/search.ts';
import { ProductGrid } from '#app/features/product/product-grid.tsx';
import { ERRORS } from '#app/texts/errors.ts';
import * as texts from '#app/texts/search.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import styles from './search-results.module.css';

type SearchResultsProps = {
  readonly query: string;
  readonly results: readonly SearchEntry[];
  /** All that can be found, for what was nearly asked for. */
  readonly entries: readonly SearchEntry[];
  /** Where to go on from nothing. */
  readonly whenEmpty?: ReactNode;
};

export function SearchResults({ query, results, entries, whenEmpty }: SearchResultsProps) {
  if (query.trim() === '') {
    return (
      <>
        <EmptyState text={texts.prompt} />
        {whenEmpty}
      </>
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
        <>
          <EmptyState heading={ERRORS.NO_MATCHES.title} text={texts.noMatchesHint}>
            {near.length > 0 && (
              <p className={styles.near}>
                {texts.didYouMean}
                {near.map((term, at) => (
                  <span key={term}>
                    {at > 0 && texts.orTerm}
                    <Link to={searchPath(term) ?? '/search'}>{term}</Link>
                  </span>
                ))}
                {texts.didYouMeanEnd}
              </p>
            )}
            <ButtonLink variant="action" to="/">
              {texts.returnToHome}
            </ButtonLink>
          </EmptyState>
          {whenEmpty}
        </>
      )}
    </>
  );
}
