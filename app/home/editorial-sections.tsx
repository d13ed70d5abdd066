import type { ReactNode } from 'react';
import * as texts from './texts.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { NewsItem, Testimonial } from './model/editorial.ts';
import { useMediaQuery } from '#app/lib/use-media-query.ts';
import * as backEnd from '#app/back-end.ts';
import { newsletter } from '#app/shop-data.ts';

type EditorialSectionProps = {
  readonly headingId: string;
  readonly title: string;
  readonly sampleNote: string | false;
  readonly children: ReactNode;
};

function EditorialSection({ headingId, title, sampleNote, children }: EditorialSectionProps) {
  return (
    <section aria-labelledby={headingId}>
      <div className="cluster editorial-section-head">
        <h2 id={headingId}>{title}</h2>
        {sampleNote && (
          <>
            <Badge>{texts.sampleBadge}</Badge>
            <p className="hint">{sampleNote}</p>
          </>
        )}
      </div>
      {children}
    </section>
  );
}

type RowProps = { readonly className: string; readonly labelledBy: string; readonly children: ReactNode };

/** A list that scrolls sideways on a phone. It has no links that could have the focus. */
function Row({ className, labelledBy, children }: RowProps) {
  const scrolls = useMediaQuery('(width < 48rem)');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <ul className={className} aria-labelledby={labelledBy} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </ul>
  );
}

type LatestNewsProps = {
  readonly news: readonly (NewsItem & { readonly formattedDate: string })[];
  readonly isSample: boolean;
};

export function LatestNews({ news, isSample }: LatestNewsProps) {
  if (news.length === 0) return null;
  return (
    <EditorialSection
      headingId="news-heading"
      title={texts.newsHeading}
      sampleNote={isSample && texts.newsNote}
    >
      <Row className="latest-news-list" labelledBy="news-heading">
        {news.map(({ id, date, formattedDate, title, text }) => (
          <li key={id} className="latest-news-item">
            <article className="latest-news-entry">
              <h3 className="latest-news-title">{title}</h3>
              <time dateTime={date} className="hint latest-news-date">
                {formattedDate}
              </time>
              <p className="muted latest-news-text">{text}</p>
            </article>
          </li>
        ))}
      </Row>
    </EditorialSection>
  );
}

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
      <Row className="testimonials-quotes" labelledBy="testimonials-heading">
        {testimonials.map(({ id, quote, role, sector }) => (
          <li key={id} className="testimonials-item">
            <figure className="testimonials-figure">
              <blockquote className="testimonials-quote">
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="hint">
                <span className="testimonials-role">{role}</span>
                {sector}
              </figcaption>
            </figure>
          </li>
        ))}
      </Row>
    </EditorialSection>
  );
}

export function NewsletterSection({ children }: { readonly children: ReactNode }) {
  if (!newsletter) return null;
  const discount = backEnd.newsletter ? undefined : newsletter.discountPercent;
  return (
    <section aria-labelledby="newsletter-heading" className="newsletter-section no-print">
      {discount !== undefined && (
        <p className="newsletter-section-offer">
          <span className="newsletter-section-figure">{discount}%</span>
          {texts.offFirstOrder}
        </p>
      )}
      <div className="newsletter-section-body">
        <h2 id="newsletter-heading">{newsletter.homeHeading}</h2>
        <p className="muted newsletter-section-text">
          {newsletter.homeText + (discount === undefined ? '' : texts.newsletterDiscount(discount))}
        </p>
        <div className="newsletter-section-form">{children}</div>
      </div>
    </section>
  );
}
