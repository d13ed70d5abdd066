import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as texts from './texts.ts';
import { Button } from './button.tsx';
import styles from './carousel.module.css';
import { chevronLeftIcon, chevronRightIcon, Icon } from './icon.tsx';

type CarouselProps = {
  readonly title: string;
  readonly aside?: ReactNode;
  /** If the aside has tabs: the slides are the panel of this one. */
  readonly tab?: { readonly id: string; readonly panelId: string } | undefined;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
};

/** Visible share of a slide that counts as fully visible. Browsers may stop a fraction of a pixel before the end. */
const FULLY_VISIBLE = 0.98;

export function Carousel({ title, aside, tab, slides }: CarouselProps) {
  const headingId = useId();
  const track = useRef<HTMLUListElement>(null);
  const [atStart, setAtStart] = useState(true);
  const [atEnd, setAtEnd] = useState(false);

  // An observer, because measuring would force layout, even of a carousel far below the viewport. The effect runs after
  // every render, because the slides may have changed.
  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          // Part of a section that is not laid out yet.
          if (boundingClientRect.width === 0) continue;
          if (target === list.firstElementChild) setAtStart(isIntersecting);
          if (target === list.lastElementChild) setAtEnd(isIntersecting);
        }
      },
      { root: list, threshold: FULLY_VISIBLE },
    );
    for (const slide of [list.firstElementChild, list.lastElementChild]) if (slide) observer.observe(slide);
    return () => observer.disconnect();
  });

  const scrollByPages = (pages: number) => {
    const list = track.current;
    list?.scrollBy({ left: pages * list.clientWidth });
  };

  const list = (
    // The key changes with the slides, so that other slides get a new list, which starts at its first slide.
    <ul key={slides.map(({ key }) => key).join()} ref={track} className={styles.track}>
      {slides.map(({ key, content }) => (
        <li key={key} className={styles.slide}>
          {content}
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={headingId} className="no-print">
      <div className={`cluster ${styles.head}`}>
        <h2 id={headingId} className={styles.heading}>
          {title}
        </h2>
        {aside}
        <div className={styles.steps}>
          <Button
            variant="icon"
            aria-label={texts.previous}
            aria-disabled={atStart}
            onClick={() => scrollByPages(-1)}
          >
            <Icon icon={chevronLeftIcon} />
          </Button>
          <Button
            variant="icon"
            aria-label={texts.next}
            aria-disabled={atEnd}
            onClick={() => scrollByPages(1)}
          >
            <Icon icon={chevronRightIcon} />
          </Button>
        </div>
      </div>
      {tab ? (
        <div role="tabpanel" id={tab.panelId} aria-labelledby={tab.id}>
          {list}
        </div>
      ) : (
        list
      )}
    </section>
  );
}
