import { type ReactNode, useState } from 'react';
import { TAKES_ORDERS } from '#app/lib/takes-orders.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import {
  countOf,
  type FoundProducts,
  hasChips,
  MOST_FOUND,
  type SearchAlternatives,
  type SearchAnswer,
  type UnderstoodQuery,
} from './model/search-answer.ts';
import type { SuggestedProduct } from './model/suggestion.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import { useLoadFailure } from '#app/ui/load-failure.ts';
import { Message } from '#app/ui/message.tsx';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { productSearch } from './shop-search.ts';
import { OfferAnnouncement, Understood } from './understood.tsx';
import { Link, useSearchParams } from 'react-router';
import { formatMoney } from '#app/lib/money.ts';
import { resultsPath, searchPath } from './model/search-path.ts';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductText } from '#app/offer/product-text.tsx';
import { ERRORS } from '#app/ui/texts.ts';
import * as texts from './results-texts.ts';
import styleSheetUrl from './search-results.css?url';
import { productPath } from '#app/product/model/product-address.ts';

const StyleSheet = styleSheet(styleSheetUrl);

type SearchResultsProps = {
  readonly query: string;
  /** The answer, unless it was not known yet when the page opened. */
  readonly answer: SearchAnswer | undefined;
  /** Whether the products that the query describes in plain words replace the results. They always do if there are none. */
  readonly prefersPlainWords: boolean;
  readonly children: (found: FoundProducts, inPlainWords: boolean) => ReactNode;
  readonly whenEmpty?: ReactNode;
};

export function SearchResults(props: SearchResultsProps) {
  return (
    <>
      <StyleSheet />
      {searchPath(props.query) === undefined ? (
        <>
          <EmptyState text={texts.emptyQueryPrompt} />
          {props.whenEmpty}
        </>
      ) : (
        <Results {...props} />
      )}
    </>
  );
}

const NOTHING: FoundProducts = { products: [] };

function Results({ query, answer: known, prefersPlainWords, children, whenEmpty }: SearchResultsProps) {
  const [{ retried, attempt }, setRetry] = useState({ retried: '', attempt: 0 });
  const isKnown = known !== undefined && retried !== query;
  const { value, isComplete, hasFailed } = useLoaded(isKnown ? undefined : `${attempt} ${query}`, () =>
    productSearch.search(query),
  );
  const answer = isKnown ? known : isComplete ? value : undefined;
  const literal = answer ?? NOTHING;
  const { alternatives } = answer ?? {};
  const understood = answer && withoutRepeatedModels(answer);
  const replacement =
    (prefersPlainWords || literal.products.length === 0) && hasChips(understood) ? understood : undefined;
  const found = replacement ?? literal;
  const shown = found.products;
  const resultCount = countOf(literal);
  const isEmpty = answer !== undefined && shown.length === 0;
  return (
    <>
      <div role="status" className="muted search-results-count">
        {answer && <p>{texts.resultCount(resultCount, query)}</p>}
        {replacement && <p>{texts.understoodCount(replacement.count, resultCount > 0)}</p>}
        {TAKES_ORDERS && countOf(found) >= MOST_FOUND && <p>{texts.mostFound}</p>}
        {understood && !replacement && <OfferAnnouncement understood={understood} />}
      </div>
      {!answer && !hasFailed && <ProgressBar label={texts.searching} />}
      <Failure
        text={
          hasFailed
            ? texts.searchFailed
            : answer?.understood === 'failed' && resultCount === 0
              ? texts.understandingFailed
              : undefined
        }
        onRetry={() => setRetry({ retried: query, attempt: attempt + 1 })}
      />
      {understood && (
        <Understood
          query={query}
          understood={understood}
          resultCount={resultCount}
          isShown={replacement !== undefined}
        >
          {alternatives && <DidYouMean terms={alternatives.corrections} />}
        </Understood>
      )}
      {shown.length > 0 && children(found, replacement !== undefined)}
      {isEmpty && <NoResults alternatives={alternatives} understood={replacement} />}
      {alternatives && (
        <WithAllWords
          products={alternatives.withAllWords.filter(({ id }) => shown.every((other) => other.id !== id))}
        />
      )}
      {isEmpty && whenEmpty}
    </>
  );
}

/** Leaves out the models whose products the page lists anyway, because they contain all words of the query. */
function withoutRepeatedModels({ understood, alternatives }: SearchAnswer): UnderstoodQuery | undefined {
  if (understood === undefined || understood === 'failed') return undefined;
  if (!alternatives) return understood;
  const listed = new Set(alternatives.withAllWords.map(({ id }) => id));
  return { ...understood, models: understood.models.filter(({ id }) => !listed.has(id)) };
}

type FailureProps = { readonly text: string | undefined; readonly onRetry: () => void };

function Failure({ text, onRetry }: FailureProps) {
  useLoadFailure(text !== undefined);
  if (text === undefined) return null;
  // The pressed button disappears, so the focus moves to the page's heading.
  const retry = () => {
    onRetry();
    focusHeading();
  };
  return (
    <div className="cluster search-results-failure">
      <Message role="alert">{text}</Message>
      <Button variant="action" onClick={retry}>
        {texts.retrySearch}
      </Button>
    </div>
  );
}

type NoResultsProps = {
  readonly alternatives: SearchAlternatives | undefined;
  /** Present if the query was understood, but no product meets all of it. */
  readonly understood: UnderstoodQuery | undefined;
};

function NoResults({ alternatives, understood }: NoResultsProps) {
  const [params] = useSearchParams();
  const relaxations = understood?.relaxations ?? [];
  const hasOtherWays =
    relaxations.length > 0 ||
    (alternatives !== undefined && alternatives.corrections.length + alternatives.withAllWords.length > 0);
  return (
    <EmptyState
      heading={ERRORS.NO_MATCHES.title}
      text={
        <>
          {!understood && alternatives && <DidYouMean terms={alternatives.corrections} />}
          <span>
            {relaxations.length > 0
              ? texts.relaxationHint(relaxations.every(({ dropped }) => dropped.length === 1))
              : texts.noMatchesHint}
          </span>
        </>
      }
    >
      {relaxations.map(({ dropped, queryWithout, count, isUnstated }) => (
        <ButtonLink key={queryWithout} to={resultsPath(queryWithout, true, params)} preventScrollReset>
          {texts.without(dropped, count, isUnstated)}
        </ButtonLink>
      ))}
      <ButtonLink variant={hasOtherWays ? 'outline' : 'action'} to="/">
        {texts.returnToHome}
      </ButtonLink>
    </EmptyState>
  );
}

/** They do not count as results, so they are links, not cards. */
function WithAllWords({ products }: { readonly products: readonly SuggestedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section className="search-results-with-all-words">
      <h2>{texts.withAllWords}</h2>
      <ul>
        {products.map(({ id, title, image, price }) => (
          <li key={id}>
            <Link to={productPath(id)} className="search-results-row">
              <ProductPicture image={image} alt="" size={64} />
              <span>
                <ProductText text={title} />
                <br />
                <span translate="no">{formatMoney(price)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DidYouMean({ terms }: { readonly terms: readonly string[] }) {
  if (terms.length === 0) return null;
  return (
    <span className="search-results-did-you-mean">
      {texts.didYouMean}
      {terms.map((term, index) => (
        <span key={term}>
          {index > 0 && <span>{texts.orTerm}</span>}
          <Link to={searchPath(term) ?? '/search'}>{texts.suggestedTerm(term)}</Link>
        </span>
      ))}
      {texts.didYouMeanEnd}
    </span>
  );
}
