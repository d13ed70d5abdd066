import { useEffect, useRef } from 'react';
import { href, Link, useSearchParams } from 'react-router';
import { reloadWithText } from '#app/lib/typed-text.ts';
import * as backEnd from '#app/back-end.ts';
import { SHOP_URL } from '#app/base-path.ts';
import { loadOffers } from '#app/offer/load-offers.ts';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import { useStore } from '#app/lib/use-store.ts';
import * as texts from './texts.ts';
import { updateReady } from './notice-texts.ts';
import { loadUpdate } from '#app/ui/load-failure-texts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ClientOnlyPlaceholder } from '#app/ui/spinner.tsx';
import { Message } from '#app/ui/message.tsx';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import styleSheetUrl from './offline.css?url';
import { offlineUse } from './offline-use.ts';
import {
  cancelKeeping,
  type Inventory,
  inventory as inventoryStore,
  type Keeping,
  keeping,
  keepShop,
  refreshInventory,
  removeKeptShop,
} from './keep-shop.ts';
import { productIdOfLink, productPath } from '#app/offer/model/product-address.ts';

const StyleSheet = styleSheet(styleSheetUrl);

/** A longer list is no help. The search finds the rest. */
const MAX_LISTED_PAGES = 60;

type OfflineViewProps = {
  /** The title of any page except product pages, whose titles are loaded. Pages without a title are not listed. */
  readonly titleOf: (path: string) => string | undefined;
};

