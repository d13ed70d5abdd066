import type { ReactNode } from 'react';
import { NEWSLETTER_DISCOUNT_PERCENT } from '#app/domain/policy.ts';
import * as texts from '#app/texts/home.ts';
import styles from './newsletter-section.module.css';

/** The newsletter offer of the home page, around the form given as its child. */
export function NewsletterSection({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="newsletter-heading" className={styles.section}>
      <p className={styles.offer}>
        <span className={styles.figure}>{NEWSLETTER_DISCOUNT_PERCENT}%</span>
        {texts.offFirstOrder}
      </p>
      <div className={styles.body}>
        <h2 id="newsletter-heading">{texts.newsletterHeading}</h2>
        <p className={styles.text}>{texts.newsletterPitch(NEWSLETTER_DISCOUNT_PERCENT)}</p>
        <div className={styles.form}>{children}</div>
      </div>
    </section>
  );
}
