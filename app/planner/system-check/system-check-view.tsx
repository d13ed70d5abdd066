import type { ReactNode } from 'react';
import { href, Link, useSearchParams } from 'react-router';
import { askAboutCheck, askUs } from '#app/content/ask-texts.ts';
import { useStore } from '#app/lib/use-store.ts';
import { cartLinkPath, type LinkedItem, MAX_LINKED_ITEMS, readCartLink } from '#app/cart/model/cart-link.ts';
import type { ListedRemedy, Verdict } from './model/check-result.ts';
import { type CheckInputs, parseCheckInputs, toCheckQuery } from './model/check-inputs.ts';
import {
  type CheckResult,
  checkSystem,
  type OfferedRemedy,
  remedyPath,
  listedRemedies,
  offeredRemedies,
  type RemedyListings,
  type RuleName,
} from './model/system-check.ts';
import { labelsIn } from '#app/works-with/model/works-with.ts';
import { cartStore, useCart } from '#app/cart/cart-store.ts';
import { useColumns, useOffers } from '#app/offer/use-offers.ts';
import { products as shopProducts } from '#app/back-end.ts';
import { figuresAbout } from '#app/figures/model/figure-table.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import { DEFAULT_FILTER } from '#app/listing/model/listing-filter.ts';
import * as texts from './texts.ts';
import { Page } from '#app/ui/page.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { circleAlertIcon, circleCheckIcon, Icon, infoIcon, triangleAlertIcon } from '#app/ui/icon.tsx';
import { ClientOnlyPlaceholder, Spinner } from '#app/ui/spinner.tsx';
import { EmptyState, LoadFailed } from '#app/ui/empty-state.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { useQuery } from '#app/ui/use-query.ts';
import { CheckForm, DAYS_FIELD, ProductList } from './check-form.tsx';
import styleSheetUrl from './system-check.css?url';

const StyleSheet = styleSheet(styleSheetUrl);

export function SystemCheckView(data: CheckData) {
  const isRestored = useStore(cartStore.isRestored);
  return (
    <Page title={texts.systemCheck} lead={texts.lead}>
      <StyleSheet />
      {isRestored ? (
        <RestoredView {...data} />
      ) : (
        <ClientOnlyPlaceholder label={texts.loading} withoutScripts={<NothingToCheck />} />
      )}
    </Page>
  );
}

function NothingToCheck({ children }: { readonly children?: ReactNode }) {
  return (
    <EmptyState heading={texts.emptyHeading} text={children ?? texts.emptyText}>
      <ButtonLink variant="action" to={href('/collections')}>
        {texts.browse}
      </ButtonLink>
      {HAS.planner && <ButtonLink to={href('/planner')}>{texts.openPlanner}</ButtonLink>}
    </EmptyState>
  );
}

type CheckData = {
  readonly remedyListings: RemedyListings;
  /** What the check of this shop can be about. */
  readonly checkedRules: readonly RuleName[];
};

function RestoredView(data: CheckData) {
  const [params] = useSearchParams();
  const cart = useCart();
  const link = readCartLink(params);
  switch (link.kind) {
    case 'absent': {
      const items = cart.items.map(({ id, quantity }) => ({ id, quantity }));
      return items.length === 0 ? <NothingToCheck /> : <CheckedList items={items} {...data} />;
    }
    case 'too-many':
      return <NothingToCheck>{texts.tooManyProducts(link.count, MAX_LINKED_ITEMS)}</NothingToCheck>;
    case 'read': {
      const note =
        link.problems.length === 0 ? undefined : texts.linkProblems(link.problems.map(({ text }) => text));
      if (link.items.length === 0)
        return <NothingToCheck>{note ?? texts.linkWithoutProducts}</NothingToCheck>;
      return <CheckedList items={link.items} {...data} note={note} isLinked />;
    }
  }
}

type CheckedListProps = CheckData & {
  readonly items: readonly LinkedItem[];
  readonly note?: string | undefined;
  readonly isLinked?: boolean;
};

