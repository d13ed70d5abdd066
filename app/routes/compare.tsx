import { type ReactNode, useMemo, useState } from 'react';
import { href, Link } from 'react-router';
import { useStore } from '#app/lib/use-store.ts';
import { comparePath } from '#app/compare/model/compare-address.ts';
import { MAX_COMPARED } from '#app/compare/model/comparison.ts';
import type { CatalogueProduct } from '#app/offer/model/catalogue-product.ts';
import * as texts from '#app/compare/page-texts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ClientOnlyPlaceholder, Spinner } from '#app/ui/spinner.tsx';
import { EmptyState, LoadFailed } from '#app/ui/empty-state.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import { Icon, infoIcon } from '#app/ui/icon.tsx';
import { notify } from '#app/ui/notices.ts';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { removeFromComparison, replaceComparison } from '#app/compare/change-comparison.ts';
import { compareStore } from '#app/compare/compare-store.ts';
import {
  ComparisonTable,
  figureTableRows,
  offerTableRows,
  type TableRow,
} from '#app/compare/comparison-table.tsx';
import { useComparedIds, useComparison } from '#app/compare/use-comparison.ts';
import type { ProductWithFigures } from '#app/compare/model/comparison-rows.ts';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { DebouncedStatus } from '#app/ui/debounced-status.tsx';
import styleSheetUrl from '#app/compare/comparison-view.css?url';
import { productPath } from '#app/offer/model/product-address.ts';
import { downloadDatasheet } from '#app/product/page-texts.ts';
import { BrowseCategories } from '#app/product/category-tiles.tsx';
import { askAboutProducts, askLabel, askUs } from '#app/content/ask-texts.ts';
import { CATEGORIES, categoryTitle } from '#app/shell/categories.ts';
import { loadProduct } from '#app/shell/load-product.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import { SHOP } from '#app/shop.ts';
import { Page } from '#app/ui/page.tsx';
import { PdfButton } from '#app/ui/pdf-button.tsx';
import { UncopiedText } from '#app/ui/text-area-field.tsx';

const StyleSheet = styleSheet(styleSheetUrl);

const NOTHING_TO_COMPARE = (
  <>
    <EmptyState heading={texts.emptyHeading} text={texts.emptyText}>
      <ButtonLink variant="action" to={href('/collections')}>
        {texts.continueShopping}
      </ButtonLink>
    </EmptyState>
    <BrowseCategories categories={CATEGORIES} />
  </>
);

function RestoredView() {
  const { ids, isOwn, removeShared } = useComparedIds();
  const { products, beyondLimit, unknownIds, isLoading, hasFailed, retry } = useComparison(ids);

  if (ids.length === 0) return NOTHING_TO_COMPARE;
  if (hasFailed) return <LoadFailed heading={texts.failedHeading} text={texts.failedText} onRetry={retry} />;
  if (isLoading) return <Spinner label={texts.loading} />;

  const offers = products.map(({ offer }) => offer);
  const lastCategory = offers.at(-1)?.category ?? '';

  const remove = (offer: CatalogueProduct) => {
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
    <div className="stack comparison-view">
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
                <Link to={productPath(id)}>{title}</Link>
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
          <ButtonLink variant="quiet" small {...askUs(askAboutProducts(offers))}>
            {askLabel}
          </ButtonLink>
          {products.length < MAX_COMPARED && (
            <Link to={href('/category/:slug', { slug: lastCategory })} className="comparison-view-add">
              {texts.addFrom(categoryTitle(lastCategory))}
            </Link>
          )}
        </Comparison>
      )}
      <p className="comparison-view-address">{location.href}</p>
    </div>
  );
}

function Note({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="no-print comparison-view-note">
      <Icon icon={infoIcon} />
      <div className="cluster comparison-view-note-text">
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

type ComparisonProps = {
  readonly products: readonly ProductWithFigures[];
  readonly onRemove: (offer: CatalogueProduct) => void;
  readonly children: ReactNode;
};

function Comparison({ products, onRemove, children }: ComparisonProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { offers, offerRows, figureRows } = useMemo(() => {
    const offers = products.map(({ offer }) => offer);
    return { offers, offerRows: offerTableRows(offers), figureRows: figureTableRows(products) };
  }, [products]);
  const isOne = products.length === 1;
  const hidesEqualRows = onlyDifferences && !isOne;
  const shown = (rows: readonly TableRow[]) =>
    hidesEqualRows ? rows.filter(({ differs }) => differs) : rows;
  const total = offerRows.length + figureRows.length;
  const differing = [...offerRows, ...figureRows].filter(({ differs }) => differs).length;
  return (
    <>
      <div className="cluster no-print comparison-view-bar">
        {isOne ? (
          <p>{texts.onlyOne}</p>
        ) : (
          <>
            <ChoiceField
              type="checkbox"
              checked={onlyDifferences}
              onChange={({ target }) => setOnlyDifferences(target.checked)}
            >
              {texts.onlyDifferences}
            </ChoiceField>
            <p className="muted">{texts.rowsDiffer(differing, total)}</p>
          </>
        )}
        {children}
        <Sharing />
      </div>
      <DebouncedStatus text={texts.rowsShown(hidesEqualRows ? differing : total)} />
      <ComparisonTable
        offers={offers}
        offerRows={shown(offerRows)}
        figureRows={shown(figureRows)}
        onRemove={onRemove}
        renderActions={(offer) => <Datasheet offer={offer} />}
      />
    </>
  );
}

function Sharing() {
  const [uncopied, setUncopied] = useState<string>();
  const share = async () => {
    const url = location.href;
    // Desktop browsers without a dialog of the system have no such function, whatever its type says.
    const canSend = 'share' in navigator;
    if (canSend) {
      // The promise rejects if the visitor closes the system's dialog. That needs no message.
      await navigator.share({ title: texts.shareTitle(SHOP.name), url }).catch(() => undefined);
      return;
    }
    try {
      await window.navigator.clipboard.writeText(url);
      setUncopied(undefined);
      notify(texts.linkCopied);
    } catch {
      setUncopied(url);
    }
  };
  return (
    <>
      <div className="cluster">
        <Button small onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button small onClick={() => void share()}>
          {texts.share}
        </Button>
      </div>
      {uncopied !== undefined && <UncopiedText text={uncopied} />}
    </>
  );
}

function Datasheet({ offer: { id } }: { readonly offer: CatalogueProduct }) {
  return (
    <PdfButton
      variant="quiet"
      small
      onSave={async () => {
        const [product, { saveDatasheet }] = await Promise.all([
          loadProduct(id),
          import('#app/pdf/datasheet-pdf.ts'),
        ]);
        await saveDatasheet(product);
      }}
    >
      {downloadDatasheet}
    </PdfButton>
  );
}

export const meta = privateMeta(texts.comparePage, texts.comparePageDescription, '/compare');

export default function ComparePage() {
  const isRestored = useStore(compareStore.isRestored);
  return (
    <Page title={texts.comparePage}>
      <StyleSheet />
      {isRestored ? (
        <RestoredView />
      ) : (
        <ClientOnlyPlaceholder label={texts.loading} withoutScripts={NOTHING_TO_COMPARE} />
      )}
    </Page>
  );
}
