import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as texts from '#app/texts/ui.ts';
import { Button } from './button.tsx';
import styles from './carousel.module.css';
import { Icon } from './icon.tsx';

type CarouselProps = {
  readonly title: string;
  /** Beside the heading: a link to all, tabs. */
  readonly aside?: ReactNode;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
};

/** How much of a slide must be seen to count as whole: browsers stop a fraction of a pixel short of the end. */
const WHOLE = 0.98;

/** A row that scrolls by thumb, wheel and keyboard like any other, and by two buttons for everybody else. */
export function Carousel({ title, aside, slides }: CarouselProps) {
  const headingId = useId();
  const track = useRef<HTMLUListElement>(null);
  const [atStart, setAtStart] = useState(true);
  const [atEnd, setAtEnd] = useState(false);

  // The browser tells when the first and the last slide come and go: asking it for lengths would make it lay out the
  // row at once, also where nobody has scrolled to it yet. After every render, because other slides may have come.
  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (target === row.firstElementChild) setAtStart(isIntersecting);
          if (target === row.lastElementChild) setAtEnd(isIntersecting);
        }
      },
      { root: row, threshold: WHOLE },
    );
    for (const slide of [row.firstElementChild, row.lastElementChild]) if (slide) observer.observe(slide);
    return () => observer.disconnect();
  });

  const scroll = (pages: number) => {
    const row = track.current;
    row?.scrollBy({ left: pages * row.clientWidth });
  };

  return (
    <section aria-labelledby={headingId} className={styles.carousel}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {title}
        </h2>
        {aside}
        <div className={styles.steps}>
          <Button
            variant="icon"
            aria-label={texts.previous}
            aria-disabled={atStart}
            onClick={() => scroll(-1)}
          >
            <Icon of={ChevronLeft} />
          </Button>
          <Button variant="icon" aria-label={texts.next} aria-disabled={atEnd} onClick={() => scroll(1)}>
            <Icon of={ChevronRight} />
          </Button>
        </div>
      </div>
      {/* Other slides are another row, which begins at its start. */}
      <ul key={slides.map(({ key }) => key).join()} ref={track} className={styles.track}>
        {slides.map(({ key, content }) => (
          <li key={key} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}
