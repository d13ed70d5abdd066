import type { ReactNode } from 'react';
import * as texts from '#app/texts/home.ts';
import { Badge } from '#app/ui/badge.tsx';
import styles from './sample-section.module.css';

type SampleSectionProps = {
  /** Of the heading, which names the section. */
  readonly headingId: string;
  readonly title: string;
  /** Says what the samples are for. */
  readonly note: string;
  /** Tells how high the section is expected to be before it is laid out. */
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** A section whose content is made up, and says so beside its heading. */
export function SampleSection({ headingId, title, note, className, children }: SampleSectionProps) {
  return (
    <section aria-labelledby={headingId} className={`deferred ${className}`}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        <Badge>{texts.sampleBadge}</Badge>
        <p className={styles.note}>{note}</p>
      </div>
      {children}
    </section>
  );
}
