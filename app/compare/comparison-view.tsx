import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { useStore } from '#app/lib/use-store.ts';
import { comparePath } from './model/compare-address.ts';
import { MAX_COMPARED } from './model/comparison.ts';
import type { CatalogueOffer } from '#app/offer/model/offer.ts';
import * as texts from './page-texts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ClientOnlyPlaceholder, Spinner } from '#app/ui/spinner.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import { Icon, infoIcon } from '#app/ui/icon.tsx';
import { useLoadFailure } from '#app/ui/load-failure.ts';
import { notify } from '#app/ui/notices.ts';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { removeFromComparison, replaceComparison } from './change-comparison.ts';
import { compareStore } from './compare-store.ts';
import { Comparison, useComparedIds, useComparison } from './comparison.tsx';
import styleSheetUrl from './comparison-view.css?url';

const StyleSheet = styleSheet(styleSheetUrl);

type ComparisonViewProps = {
  readonly categoryTitle: (slug: string) => string;
  /** Shown below the message that there is nothing to compare. */
  readonly whenEmpty: ReactNode;
};

/** The content of the page that compares products. */
export function ComparisonView(props: ComparisonViewProps) {
  const isRestored = useStore(compareStore.isRestored);
  return (
    <>
      <StyleSheet />
      {isRestored ? (
        <RestoredView {...props} />
      ) : (
        <ClientOnlyPlaceholder
          label={texts.loading}
          withoutScripts={<NothingToCompare>{props.whenEmpty}</NothingToCompare>}
        />
      )}
    </>
  );
}

function RestoredView({ categoryTitle, whenEmpty }: ComparisonViewProps) {
  const { ids, isOwn, removeShared } = useComparedIds();
  if (ids.length === 0) return <NothingToCompare>{whenEmpty}</NothingToCompare>;
  return <LoadedView ids={ids} isOwn={isOwn} removeShared={removeShared} categoryTitle={categoryTitle} />;
}

function NothingToCompare({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <EmptyState heading={texts.emptyHeading} text={texts.emptyText}>
        <ButtonLink variant="action" to={href('/collections')}>
          {texts.continueShopping}
        </ButtonLink>
      </EmptyState>
      {children}
    </>
  );
}

type LoadedViewProps = Pick<ComparisonViewProps, 'categoryTitle'> & {
  readonly ids: readonly string[];
  readonly isOwn: boolean;
  readonly removeShared: (id: string) => () => void;
};

function LoadedView({ ids, isOwn, removeShared, categoryTitle }: LoadedViewProps) {
  const { products, beyondLimit, unknownIds, isLoading, hasFailed, retry } = useComparison(ids);
  useLoadFailure(hasFailed);

  if (hasFailed) {
    return (
      <EmptyState heading={texts.failedHeading} text={texts.failedText}>
        <Button
          variant="action"
          onClick={() => {
            retry();
            focusHeading();
          }}
        >
          {texts.retry}
        </Button>
      </EmptyState>
    );
  }
  if (isLoading) return <Spinner label={texts.loading} />;

  const offers = products.map(({ offer }) => offer);

  const remove = (offer: CatalogueOffer) => {
    if (isOwn) return removeFromComparison(offer);
    const putBack = removeShared(offer.id);
    notify(texts.removed(offer.title), { label: texts.undo, run: putBack });
  };
  const saveShownProducts = () => {
    replaceComparison(offers);
    // The pressed button disappears, so the focus moves to the page's heading.
    focusHeading();
  };

  return (
    <div className="comparison-view">
      {unknownIds.length > 0 && (
        <Note text={texts.unknownProducts(unknownIds)}>
          {isOwn && (
            <Button variant="quiet" small onClick={saveShownProducts}>
              {texts.removeUnknown}
            </Button>
          )}
        </Note>
      )}
      {beyondLimit.length > 0 && (
        <Note text={texts.tooManyProducts}>
          <ul className="comparison-view-beyond-limit">
            {beyondLimit.map(({ id, title }) => (
              <li key={id}>
                <Link to={href('/product/:id', { id })}>{title}</Link>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {!isOwn && products.length > 0 && <SharedNote onKeep={saveShownProducts} />}
      {products.length === 0 ? (
        <EmptyState heading={texts.noneFoundHeading}>
          <ButtonLink variant="action" to={href('/collections')}>
            {texts.continueShopping}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Comparison products={products} onRemove={remove}>
          {products.length < MAX_COMPARED && (
            <AddLink category={offers.at(-1)?.category ?? ''} categoryTitle={categoryTitle} />
          )}
        </Comparison>
      )}
      <p className="comparison-view-address">{location.href}</p>
    </div>
  );
}

function Note({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="comparison-view-note">
      <Icon icon={infoIcon} />
      <div className="comparison-view-note-text">
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}

function SharedNote({ onKeep }: { readonly onKeep: () => void }) {
  const { items } = useStore(compareStore);
  return (
    <Note text={texts.sharedComparison(items.length)}>
      <Button variant="quiet" small onClick={onKeep}>
        {texts.keepProducts}
      </Button>
      {items.length > 0 && (
        <ButtonLink variant="quiet" small to={comparePath(items.map(({ id }) => id))}>
          {texts.showOwnComparison}
        </ButtonLink>
      )}
    </Note>
  );
}

type AddLinkProps = Pick<ComparisonViewProps, 'categoryTitle'> & { readonly category: string };

function AddLink({ category, categoryTitle }: AddLinkProps) {
  return (
    <Link to={href('/category/:slug', { slug: category })} className="comparison-view-add">
      {texts.addFrom(categoryTitle(category))}
    </Link>
  );
}
