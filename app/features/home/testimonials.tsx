import type { Testimonial } from '#app/domain/content/testimonial.ts';
import * as texts from '#app/texts/home.ts';
import { Badge } from '#app/ui/badge.tsx';
import styles from './testimonials.module.css';

type TestimonialsProps = { readonly testimonials: readonly Testimonial[] };

export function Testimonials({ testimonials }: TestimonialsProps) {
  return (
    <section aria-labelledby="testimonials-heading" className={`deferred ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="testimonials-heading">{texts.testimonialsHeading}</h2>
        <Badge>{texts.sampleBadge}</Badge>
        <p className={styles.note}>{texts.testimonialsNote}</p>
      </div>
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
    </section>
  );
}
