import type { Testimonial } from '#app/domain/content/testimonial.ts';
import * as texts from '#app/texts/home.ts';
import { EditorialSection } from './editorial-section.tsx';
import styles from './testimonials.module.css';

type TestimonialsProps = {
  readonly testimonials: readonly Testimonial[];
  readonly isSample: boolean;
};

export function Testimonials({ testimonials, isSample }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <EditorialSection
      headingId="testimonials-heading"
      title={texts.testimonialsHeading}
      sampleNote={isSample && texts.testimonialsNote}
      className={styles.section}
    >
      <ul className={styles.quotes}>
        {testimonials.map(({ id, quote, role, sector }) => (
          <li key={id} className={styles.item}>
            <figure className={styles.figure}>
              <blockquote className={styles.quote}>
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className={styles.by}>
                <span className={styles.role}>{role}</span>
                {sector}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </EditorialSection>
  );
}
