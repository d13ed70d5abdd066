import type { Testimonial } from './model/testimonial.ts';
import * as texts from './texts.ts';
import { EditorialSection } from './editorial-section.tsx';

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
    >
      <ul className="testimonials-quotes">
        {testimonials.map(({ id, quote, role, sector }) => (
          <li key={id} className="testimonials-item">
            <figure className="testimonials-figure">
              <blockquote className="testimonials-quote">
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="testimonials-by">
                <span className="testimonials-role">{role}</span>
                {sector}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </EditorialSection>
  );
}
