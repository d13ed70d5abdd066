import type { ReactNode } from 'react';
import * as texts from './texts.ts';
import { Badge } from '#app/ui/badge.tsx';

type EditorialSectionProps = {
  readonly headingId: string;
  readonly title: string;
  /** Explains that the content is a sample; false for real content. */
  readonly sampleNote: string | false;
  readonly children: ReactNode;
};

/** A section of testimonials or news. A badge and a note beside the heading mark samples. */
export function EditorialSection({ headingId, title, sampleNote, children }: EditorialSectionProps) {
  return (
    <section aria-labelledby={headingId}>
      <div className="editorial-section-head">
        <h2 id={headingId}>{title}</h2>
        {sampleNote && (
          <>
            <Badge>{texts.sampleBadge}</Badge>
            <p className="editorial-section-note">{sampleNote}</p>
          </>
        )}
      </div>
      {children}
    </section>
  );
}
