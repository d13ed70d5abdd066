import { type ReactNode, useState } from 'react';
import { products } from '#app/back-end.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import {
  countOf,
  type FoundProducts,
  hasChips,
  isCut,
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
import { Understood, viewOf } from './understood.tsx';
import { Link, useSearchParams } from 'react-router';
import { formatMoney } from '#app/lib/money.ts';
import { type ResultList, resultsPath, searchPath } from './model/search-path.ts';
import { joinVersions } from '#app/offer/model/family.ts';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductText } from '#app/offer/product-text.tsx';
import { ProductGrid } from '#app/product/product-grid.tsx';
import { ERRORS } from '#app/ui/texts.ts';
import * as texts from './results-texts.ts';
import styleSheetUrl from './search-results.css?url';
import { productPath } from '#app/offer/model/product-address.ts';

const StyleSheet = styleSheet(styleSheetUrl);

type SearchResultsProps = {
  readonly query: string;
  /** The answer, unless it was not known yet when the page opened. */
  readonly answer: SearchAnswer | undefined;
  /**
   * Whether the products that the query describes in plain words come first, or those that contain it. Without a preference, the
   * former do if none of them contains the query.
   */
  readonly preferred: ResultList | undefined;
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

const NOTHING: SearchAnswer = { match: 'text', products: [] };

function Results({ query, answer: known, preferred, children, whenEmpty }: SearchResultsProps) {
  const [{ retried, attempt }, setRetry] = useState({ retried: '', attempt: 0 });
  const isKnown = known !== undefined && retried !== query;
  const { value, isComplete, hasFailed } = useLoaded(isKnown ? undefined : `${attempt} ${query}`, () =>
    products().then((shop) => shop.search(query)),
  );
  const answer = isKnown ? known : isComplete ? value : undefined;
  const written = answer ?? NOTHING;
  const { alternatives } = answer ?? {};
  const understood = answer && withoutRepeatedModels(answer);
  const writtenCount = countOf(written);
  const resultCount = written.match === 'text' ? writtenCount : 0;
  const list = preferred ?? (understood?.isFirst ? 'meaning' : 'text');
  const meant = hasChips(understood) && (list === 'meaning' || writtenCount === 0) ? understood : undefined;
  const found = meant ?? written;
  const shown = found.products;
  const isEmpty = answer !== undefined && shown.length === 0;
  // What is listed is not what the count is about.
  const countsLater = shown.length > 0 && (meant !== undefined || written.match !== 'text');
  const count = <p>{texts.resultCount(resultCount, query)}</p>;
  return (
    <>
      <div role="status" className="muted search-results-count">
        {HAS.plainWords && understood && <Sentences understood={understood} meant={meant} />}
        {!meant && writtenCount > 0 && written.match !== 'text' && (
          <p className="search-results-summary">{texts.foundOtherwise(writtenCount, written.match)}</p>
        )}
        {answer && !countsLater && count}
        {isCut(found) && <p>{texts.mostFound}</p>}
      </div>
      {!answer && !hasFailed && <ProgressBar label={texts.searching} />}
      <Failure
        text={
          hasFailed
            ? texts.searchFailed
            : answer?.understood === 'failed' && writtenCount === 0
              ? texts.understandingFailed
              : undefined
        }
        onRetry={() => setRetry({ retried: query, attempt: attempt + 1 })}
      />
      {HAS.plainWords && understood && (
        <Understood
          query={query}
          understood={understood}
          resultCount={resultCount}
          isShown={meant !== undefined}
        >
          {alternatives && <DidYouMean terms={alternatives.corrections} />}
        </Understood>
      )}
      {shown.length > 0 && children(found, meant !== undefined)}
      {countsLater && <div className="muted search-results-literal">{count}</div>}
      {countsLater && meant?.isFirst && resultCount > 0 && <LiteralResults query={query} found={written} />}
      {isEmpty && <NoResults alternatives={alternatives} understood={understood} />}
      {alternatives && (
        <WithAllWords
          products={alternatives.withAllWords.filter(({ id }) => shown.every((other) => other.id !== id))}
        />
      )}
      {isEmpty && whenEmpty}
    </>
  );
}

type SentencesProps = {
  readonly understood: UnderstoodQuery;
  /** The same, if its products are listed. */
  readonly meant: UnderstoodQuery | undefined;
};

/** What was understood, before the results are counted. */
function Sentences({ understood, meant }: SentencesProps) {
  const { summary, count, isWorthOffering, notSold, notUnderstood, remarks } = understood;
  const sentences = [
    ...(notSold.length > 0 ? [texts.notSold(notSold.map(({ name }) => name))] : []),
    ...(meant && count > 0 ? [summary] : []),
    ...(!meant && isWorthOffering ? [texts.perhapsMeant(summary)] : []),
    ...(meant && count === 0 && notSold.length + notUnderstood.length === 0 ? [texts.noneMeets] : []),
    ...remarks,
  ];
  return sentences.map((sentence) => (
    <p key={sentence} className="search-results-summary">
      {sentence}
    </p>
  ));
}

const MAX_LITERAL_RESULTS = 8;

/** Below the products that are meant. */
function LiteralResults({ query, found }: { readonly query: string; readonly found: FoundProducts }) {
  const count = countOf(found);
  const products = HAS_FAMILIES ? joinVersions(found.products) : found.products;
  const [params] = useSearchParams();
  return (
    <>
      <ProductGrid products={products.slice(0, MAX_LITERAL_RESULTS)} />
      {count > MAX_LITERAL_RESULTS && (
        <ButtonLink variant="outline" to={resultsPath(query, 'text', viewOf(params))}>
          {texts.allResults(count)}
        </ButtonLink>
      )}
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
  /** Present if something of the query was understood, but no product is meant by it. */
  readonly understood: UnderstoodQuery | undefined;
};

function NoResults({ alternatives, understood }: NoResultsProps) {
  const [params] = useSearchParams();
  const offers = understood?.relaxations ?? [];
  const hasOtherWays =
    offers.length > 0 ||
    (alternatives !== undefined && alternatives.corrections.length + alternatives.withAllWords.length > 0);
  return (
    <EmptyState
      heading={ERRORS.NO_MATCHES.title}
      text={
        <>
          {!hasChips(understood) && alternatives && <DidYouMean terms={alternatives.corrections} />}
          <span>
            {offers.length > 0
              ? offers.length === 1
                ? texts.onlyOffer
                : texts.relaxationHint(offers.every(({ dropped }) => dropped.length === 1))
              : texts.noMatchesHint}
          </span>
        </>
      }
    >
      <ButtonLink variant={hasOtherWays ? 'outline' : 'action'} to="/">
        {texts.returnToHome}
      </ButtonLink>
      {offers.map(({ dropped, queryWithout, found, count, isUnstated }) => (
        <ButtonLink key={queryWithout} to={resultsPath(queryWithout, 'meaning', params)} preventScrollReset>
          {texts.without(dropped, found, count, isUnstated)}
        </ButtonLink>
      ))}
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
