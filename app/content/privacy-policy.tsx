import type { ReactNode } from 'react';
import { IS_OFFLINE_USE_OFFERED } from '#app/offline/model/shop-files.ts';
import { type Fact, FactsTable } from './facts-table.tsx';
import { ProsePage, ProseSection } from './prose-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';

export const privacyMeta = (description = texts.privacyDescription) =>
  pageMeta({
    title: texts.privacyTitle,
    description,
    path: '/privacy-policy',
    trail: [],
  });

const CONTENTS = [
  { id: 'what-is-kept', title: 'What your browser keeps' },
  { id: 'what-is-not', title: 'What the shop does not do' },
  { id: 'forms', title: 'What you type into forms' },
  { id: 'loading-pages', title: 'Loading a page' },
  { id: 'measurements', title: 'Measurements' },
  { id: 'links', title: 'Links and email' },
  { id: 'your-choices', title: 'Your choices' },
  { id: 'changes', title: 'Changes and contact' },
] as const;

const STORED_DATA: readonly Fact[] = [
  {
    term: 'Cart',
    note: 'products, quantities and prices, in local storage under “cart”',
    value: 'until you empty it or clear the site data',
  },
  {
    term: 'Wishlist',
    note: 'products, in local storage under “wishlist”',
    value: 'until you empty it or clear the site data',
  },
  {
    term: 'Lists',
    note: 'names, products and quantities of your projects, in local storage under “lists”',
    value: 'until you delete them or clear the site data',
  },
  {
    term: 'Comparison',
    note: 'up to four products, in local storage under “compare”',
    value: 'until you clear it or the site data',
  },
  {
    term: 'Recently viewed products',
    note: 'the numbers of the last nine, in local storage under “recently-viewed”',
    value: 'until you press Clear beside them or clear the site data',
  },
  {
    term: 'Recent searches',
    note: 'the texts of the last five, in local storage under “recent-searches”',
    value: 'until you press Clear above them or clear the site data',
  },
  {
    term: 'Setting for keyboard shortcuts',
    note: 'on or off, once you have changed it, in local storage under “single-key-shortcuts”',
    value: 'until you clear the site data',
  },
  ...(IS_OFFLINE_USE_OFFERED
    ? [
        {
          term: 'Pages that you opened',
          note: 'with their data and pictures, so that they open without a connection, in cache storage; the whole shop if you ask for it on the page Offline Use',
          value: 'until you clear the site data',
        },
      ]
    : []),
  {
    term: 'List of a quick order',
    note: 'what you typed or uploaded there, in session storage',
    value: 'until you clear it or close the tab',
  },
  {
    term: 'Draft of the checkout form',
    note: 'contact, address and choices, never card details, in session storage',
    value: 'until you close the tab',
  },
  {
    term: 'Details of a quote',
    note: 'what you enter on the quote page, and number and products of the quotes you made, in session storage under “quote-draft”',
    value: 'until you close the tab',
  },
  {
    term: 'Scroll positions',
    note: 'so that Back returns to where you were, in session storage',
    value: 'until you close the tab',
  },
  {
    term: 'Time of the last automatic reload',
    note: 'only after an update of the shop, so that a page does not reload again and again, in session storage',
    value: 'until you close the tab',
  },
];

const WHAT_IS_SENT = { id: 'what-is-sent', title: 'What you send us' };

const NOTHING: readonly Fact[] = [];

type PrivacyPageProps = {
  readonly lead: ReactNode;
  /** What this shop stores in the browser in addition to `STORED_DATA`. */
  readonly moreStoredData?: readonly Fact[];
  /** What the browser sends to the shop, and what the shop keeps of it. */
  readonly sentData?: ReactNode;
  /** States whether any of the stored data leaves the device. */
  readonly storageNote: string;
  readonly cookies: string;
  /** What the shop adds to the requests for pages. */
  readonly requests: string;
  readonly checkout: ReactNode;
  readonly accounts: ReactNode;
  readonly contact: ReactNode;
  /** What the shop holds about a visitor, and the visitor's rights. */
  readonly heldData: ReactNode;
  readonly changes: ReactNode;
};

