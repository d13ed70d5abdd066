import { ContactForm } from '#app/features/content/contact-form.tsx';
import { ContactMap } from '#app/features/content/contact-map.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { SHOP } from '#app/shop.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import styles from './contact-us.module.css';

const TITLE = 'Contact Us';

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'Address, phone numbers, business hours and e-mail addresses of Watchpost.',
    path: '/contact-us',
  });

const EMAILS = [
  { label: 'Sales', address: SHOP.emails.sales },
  { label: 'Support', address: SHOP.emails.support },
  { label: 'Privacy', address: SHOP.emails.privacy },
];

export default function ContactPage() {
  return (
    <div className={`container ${styles.page}`}>
      <div>
        <Breadcrumb trail={[{ title: 'Home', to: '/' }]} here={TITLE} />
        <PageHeading>{TITLE}</PageHeading>
        <p className={styles.lead}>
          Questions about a product, an order or an installation? Call, write, or send us a message.
        </p>
      </div>
      <div className={styles.columns}>
        <section aria-labelledby="contact-message" className={styles.message}>
          <h2 id="contact-message">Send us a message</h2>
          <ContactForm />
        </section>
        <div className={styles.ways}>
          <section aria-labelledby="contact-location">
            <h2 id="contact-location">Location</h2>
            <address className={styles.address}>
              {SHOP.address.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </address>
          </section>
          <section aria-labelledby="contact-phone">
            <h2 id="contact-phone">Phone</h2>
            <dl>
              {SHOP.phones.map(({ label, display, href }) => (
                <div key={href} className={styles.row}>
                  <dt>{label}</dt>
                  <dd>
                    <a href={href}>{display}</a>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="contact-email">
            <h2 id="contact-email">Email</h2>
            <dl>
              {EMAILS.map(({ label, address }) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd>
                    <a href={`mailto:${address}`}>{address}</a>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="contact-hours">
            <h2 id="contact-hours">Business hours</h2>
            <dl>
              {SHOP.businessHours.map(({ days, hours }) => (
                <div key={days} className={styles.row}>
                  <dt>{days}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.note}>Support: {SHOP.supportHours}</p>
          </section>
        </div>
      </div>
      <ContactMap />
    </div>
  );
}
