import type { ReactNode } from 'react';
import { NEWSLETTER_DISCOUNT_PERCENT } from '#app/domain/policy.ts';
import styles from './newsletter-section.module.css';

/** The home page's own invitation; the form is its child. */
export function NewsletterSection({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="newsletter-heading" className={styles.section}>
      <p className={styles.offer}>
        <span className={styles.figure}>{NEWSLETTER_DISCOUNT_PERCENT}%</span> off your first order
      </p>
      <div className={styles.words}>
        <h2 id="newsletter-heading">News for people who keep places safe</h2>
        <p className={styles.text}>
          New equipment, ratings explained, and power budgets that add up. Subscribe and take{' '}
          {NEWSLETTER_DISCOUNT_PERCENT}% off your first order.
        </p>
        <div className={styles.form}>{children}</div>
      </div>
    </section>
  );
}
