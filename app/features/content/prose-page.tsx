import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as texts from '#app/texts/prose-pages.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { HelpBox } from './help-box.tsx';
import styles from './prose-page.module.css';

type ProsePageProps = {
  readonly title: string;
  /** What the page says, in a sentence or two. */
  readonly lead: ReactNode;
  /** The parts of a long page, listed beside it; each names the `id` of a section among the children. */
  readonly contents?: readonly ContentsEntry[];
  readonly children: ReactNode;
};

type ContentsEntry = { readonly id: string; readonly title: string };

/** A page of words: headings in the margin, text in a readable measure, help always in the same place. */
export function ProsePage({ title, lead, contents, children }: ProsePageProps) {
  return (
    <div className="container">
      <Breadcrumb here={title} />
      <div className={styles.page}>
        <div className={styles.head}>
          <PageHeading>{title}</PageHeading>
          <div className={styles.lead}>{lead}</div>
        </div>
        {contents && (
          <nav aria-labelledby="contents-heading" className={styles.contents}>
            <p id="contents-heading" className={styles.contentsHeading}>
              {texts.contentsHeading}
            </p>
            <ul className={styles.entries}>
              {contents.map(({ id, title }) => (
                <li key={id}>
                  {/* Not the browser's own jump: its entries in the history all have one key, by which places are kept. */}
                  <Link to={`#${id}`} className={styles.entry} onClick={() => focusHeadingOf(id)}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.text}>{children}</div>
        <div className={styles.help}>
          <HelpBox />
        </div>
      </div>
    </div>
  );
}

type ProseSectionProps = {
  /** What a link after `#` names. */
  readonly id: string;
  readonly title: string;
  readonly hidden?: boolean;
  readonly children: ReactNode;
};

export function ProseSection({ id, title, hidden, children }: ProseSectionProps) {
  return (
    <section className={styles.section} hidden={hidden}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** Tab goes on from there; the router scrolls. */
function focusHeadingOf(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
