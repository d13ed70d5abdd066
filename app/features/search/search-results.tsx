import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { formatMoney } from '#app/domain/money.ts';
import { findWithAllWords } from '#app/domain/search/all-words.ts';
import { nearMisses } from '#app/domain/search/near-miss.ts';
import type { SearchEntry } from '#app/domain/search/search.ts';
import { searchPath } from '#app/domain/search/search-path.ts';
import { ProductPicture } from '#app/features/offer/product-picture.tsx';
import { ProductTitle } from '#app/features/offer/product-title.tsx';
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
  const worded = results.length === 0 ? findWithAllWords(entries, query) : [];
  return (
    <>
      <p role="status" className={styles.count}>
        {texts.resultCount(results.length, query)}
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
            <ButtonLink variant={near.length + worded.length > 0 ? 'outline' : 'action'} to="/">
              {texts.returnToHome}
            </ButtonLink>
          </EmptyState>
          <WithAllWords entries={worded} />
          {whenEmpty}
        </>
      )}
    </>
  );
}

/** What the suggestions had shown is not lost with Enter; no cards, because these are not results. */
function WithAllWords({ entries }: { readonly entries: readonly SearchEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.words}>
      <h2>{texts.withAllWords}</h2>
      <ul>
        {entries.map(({ id, title, image, price }) => (
          <li key={id}>
            <Link to={href('/product/:id', { id })} className={styles.row}>
              <ProductPicture image={image} alt="" size={64} />
              <span>
                <ProductTitle of={title} />
                <br />
                {formatMoney(price)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
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
