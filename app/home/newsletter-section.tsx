import type { ReactNode } from 'react';
import { NEWSLETTER_DISCOUNT_PERCENT } from '#app/content/model/policy.ts';
import { TAKES_ORDERS } from '#app/lib/takes-orders.ts';
import * as texts from './texts.ts';

/** The newsletter offer of the home page, around the form given as its child. */
export function NewsletterSection({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="newsletter-heading" className="newsletter-section">
      {!TAKES_ORDERS && (
        <p className="newsletter-section-offer">
          <span className="newsletter-section-figure">{NEWSLETTER_DISCOUNT_PERCENT}%</span>
          {texts.offFirstOrder}
        </p>
      )}
      <div className="newsletter-section-body">
        <h2 id="newsletter-heading">{texts.newsletterHeading}</h2>
        <p className="newsletter-section-text">
          {TAKES_ORDERS
            ? texts.newsletterPitch
            : texts.newsletterPitch + texts.newsletterDiscount(NEWSLETTER_DISCOUNT_PERCENT)}
        </p>
        <div className="newsletter-section-form">{children}</div>
      </div>
    </section>
  );
}
