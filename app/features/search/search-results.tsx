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
  /** All products, among which alternatives are found if there are no results. */
  readonly entries: readonly SearchEntry[];
  /** Shown if there are results. */
  readonly children: ReactNode;
  /** Shown below the message if there are no results. */
  readonly whenEmpty?: ReactNode;
};

export function SearchResults({ query, results, entries, children, whenEmpty }: SearchResultsProps) {
  if (query.trim() === '') {
    return (
      <>
        <EmptyState text={texts.emptyQueryPrompt} />
        {whenEmpty}
      </>
    );
  }
  const corrections = results.length === 0 ? nearMisses(entries, query) : [];
  const withAllWords = results.length === 0 ? findWithAllWords(entries, query) : [];
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
                {corrections.length > 0 && <DidYouMean terms={corrections} />}
                {texts.noMatchesHint}
              </>
            }
          >
            <ButtonLink variant={corrections.length + withAllWords.length > 0 ? 'outline' : 'action'} to="/">
              {texts.returnToHome}
            </ButtonLink>
          </EmptyState>
          <WithAllWords entries={withAllWords} />
          {whenEmpty}
        </>
      )}
    </>
  );
}

/** Products that the suggestions also showed. They are links rather than cards, because they are not results. */
function WithAllWords({ entries }: { readonly entries: readonly SearchEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.withAllWords}>
      <h2>{texts.withAllWords}</h2>
      <ul>
        {entries.map(({ id, title, image, price }) => (
          <li key={id}>
            <Link to={href('/product/:id', { id })} className={styles.row}>
              <ProductPicture image={image} alt="" size={64} />
              <span>
                <ProductTitle text={title} />
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
    <span className={styles.didYouMean}>
      {texts.didYouMean}
      {terms.map((term, index) => (
        <span key={term}>
          {index > 0 && texts.orTerm}
          <Link to={searchPath(term) ?? '/search'}>{term}</Link>
        </span>
      ))}
      {texts.didYouMeanEnd}
    </span>
  );
}