export function OfflineView({ titleOf }: OfflineViewProps) {
  const use = useStore(offlineUse);
  const inventory = useStore(inventoryStore);
  const [params] = useSearchParams();
  const wanted = useHydratedValue('', pathOf(params.get('page')));
  const ids = productIdsIn([wanted.replace(/[?#].*/, ''), ...(inventory?.pages ?? [])]);
  const productTitles = useLoaded(ids.length > 0 ? ids.join() : undefined, () => loadProductTitles(ids));
  const titleOfAny = (path: string) => titleOf(path) ?? productTitles.value?.get(path);
  const isUnavailable = use.kind === 'unsupported' || use.kind === 'failed';
  useEffect(() => {
    // A visitor who opens this page wants to use the shop offline.
    import('./service-worker-client.ts').then(
      (client) => client.startOfflineUse(),
      () => offlineUse.setState({ kind: 'failed' }, true),
    );
  }, []);
  useEffect(() => {
    if (use.kind === 'ready') void refreshInventory();
  }, [use]);
  return (
    <>
      <StyleSheet />
      {wanted !== '' && <NotKept wanted={wanted} title={titleOfAny(wanted.replace(/[?#].*/, ''))} />}
      {use.kind === 'ready' && use.isOutdated && (
        <div className="offline-panel">
          {/* Not a live region, because a notice announces the new version. */}
          <p>{updateReady}</p>
          <Button onClick={reloadWithText}>{loadUpdate}</Button>
        </div>
      )}
      {/* The pages of a shop that takes orders change all the time, so only those that were opened are kept. */}
      {(!backEnd.findsProducts || isUnavailable) && (
        <section aria-labelledby="keep-shop" className="offline-section">
          <h2 id="keep-shop">{texts.keepShop}</h2>
          {inventory || isUnavailable ? (
            <KeepShopPanel inventory={inventory} />
          ) : (
            <ClientOnlyPlaceholder label={texts.loadingKept} withoutScripts={texts.unsupported} />
          )}
        </section>
      )}
      {inventory && (productTitles.isComplete || productTitles.hasFailed) && !isUnavailable && (
        <section aria-labelledby="kept-pages" className="offline-section">
          <h2 id="kept-pages">{texts.keptHeading}</h2>
          <KeptPages pages={inventory.pages} isWhole={inventory.missing === 0} titleOf={titleOfAny} />
        </section>
      )}
    </>
  );
}

const productIdsIn = (paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => productIdOfLink(SHOP_URL + path, [SHOP_URL]) ?? []);

async function loadProductTitles(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const offers = await loadOffers(ids);
  return new Map(Array.from(offers, ([id, { title }]) => [productPath(id), title]));
}

/** Offers to keep the whole shop on the device. Shows its size, then the progress, then the outcome. */
function KeepShopPanel({ inventory }: { readonly inventory: Inventory | undefined }) {
  const use = useStore(offlineUse);
  const state = useStore(keeping);
  const panel = useRef<HTMLDivElement>(null);
  // The pressed button is replaced by the next one, which therefore gets the focus.
  useEffect(() => {
    if (state.kind !== 'idle' && document.activeElement === document.body)
      panel.current?.querySelector('button')?.focus();
  }, [state.kind]);

  if (use.kind === 'unsupported' || use.kind === 'failed') {
    return <Message>{use.kind === 'failed' ? texts.setUpFailed : texts.unsupported}</Message>;
  }
  const isComplete = inventory?.missing === 0;
  const message = inventory && messageOf(state, inventory);
  return (
    <div ref={panel} className="offline-panel">
      {inventory && !isComplete && <p>{texts.keepShopText(inventory.whole)}</p>}
      {state.kind === 'running' && (
        <>
          <ProgressBar label={texts.keeping} value={state.done} max={state.all} />
          <p className="hint">{texts.keepingProgress(state.done, state.all)}</p>
          <Button onClick={cancelKeeping}>{texts.cancel}</Button>
        </>
      )}
      <Message success={isComplete}>{state.kind === 'running' ? undefined : message}</Message>
      {state.kind !== 'running' && use.kind === 'ready' && inventory && (
        <div className="offline-actions cluster">
          {!isComplete && (
            <Button variant="action" onClick={() => void keepShop()}>
              {startLabel(state, inventory)}
            </Button>
          )}
          {(inventory.missing !== undefined || state.kind === 'cancelled') && (
            <Button onClick={() => void removeKeptShop()}>{texts.removeShop}</Button>
          )}
        </div>
      )}
    </div>
  );
}

function messageOf(state: Keeping, { missing, whole }: Inventory): string | undefined {
  switch (state.kind) {
    case 'cancelled':
      return texts.cancelled(state.done, state.all);
    case 'failed':
      return texts.failures[state.reason];
    case 'no-space':
      return texts.needsSpace(state.needed, state.free);
    case 'removed':
      return texts.removed;
    case 'kept':
    case 'running':
    case 'idle':
      if (missing === undefined) return undefined;
      return missing === 0 ? texts.keptShop(whole.bytes) : texts.incomplete(missing);
  }
}

function startLabel(state: Keeping, { missing }: Inventory): string {
  if (state.kind === 'failed') return texts.retry;
  return state.kind === 'cancelled' || missing !== undefined ? texts.loadMissing : texts.keepShop;
}

/** Shown if the service worker has opened this page in place of one that is not kept, see `app/service-worker/`. */
function NotKept({ wanted, title }: { readonly wanted: string; readonly title: string | undefined }) {
  return (
    <div className="offline-panel">
      <Message role="alert">{texts.notKept}</Message>
      <div className="offline-actions cluster">
        <ButtonLink variant="action" to={wanted} reloadDocument>
          {texts.tryPageAgain(title)}
        </ButtonLink>
        <ButtonLink to={href('/cart')}>{texts.openCart}</ButtonLink>
      </div>
    </div>
  );
}

type KeptPagesProps = {
  readonly pages: readonly string[];
  readonly isWhole: boolean;
  readonly titleOf: (path: string) => string | undefined;
};

function KeptPages({ pages, isWhole, titleOf }: KeptPagesProps) {
  const titled = pages.flatMap((path) => {
    const title = titleOf(path);
    return title === undefined ? [] : [{ path, title }];
  });
  const listed = titled.slice(0, MAX_LISTED_PAGES);
  return (
    <>
      <p>{isWhole ? texts.keptWhole : texts.keptPages(pages.length)}</p>
      {listed.length < titled.length && <p>{texts.latestKept(listed.length)}</p>}
      <ul className="offline-pages">
        {listed.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Returns a parameter of the address if it is a path of this site, else an empty string. `//host` and `/\host` lead to
 * another site. So does `/\t/host`, because browsers drop tabs and line breaks.
 */
function pathOf(text: string | null): string {
  return text !== null && /^\/(?![/\\\s])/.test(text) ? text : '';
}