/** The privacy page, with what differs between a shop with a back end and one without. */
export function PrivacyPage({
  lead,
  moreStoredData = NOTHING,
  sentData,
  storageNote,
  cookies,
  requests,
  checkout,
  accounts,
  contact,
  heldData,
  changes,
}: PrivacyPageProps) {
  return (
    <ProsePage
      title={texts.privacyTitle}
      contents={sentData === undefined ? CONTENTS : [WHAT_IS_SENT, ...CONTENTS]}
      lead={lead}
    >
      {sentData !== undefined && (
        <ProseSection id={WHAT_IS_SENT.id} title={WHAT_IS_SENT.title}>
          {sentData}
        </ProseSection>
      )}

      <ProseSection id="what-is-kept" title="What your browser keeps">
        <p>
          A browser offers each website a storage of its own. The shop uses it for the following.{' '}
          {storageNote}
        </p>
        <FactsTable caption={texts.storedDataCaption} facts={[...STORED_DATA, ...moreStoredData]} />
        <p>
          The shop is in English only. If an earlier version stored a choice of language in your browser, that
          choice is erased when a page opens.
        </p>
      </ProseSection>

      <ProseSection id="what-is-not" title="What the shop does not do">
        <ul>
          <li>{cookies}</li>
          <li>It has no advertising, no tracking pixels and no analytics service.</li>
          <li>It loads no fonts, maps, videos or scripts from other companies.</li>
          <li>It makes no profile of you, and sells nothing about you.</li>
        </ul>
      </ProseSection>

      <ProseSection id="forms" title="What you type into forms">
        {checkout}
        <p>
          <strong>Quote.</strong> PDF, text, link and printed page are made in your browser. Nothing is sent.
          The link of a quote contains what you entered. It is in the part of the address that browsers do not
          send to a server.
        </p>
        {accounts}
        {contact}
        <p>
          <strong>Search and filters.</strong> They work in your browser. The term and the filters become part
          of the page’s address, so that you can share it or return to it; your browser’s history keeps such
          addresses. The empty search field offers your last searches again.
        </p>
      </ProseSection>

      <ProseSection id="loading-pages" title="Loading a page">
        <p>
          To show you a page, your browser fetches it and its pictures from the server on which this site is
          hosted. As with every website, that server sees your IP address, the address you asked for and what
          your browser says about itself, and it may keep them in a log for security and operation. {requests}{' '}
          We do not use them to find out who you are.
        </p>
      </ProseSection>

      <ProseSection id="measurements" title="Measurements">
        <p>
          Once a page has loaded, a small script measures how quickly it appeared and answered. The figures
          stay in the page and are gone when you leave it.
        </p>
      </ProseSection>

      <ProseSection id="links" title="Links and email">
        <p>
          Links to social networks lead to other companies’ sites, where their own policies apply. Nothing is
          loaded from them until you follow a link.
        </p>
        <p>
          If you write to us or call, we use what you tell us to answer you. We keep it as long as the matter
          or the law requires, and delete it sooner if you ask and the law allows it.
        </p>
      </ProseSection>

      <ProseSection id="your-choices" title="Your choices">
        <p>
          Empty the cart and the wishlist on their pages at any time. Clear removes the comparison, the
          recently viewed products or the recent searches with one press. To remove everything at once, clear
          the site data for this shop in your browser’s settings. In a private window, all of it is gone when
          the window closes. If your browser blocks storage, the shop still works, but forgets your cart when
          you leave.
        </p>
        {heldData}
      </ProseSection>

      <ProseSection id="changes" title="Changes and contact">
        {changes}
        <p>
          Questions about privacy reach us at{' '}
          <a href={`mailto:${SHOP.emails.privacy}`}>{SHOP.emails.privacy}</a> or by post:{' '}
          {SHOP.address.join(', ')}.
        </p>
      </ProseSection>
    </ProsePage>
  );
}

export const meta = () => privacyMeta();

export default function PrivacyPolicy() {
  return (
    <PrivacyPage
      lead={
        <p>
          The shop runs in your browser. It keeps your cart, your wishlist, your comparison and what you last
          viewed and searched for there, sets no cookies, and sends us nothing about you. This page has the
          details.
        </p>
      }
      storageNote="All of it stays on your device, and we cannot read it from elsewhere."
      cookies="It sets no cookies."
      requests="We add nothing to these requests."
      checkout={
        <p>
          <strong>Checkout.</strong> While payment is under maintenance, no order is sent: Place Order ends
          with a notice, and nothing leaves your browser. Card number, expiry date and security code are never
          stored, not even when the box that offers to save payment information is ticked.
        </p>
      }
      accounts={
        <p>
          <strong>Sign-in, registration and forgotten password.</strong> These forms are under maintenance
          too. They create no account, send nothing and store nothing, passwords included. Remember me has no
          effect yet.
        </p>
      }
      contact={
        <p>
          <strong>Contact form and newsletter.</strong> What you type there is not sent and not stored. To
          reach us, call or write to an address on the contact page.
        </p>
      }
      heldData={
        <p>
          What we hold about you is at most our correspondence. You may ask to see it, correct it or have it
          deleted.
        </p>
      }
      changes={
        <p>
          If the shop starts to process orders or accounts, this page will say what is sent, to whom and why,
          before it happens.
        </p>
      }
    />
  );
}
