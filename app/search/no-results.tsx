import { href, Link, useSearchParams } from 'react-router';
import { formatMoney } from '#app/lib/money.ts';
import type { SearchAlternatives } from './model/search-answer.ts';
import { searchPath, understoodPath } from './model/search-path.ts';
import type { SuggestedProduct } from './model/suggestion.ts';
import type { UnderstoodQuery } from './model/understood-query.ts';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductText } from '#app/offer/product-text.tsx';
import { ERRORS } from '#app/ui/texts.ts';
import * as texts from './results-texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

type NoResultsProps = {
  readonly alternatives: SearchAlternatives | undefined;
  /** Present if the query was understood, but no product meets all of it. */
  readonly understood: UnderstoodQuery | undefined;
};

/** Says that there are no products, and offers other ways to go on. */
export function NoResults({ alternatives, understood }: NoResultsProps) {
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
      <Relaxations relaxations={relaxations} />
      <ButtonLink variant={hasOtherWays ? 'outline' : 'action'} to="/">
        {texts.returnToHome}
      </ButtonLink>
    </EmptyState>
  );
}

/** Links to searches with fewer conditions, each with the number of products that they find. */
function Relaxations({ relaxations }: Pick<UnderstoodQuery, 'relaxations'>) {
  const [params] = useSearchParams();
  return relaxations.map(({ dropped, queryWithout, count, isUnstated }) => (
    <ButtonLink key={queryWithout} to={understoodPath(queryWithout, params)} preventScrollReset>
      {texts.without(dropped, count, isUnstated)}
    </ButtonLink>
  ));
}

/**
 * Products that contain all words of the query, but not as one phrase. They do not count as results, so they are shown as
 * links, not as cards.
 */
export function WithAllWords({ products }: { readonly products: readonly SuggestedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section className="search-results-with-all-words">
      <h2>{texts.withAllWords}</h2>
      <ul>
        {products.map(({ id, title, image, price }) => (
          <li key={id}>
            <Link to={href('/product/:id', { id })} className="search-results-row">
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

/** Links that search for words with a similar spelling. */
export function DidYouMean({ terms }: { readonly terms: readonly string[] }) {
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
