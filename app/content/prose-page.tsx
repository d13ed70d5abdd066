import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as texts from './texts.ts';
import { Breadcrumb, PageHeading } from '#app/ui/breadcrumb.tsx';
import styleSheetUrl from './prose-page.css?url';
import { SHOP } from '#app/shop.ts';

/** The phone numbers and email address of customer support, shown on every text page. */
function HelpBox() {
  return (
    <aside aria-labelledby="help-heading" className="help-box">
      <h2 id="help-heading" className="help-box-heading">
        {texts.helpHeading}
      </h2>
      {SHOP.supportHours !== undefined && <p className="muted">{texts.supportOpen(SHOP.supportHours)}</p>}
      <ul className="help-box-ways">
        {Object.values(SHOP.phones).map(({ label, display, href }) => (
          <li key={href}>
            <span className="muted">{label}</span>
            <a href={href} className="help-box-way">
              {display}
            </a>
          </li>
        ))}
        <li>
          <span className="muted">{texts.email}</span>
          <a href={`mailto:${SHOP.emails.support}`} className="help-box-way">
            {SHOP.emails.support}
          </a>
        </li>
      </ul>
      <Link to="/contact-us" className="help-box-way">
        {texts.allContactDetails}
      </Link>
    </aside>
  );
}

type ProsePageProps = {
  readonly title: string;
  /** A summary of the page in one or two sentences. */
  readonly lead: ReactNode;
  /** The table of contents of a long page. Each `id` is that of a `ProseSection` among the children. */
  readonly contents?: readonly ContentsEntry[];
  readonly children: ReactNode;
};

type ContentsEntry = { readonly id: string; readonly title: string };

/** The layout of text pages: headings in the margin, text in lines of readable length, and the help box. */
export function ProsePage({ title, lead, contents, children }: ProsePageProps) {
  return (
    <div className="container">
      {/* Not with `styleSheet()`, which would load it on every page: so many routes share this component that its code is in
          the chunk that every page loads. */}
      <link rel="stylesheet" href={styleSheetUrl} precedence="default" />
      <Breadcrumb current={title} />
      <div className="stack prose-page">
        <div className="prose-page-head">
          <PageHeading>{title}</PageHeading>
          <div className="prose-page-lead">{lead}</div>
        </div>
        {contents && (
          // A sticky grid item may leave its grid area, so the list is sticky in an element of its own.
          <div className="prose-page-side">
            <nav aria-labelledby="contents-heading" className="no-print prose-page-contents">
              <p id="contents-heading" className="prose-page-contents-heading">
                {texts.contentsHeading}
              </p>
              <ul className="prose-page-entries">
                {contents.map(({ id, title }) => (
                  <li key={id}>
                    {/* `Link` gives each history entry a key, by which the router restores the scroll position. An `<a>` does not. */}
                    <Link to={`#${id}`} className="prose-page-entry" onClick={() => focusHeadingOf(id)}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        )}
        <div className="prose-page-text">{children}</div>
        <div className="no-print prose-page-help">
          <HelpBox />
        </div>
      </div>
    </div>
  );
}

type ProseSectionProps = {
  /** The fragment of links to the section. */
  readonly id: string;
  readonly title: string;
  readonly hidden?: boolean;
  readonly children: ReactNode;
};

export function ProseSection({ id, title, hidden, children }: ProseSectionProps) {
  return (
    <section className="stack prose-page-section" hidden={hidden}>
      <h2 id={id} tabIndex={-1} className="prose-page-heading">
        {title}
      </h2>
      <div className="prose-page-body">{children}</div>
    </section>
  );
}

/** Focuses the section's heading, so that the Tab key continues from there. The router scrolls to it. */
function focusHeadingOf(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
