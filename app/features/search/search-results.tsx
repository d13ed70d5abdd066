import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { nearMisses } from '#app/domain/search/near-miss.ts';
import { resultCountText, type SearchEntry } from '#app/domain/search/search.ts';
import { searchPath } from '#app/domain/search/search-path.ts';
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
  /** What was found. */
  readonly children: ReactNode;
  /** Where to go on from nothing. */
  readonly whenEmpty?: ReactNode;
};

export function SearchResults({ query, results, entries, children, whenEmpty }: SearchResultsProps) {
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
        children
      ) : (
        <>
          <EmptyState
            heading={ERRORS.NO_MATCHES.title}
            text={
              <>
                {near.length > 0 && <DidYouMean terms={near} />}
                {texts.noMatchesHint}
              </>
            }
          >
            <ButtonLink variant={near.length > 0 ? 'outline' : 'action'} to="/">
              {texts.returnToHome}
            </ButtonLink>
          </EmptyState>
          {whenEmpty}
        </>
      )}
    </>
  );
}

function DidYouMean({ terms }: { readonly terms: readonly string[] }) {
  return (
    <span className={styles.near}>
      {texts.didYouMean}
      {terms.map((term, at) => (
        <span key={term}>
          {at > 0 && texts.orTerm}
          <Link to={searchPath(term) ?? '/search'}>{term}</Link>
        </span>
      ))}
      {texts.didYouMeanEnd}
    </span>
  );
}
