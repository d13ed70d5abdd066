import { useState } from 'react';
import { href, useLocation } from 'react-router';
import { loadAskForQuote } from '#app/back-end.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import { useStore } from '#app/lib/use-store.ts';
import {
  cartLinkPath,
  type LinkedItem,
  type LinkProblem,
  MAX_LINKED_ITEMS,
  readCartLink,
} from '#app/cart/model/cart-link.ts';
import { lineItem, wantedLines } from '#app/cart/model/cart.ts';
import { type Quote, quoteLines } from '#app/quote/model/quote.ts';
import { cartStore, useCart } from '#app/cart/cart-store.ts';
import { loadSavedOffers } from '#app/offer/load-offers.ts';
import { useOffers } from '#app/offer/use-offers.ts';
import * as texts from '#app/quote/texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ClientOnlyPlaceholder, Spinner } from '#app/ui/spinner.tsx';
import { EmptyState, LoadFailed } from '#app/ui/empty-state.tsx';
import { useLoadFailure } from '#app/ui/load-failure.ts';
import { Message } from '#app/ui/message.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { FAILED, OpenedQuote, useOpenedQuote } from '#app/quote/opened-quote.tsx';
import { QuoteEditor } from '#app/quote/quote-editor.tsx';
import styleSheetUrl from '#app/quote/quote.css?url';
import { Icon, infoIcon } from '#app/ui/icon.tsx';
import { FileField } from '#app/ui/file-field.tsx';
import { BrowseCategories } from '#app/product/category-tiles.tsx';
import { CATEGORIES } from '#app/shell/categories.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import { OnDemand } from '#app/ui/on-demand.tsx';
import { Page } from '#app/ui/page.tsx';

type LinkNoteProps = {
  readonly messages: readonly string[];
  readonly items?: readonly LinkedItem[];
};

function LinkNote({ messages, items }: LinkNoteProps) {
  return (
    <div className="no-print quote-note">
      <Icon icon={infoIcon} />
      <div className="quote-note-content">
        <ul>
          {[...new Set(messages)].map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        <div className="cluster">
          {items && items.length > 0 && (
            <ButtonLink small to={cartLinkPath(items)}>
              {texts.putIntoCart}
            </ButtonLink>
          )}
          <ButtonLink variant="quiet" small to={href('/quote')}>
            {texts.quoteOwnCart}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

const StyleSheet = styleSheet(styleSheetUrl);

type AskSectionProps = { readonly quote: Quote; readonly load: NonNullable<typeof loadAskForQuote> };

function AskSection({ quote, load }: AskSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="quote-ask no-print" onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
      <summary>{texts.askForQuote}</summary>
      <OnDemand
        load={load}
        when={isOpen}
        props={{ lines: quote.lines, message: texts.quoteRequest(quote) }}
        fallback={<Spinner />}
      />
    </details>
  );
}

const asking = (load: AskSectionProps['load']) => (quote: Quote) => <AskSection quote={quote} load={load} />;

const askForQuote = loadAskForQuote && asking(loadAskForQuote);

const NOTHING_TO_QUOTE = (
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
  const { search } = useLocation();
  const { opened, isReading, openFile, close } = useOpenedQuote();
  useLoadFailure(opened?.quote.kind === 'unreadable' && opened.quote.reason === 'not-loaded');
  if (isReading) return <Spinner label={texts.reading} />;
  if (opened?.quote.kind === 'read') {
    return <OpenedQuote key={opened.source} record={opened.quote.record} onClose={close} />;
  }
  const problem = opened && texts.unreadableQuote(opened.quote.reason, opened.fileName);
  const isFromFile = opened?.fileName !== undefined;
  const linkProblem = isFromFile ? undefined : problem;
  const link = readCartLink(new URLSearchParams(search));
  return (
    <>
      <div className={linkProblem === undefined ? undefined : 'no-print quote-problem'}>
        <Message>{linkProblem}</Message>
      </div>
      {link.kind === 'absent' && <CartQuote />}
      {link.kind === 'too-many' && (
        <LinkNote messages={[texts.tooManyProducts(link.count, MAX_LINKED_ITEMS)]} />
      )}
      {link.kind === 'read' && <LinkedQuote items={link.items} unread={link.problems} />}
      <div className="no-print quote-open" aria-live="polite">
        <FileField
          label={texts.openQuote}
          hint={texts.openQuoteHint}
          error={isFromFile ? problem : undefined}
          accept="application/pdf,.pdf"
          onFiles={async ([file]) => file && openFile(file)}
        />
      </div>
    </>
  );
}

function CartQuote() {
  const { items } = useCart();
  // The cart has titles and prices. If the offers cannot be loaded, the quote lacks only brands and models.
  const ids = items.map(({ id }) => id);
  const { value: offers, isComplete } = useLoaded(ids.length > 0 ? ids.join() : undefined, () =>
    loadSavedOffers(ids),
  );
  if (items.length === 0) return NOTHING_TO_QUOTE;
  if (!offers || !isComplete) return <Spinner label={texts.loadingQuote} />;
  return <QuoteEditor lines={quoteLines(items, offers)}>{askForQuote}</QuoteEditor>;
}

type LinkedQuoteProps = {
  readonly items: readonly LinkedItem[];
  readonly unread: readonly LinkProblem[];
};

function LinkedQuote({ items, unread }: LinkedQuoteProps) {
  const { offers, isComplete, hasFailed, retry } = useOffers(items.map(({ id }) => id));
  if (hasFailed) {
    return (
      <LoadFailed {...FAILED} onRetry={retry}>
        <ButtonLink to={href('/quote')}>{texts.quoteOwnCart}</ButtonLink>
      </LoadFailed>
    );
  }
  if (!isComplete) return <Spinner label={texts.loadingQuote} />;
  const lines = wantedLines(items, offers).map(({ offer, quantity }) => lineItem(offer, quantity));
  return (
    <>
      <LinkNote
        items={lines}
        messages={[
          lines.length === 0 ? texts.noProductsInLink : texts.fromLink,
          ...items.filter(({ id }) => !offers.has(id)).map(texts.notInCatalogue),
          ...unread.map(texts.unreadPart),
        ]}
      />
      {lines.length > 0 && <QuoteEditor lines={quoteLines(lines, offers)}>{askForQuote}</QuoteEditor>}
    </>
  );
}

export const meta = privateMeta(texts.quotePage, texts.quotePageDescription, '/quote');

export default function QuotePage() {
  const isRestored = useStore(cartStore.isRestored);
  return (
    <Page
      title={texts.quotePage}
      trail={[{ title: texts.cartPage, to: '/cart' }]}
      lead={texts.quoteLead}
      className="quote-page"
    >
      <StyleSheet />
      {isRestored ? (
        <RestoredView />
      ) : (
        <ClientOnlyPlaceholder label={texts.loadingQuote} withoutScripts={NOTHING_TO_QUOTE} />
      )}
    </Page>
  );
}
