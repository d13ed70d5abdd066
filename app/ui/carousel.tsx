import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './carousel.module.css';
import { Icon } from './icon.tsx';

type CarouselProps = {
  readonly title: string;
  /** Beside the heading: a link to all, tabs. */
  readonly aside?: ReactNode;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
};

/** A row that scrolls by thumb, wheel and keyboard like any other, and by two buttons for everybody else. */
export function Carousel({ title, aside, slides }: CarouselProps) {
  const headingId = useId();
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  const look = useCallback(() => {
    const row = track.current;
    if (!row) return;
    // Browsers stop a fraction of a pixel short of the end.
    const start = row.scrollLeft < 2;
    const end = row.scrollLeft + row.clientWidth > row.scrollWidth - 2;
    setEnds((known) => (known.start === start && known.end === end ? known : { start, end }));
  }, []);

  // Other slides may have come: what is at the ends is measured anew after every render.
  useEffect(look);
  useEffect(() => {
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [look]);

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
          <Button variant="icon" aria-label="Previous" aria-disabled={ends.start} onClick={() => scroll(-1)}>
            <Icon of={ChevronLeft} />
          </Button>
          <Button variant="icon" aria-label="Next" aria-disabled={ends.end} onClick={() => scroll(1)}>
            <Icon of={ChevronRight} />
          </Button>
        </div>
      </div>
      <ul ref={track} className={styles.track} onScroll={look}>
        {slides.map(({ key, content }) => (
          <li key={key} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}
