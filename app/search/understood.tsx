import { type ReactNode, useId } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { resultsPath } from './model/search-path.ts';
import type { UnderstoodQuery } from './model/search-answer.ts';
import { ProductText } from '#app/offer/product-text.tsx';
import { RemovableChips } from '#app/product/removable-chips.tsx';
import * as texts from './results-texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { productPath } from '#app/offer/model/product-address.ts';

type UnderstoodProps = {
  readonly query: string;
  readonly understood: UnderstoodQuery;
  readonly resultCount: number;
  /** Whether the products that meet the conditions are listed. Otherwise a link offers them, if `isWorthOffering`. */
  readonly isShown: boolean;
  readonly children?: ReactNode;
};

export function Understood({ query, understood, resultCount, isShown, children }: UnderstoodProps) {
  const id = useId();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { chips, count, isWorthOffering } = understood;
  if (chips.length === 0 && resultCount === 0) return <Notes understood={understood} />;
  if (chips.length === 0 || (!isShown && !isWorthOffering)) return <NotSold understood={understood} />;

  // The literal results and the products that meet the conditions have different filters. So a link from one list to
  // the other keeps only the view.
  const viewOnly = viewOf(params);
  const remove = (index: number) => {
    const path = resultsPath(chips[index]?.queryWithout ?? '', 'meaning', isShown ? params : viewOnly);
    void navigate(path, { preventScrollReset: true });
  };
  return (
    <section aria-labelledby={id} className="cluster understood">
      <h2 id={id} className="hint understood-heading">
        {texts.understoodAs}
      </h2>
      <div className="understood-chips">
        <RemovableChips
          label={texts.conditions}
          chips={chips.map(({ label }) => label)}
          removeLabel={texts.removeCondition}
          onRemove={(_, index) => remove(index)}
        />
      </div>
      {!isShown && (
        <ButtonLink small to={resultsPath(query, 'meaning', viewOnly)} preventScrollReset>
          {texts.showUnderstood(count, chips.length)}
        </ButtonLink>
      )}
      {isShown && !understood.isFirst && resultCount > 0 && (
        <ButtonLink small variant="quiet" to={resultsPath(query, 'text', viewOnly)} preventScrollReset>
          {texts.showLiteral(resultCount)}
        </ButtonLink>
      )}
      <Notes understood={understood}>
        {!isShown && <p>{texts.literalBelow}</p>}
        {isShown && understood.isCheapestFirst && <p>{texts.cheapestFirst}</p>}
        {children}
      </Notes>
    </section>
  );
}

/** Only the view of the current list. */
export function viewOf(params: URLSearchParams): URLSearchParams {
  const view = params.get('view');
  return new URLSearchParams(view === null ? [] : [['view', view]]);
}

/** Where the shop sends people who look for something that it does not sell. */
function NotSold({ understood }: Pick<UnderstoodProps, 'understood'>) {
  const links = new Map(understood.notSold.flatMap((thing) => thing.links).map(({ to, text }) => [to, text]));
  if (links.size === 0) return null;
  return (
    <ul className="cluster understood-links">
      {Array.from(links, ([to, text]) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

function Notes({ understood, children }: Pick<UnderstoodProps, 'understood' | 'children'>) {
  const { notUnderstood, otherCurrencies, unreadWords } = understood;
  const notes = [
    ...(notUnderstood.length > 0 ? [texts.notUnderstood(notUnderstood)] : []),
    ...(otherCurrencies.length > 0 ? [texts.otherCurrencies(otherCurrencies)] : []),
    ...(unreadWords > 0 ? [texts.unreadWords(unreadWords)] : []),
  ];
  return (
    <div className="hint understood-notes">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <NotSold understood={understood} />
      {understood.models.map((model) => (
        <Model key={model.id} {...model} />
      ))}
      {children}
    </div>
  );
}

/** Links to the product whose model the query names. A model is not a condition, so it does not limit the results. */
function Model({ word, id, title, showsWorksWith }: UnderstoodQuery['models'][number]) {
  const path = productPath(id);
  return (
    <p>
      <span>{texts.modelInQuery(word)}</span>
      <Link to={path}>
        <ProductText text={title} />
      </Link>
      {texts.sentenceEnd}
      {showsWorksWith && (
        <>
          {' '}
          <Link to={`${path}#works-with`}>
            {texts.seeWorksWith}
            <span className="visually-hidden">{texts.worksWithTitle(title)}</span>
          </Link>
          {texts.sentenceEnd}
        </>
      )}
    </p>
  );
}
