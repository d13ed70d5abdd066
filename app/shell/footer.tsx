import * as backEnd from '#app/back-end.ts';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { paidThroughBackEnd } from '#app/checkout/accepted-payment.ts';
import { newsletter, paymentBrands } from '#app/shop-data.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';
import { LowerSection } from '#app/ui/lower-section.tsx';
import { PaymentMarks } from '#app/ui/payment-marks.tsx';
import styles from './footer.module.css';
import { FOOTER_COLUMNS } from './navigation.ts';
import { isShortcutListOpen } from './shortcuts.ts';

export function Footer({ newsletter: form }: { readonly newsletter: ReactNode }) {
  return (
    <footer className={`no-print ${styles.footer}`}>
      <div className={`container ${styles.content}`}>
        {newsletter && (
          // Outside the lower section, because browsers that fill in forms lay out each form of a page as soon as it is parsed.
          <section aria-labelledby="footer-newsletter" className={styles.newsletter}>
            <div>
              <h2 id="footer-newsletter">{newsletter.heading}</h2>
              <p className={styles.newsletterOffer}>
                {backEnd.newsletter ? texts.liveNewsletterText : newsletter.text}
              </p>
            </div>
            {form}
          </section>
        )}
        <LowerSection>
          <div className={styles.columns}>
            <address className={styles.contact}>
              <p className={styles.name}>{SHOP.name}</p>
              {SHOP.address.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <ul className={styles.contactLinks}>
                {Object.values(SHOP.phones).map(({ label, display, href }) => (
                  <li key={href}>
                    <a href={href}>
                      {label} {display}
                    </a>
                  </li>
                ))}
                <li>
                  <a href={`mailto:${SHOP.emails.sales}`}>{SHOP.emails.sales}</a>
                </li>
              </ul>
            </address>
            {FOOTER_COLUMNS.map((column) => (
              <LinkColumn key={column.heading} {...column} />
            ))}
          </div>
          <div className={`cluster ${styles.bottom}`}>
            <p>{texts.copyright(SHOP.copyrightYear, SHOP.name)}</p>
            {SHOP.social.length > 0 && (
              <ul className={styles.social} aria-label={texts.socialMedia}>
                {SHOP.social.map(({ name, href }) => (
                  <li key={name}>
                    <a href={href} rel="noopener noreferrer">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            <button
              type="button"
              aria-haspopup="dialog"
              className={styles.shortcuts}
              onClick={() => isShortcutListOpen.setState(true, true)}
            >
              {texts.keyboardShortcuts}
            </button>
            <PaymentMarks brands={backEnd.orders ? paidThroughBackEnd() : paymentBrands} />
          </div>
        </LowerSection>
      </div>
    </footer>
  );
}

function LinkColumn({ heading, links }: (typeof FOOTER_COLUMNS)[number]) {
  const headingId = useId();
  return (
    <div>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <ul aria-labelledby={headingId} className={styles.links}>
        {links.map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