function CheckedList({ items, remedyListings, checkedRules, note, isLinked = false }: CheckedListProps) {
  const [query, setQuery] = useQuery();
  const inputs = parseCheckInputs(query);
  const change = (changed: Partial<CheckInputs>) =>
    setQuery(toCheckQuery({ ...inputs, ...changed }, query), true);
  const { offers, ...offersLoading } = useOffers(items.map(({ id }) => id));
  const lines = items.flatMap(({ id, quantity }) => {
    const offer = offers.get(id);
    return offer ? [{ offer, quantity }] : [];
  });
  const { columns, ...columnsLoading } = useColumns(lines.map(({ offer }) => offer.category));
  const attributes = [...columns.values()].flat();
  const products = lines.map(({ offer, quantity }) => ({
    ...offer,
    quantity,
    figures: figuresAbout(columns.get(offer.category) ?? [], offer.figures),
  }));
  const isLoaded = offersLoading.isComplete && columnsLoading.isComplete;
  const results = isLoaded ? checkSystem({ products, inputs, labelsOf: labelsIn(attributes) }) : [];
  const remediesOf = ({ remedies }: CheckResult) => listedRemedies(remedies, remedyListings);
  const showsProducts = useListedRemedies(results.flatMap(remediesOf));

  const failed = [offersLoading, columnsLoading].filter(({ hasFailed }) => hasFailed);
  if (failed.length > 0) {
    const retry = () => {
      for (const loading of failed) loading.retry();
    };
    return <LoadFailed heading={texts.failedHeading} text={texts.failedText} onRetry={retry} />;
  }
  if (!isLoaded) return <Spinner label={texts.loading} />;
  const hasRule = (rule: RuleName) => results.some(({ finding }) => finding.rule === rule);
  const unknownIds = items.map(({ id }) => id).filter((id) => !offers.has(id));
  if (lines.length === 0) return <NothingToCheck>{texts.unknownProducts(unknownIds)}</NothingToCheck>;
  return (
    <div className="check-view">
      <section aria-label={texts.systemCheck}>
        <div className="check-view-notes">
          {isLinked && (
            <p className="cluster check-view-link-note">
              {texts.fromLink}{' '}
              <span className="no-print check-view-links">
                <ButtonLink small to={href('/system-check')} preventScrollReset>
                  {texts.checkOwnCart}
                </ButtonLink>
                <ButtonLink
                  small
                  to={cartLinkPath(lines.map(({ offer, quantity }) => ({ id: offer.id, quantity })))}
                >
                  {texts.openAsCart}
                </ButtonLink>
              </span>
            </p>
          )}
          {note !== undefined && <p>{note}</p>}
          {unknownIds.length > 0 && <p>{texts.unknownProducts(unknownIds)}</p>}
        </div>
        <div className="check-view-head">
          <h2 className="small-heading">{texts.results}</h2>
          <p role="status" className="muted">
            {texts.summary(results.map(({ verdict }) => verdict))}
          </p>
        </div>
        {results.length === 0 ? (
          <p className="check-view-none">{texts.noRule(checkedRules)}</p>
        ) : (
          <CheckResults
            results={results}
            remediesOf={(result) => offeredRemedies(remediesOf(result), showsProducts)}
            onChange={change}
          />
        )}
        <p className="no-print check-view-ask">
          <ButtonLink
            small
            {...askUs(
              askAboutCheck(
                lines.map(({ offer, quantity }) => ({ ...offer, quantity })),
                results.map(texts.resultText),
              ),
            )}
          >
            {texts.askUs}
          </ButtonLink>
        </p>
      </section>
      <div className="stack check-view-side">
        <CheckForm
          inputs={inputs}
          onChange={change}
          hasCameras={hasRule('storage')}
          hasPoeDevices={hasRule('poe-ports')}
          missingParts={results.flatMap(({ finding }) => ('part' in finding ? [finding.part] : []))}
        />
        <ProductList lines={lines} inputs={inputs} onChange={change} />
      </div>
    </div>
  );
}

/** Loads which of the remedies lead to a listing with products. */
function useListedRemedies(remedies: readonly OfferedRemedy[]): (remedy: ListedRemedy) => boolean {
  const listed = new Map(
    remedies.flatMap((remedy) => (remedy.kind === 'listing' ? [[remedyPath(remedy), remedy] as const] : [])),
  );
  const { value } = useLoaded(listed.size > 0 ? [...listed.keys()].join(' ') : undefined, async () => {
    const shop = await shopProducts();
    const found = Array.from(listed, async ([path, { category: slug, filter }]) => {
      const { total, facets } = await shop.list(
        { kind: 'listing', slug },
        { ...DEFAULT_FILTER, figures: filter },
      );
      // A listing ignores a filter that could not narrow it.
      const isFiltered = Object.keys(filter).every((id) =>
        facets.figures.some(({ attribute }) => attribute.id === id),
      );
      return isFiltered && total > 0 ? [path] : [];
    });
    return new Set((await Promise.all(found)).flat());
  });
  return (remedy) => value?.has(remedyPath(remedy)) ?? false;
}

type CheckResultsProps = {
  readonly results: readonly CheckResult[];
  readonly remediesOf: (result: CheckResult) => readonly OfferedRemedy[];
  readonly onChange: (changed: Partial<CheckInputs>) => void;
};

const ICONS: Readonly<Record<Verdict, string>> = {
  fail: circleAlertIcon,
  warn: triangleAlertIcon,
  unknown: infoIcon,
  pass: circleCheckIcon,
};

function CheckResults({ results, remediesOf, onChange }: CheckResultsProps) {
  return (
    <ul>
      {results.map((result) => {
        const { verdict, finding } = result;
        const remedies = remediesOf(result);
        return (
          <li key={finding.rule} data-verdict={verdict} className="stack check-results-result">
            <h3 className="check-results-head">
              <span className="check-results-verdict">
                <Icon icon={ICONS[verdict]} size={18} />
                <span>{texts.VERDICT_LABELS[verdict]}</span>
              </span>{' '}
              <span>{texts.RULE_TITLES[finding.rule]}</span>
            </h3>
            <p className="check-results-finding">{texts.findingText(finding)}</p>
            {remedies.length > 0 && (
              <p className="cluster no-print check-results-remedies">
                {remedies.map((remedy) =>
                  remedy.kind === 'listing' ? (
                    <Link key={remedy.shows} to={remedyPath(remedy)}>
                      {texts.remedyText(remedy)}
                    </Link>
                  ) : (
                    <Button
                      key={remedy.kind}
                      small
                      onClick={() => {
                        onChange({ days: remedy.days });
                        // The pressed button disappears once the days fit, so the focus moves to the field.
                        document.getElementById(DAYS_FIELD)?.focus();
                      }}
                    >
                      {texts.remedyText(remedy)}
                    </Button>
                  ),
                )}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
