import type { ReactNode } from 'react';
import * as texts from '#app/texts/home.ts';
import { Badge } from '#app/ui/badge.tsx';
import styles from './editorial-section.module.css';

type EditorialSectionProps = {
  /** Of the heading, which names the section. */
  readonly headingId: string;
  readonly title: string;
  /** Says what samples are for; absent where nothing is a sample. */
  readonly sampleNote: string | false;
  /** Tells how high the section is expected to be before it is laid out. */
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** A section in others' words; where these are made up, it says so beside its heading. */
export function EditorialSection({
  headingId,
  title,
  sampleNote,
  className,
  children,
}: EditorialSectionProps) {
  return (
    <section aria-labelledby={headingId} className={`deferred ${className}`}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        {sampleNote && (
          <>
            <Badge>{texts.sampleBadge}</Badge>
            <p className={styles.note}>{sampleNote}</p>
          </>
        )}
      </div>
      {children}
    </section>
  );
}
