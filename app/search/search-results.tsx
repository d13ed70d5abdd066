import { type ReactNode, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ProductSummary } from '#app/product/model/product.ts';
import { SearchError } from './model/product-search.ts';
import type { SuggestedProduct } from './model/suggestion.ts';
import type { UnderstoodQuery } from './model/understood-query.ts';
import * as texts from './results-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { useLoadFailure } from '#app/ui/load-failure.ts';
import { Message } from '#app/ui/message.tsx';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { DidYouMean, NoResults, WithAllWords } from './no-results.tsx';
import type { RunningSearch, SearchState } from './running-search.ts';
import { OfferAnnouncement, Understood } from './understood.tsx';
import styleSheetUrl from './search-results.css?url';

const StyleSheet = styleSheet(styleSheetUrl);

type SearchResultsProps = {
  /** Absent for a blank query. */
  readonly search?: RunningSearch | undefined;
  /** Renders the results that were found so far. */
  readonly children: (products: readonly ProductSummary[], isComplete: boolean) => ReactNode;
  /** Shown below the message if there are no results. */
  readonly whenEmpty?: ReactNode;
};

export function SearchResults({ search, ...rest }: SearchResultsProps) {
  return (
    <>
      <StyleSheet />
      {search ? (
        <Results search={search} {...rest} />
      ) : (
        <>
          <EmptyState text={texts.emptyQueryPrompt} />
          {rest.whenEmpty}
        </>
      )}
    </>
  );
}

/** Shows results as they are found, and how the search ended. */
function Results({ search, children, whenEmpty }: SearchResultsProps & { readonly search: RunningSearch }) {
  const state = useSyncExternalStore(search.subscribe, search.getState);
  const { status, products, done, total, alternatives, replacement, shown } = state;
  const { query } = search;
  const isComplete = status === 'complete';
  const understood = withoutRepeatedModels(state);
  const list = useMemo(() => shown.length > 0 && children(shown, isComplete), [children, isComplete, shown]);
  // While the search runs, changes of the list render in the background, so that a letter typed meanwhile appears at once. The
  // first list is rendered at once.
  const deferredList = useDeferredValue(list);
  const visibleList = status === 'running' && deferredList !== false ? deferredList : list;

  useEffect(() => {
    search.continue();
    const stopOnTyping = ({ target }: Event) => {
      if (target instanceof Element && target.closest('search')) search.stop();
    };
    document.addEventListener('input', stopOnTyping);
    return () => {
      document.removeEventListener('input', stopOnTyping);
      search.cancel();
    };
  }, [search]);

  // `total` is 0 until the index has been loaded. Nothing can be searched without the index.
  if (status === 'unavailable' && total === 0) throw new SearchError('unavailable');
  return (
    <>
      <div role="status" className="search-results-count">
        {isComplete && <p>{texts.resultCount(products.length, query)}</p>}
        {replacement && <p>{texts.understoodCount(replacement.count, products.length > 0)}</p>}
        {understood && !replacement && <OfferAnnouncement understood={understood} />}
      </div>
      {!isComplete && (
        <p className="search-results-count">{texts.resultCountSoFar(products.length, query)}</p>
      )}
      {status === 'running' && (
        <div className="search-results-progress">
          <ProgressBar label={texts.searching} value={done} max={total} />
        </div>
      )}
      <Interruption state={state} onContinue={() => void search.run()} />
      {isComplete && understood && (
        <Understood
          query={query}
          understood={understood}
          resultCount={products.length}
          isShown={replacement !== undefined}
        >
          {alternatives && <DidYouMean terms={alternatives.corrections} />}
        </Understood>
      )}
      {visibleList}
      {isComplete && shown.length === 0 && <NoResults alternatives={alternatives} understood={replacement} />}
      {isComplete && alternatives && <WithAllWords products={notShown(alternatives.withAllWords, shown)} />}
      {isComplete && shown.length === 0 && whenEmpty}
    </>
  );
}

/** Leaves out the models whose products the page lists anyway, because they contain all words of the query. */
function withoutRepeatedModels({ understood, alternatives }: SearchState): UnderstoodQuery | undefined {
  if (understood === undefined || understood === 'failed') return undefined;
  if (!alternatives) return understood;
  const listed = new Set(alternatives.withAllWords.map(({ id }) => id));
  return { ...understood, models: understood.models.filter(({ id }) => !listed.has(id)) };
}

function notShown(
  products: readonly SuggestedProduct[],
  shown: readonly ProductSummary[],
): readonly SuggestedProduct[] {
  const shownIds = new Set(shown.map(({ id }) => id));
  return products.filter(({ id }) => !shownIds.has(id));
}

type InterruptionProps = { readonly state: SearchState; readonly onContinue: () => void };

/** Says why the results may be incomplete, and offers to go on. The results that were found stay. */
function Interruption({ state, onContinue }: InterruptionProps) {
  const { status, done, total, products, understood } = state;
  const hasUnderstandingFailed = status === 'complete' && understood === 'failed' && products.length === 0;
  useLoadFailure(status === 'unavailable' || hasUnderstandingFailed);
  if (status === 'running' || (status === 'complete' && !hasUnderstandingFailed)) return null;
  const [label, action] =
    status === 'outdated'
      ? [texts.reloadPage, () => window.location.reload()]
      : [status === 'stopped' ? texts.continueSearch : texts.retrySearch, onContinue];
  // The pressed button disappears, so the focus moves to the page's heading.
  const press = () => {
    action();
    focusHeading();
  };
  return (
    <div className="search-results-interruption">
      <Message role={status === 'stopped' ? 'status' : 'alert'}>
        {status === 'complete' ? texts.understandingFailed : texts.interruption(status, done, total)}
      </Message>
      <Button variant="action" onClick={press}>
        {label}
      </Button>
    </div>
  );
}
