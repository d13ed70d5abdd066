import { ContactForm } from './contact-form.tsx';
import { ContactMap } from './contact-map.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './contact-texts.ts';
import { email } from './help-texts.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import styleSheetUrl from './contact-us.css?url';

const StyleSheet = styleSheet(styleSheetUrl);

export const meta = () =>
  pageMeta({
    title: texts.contactTitle,
    description: texts.contactDescription(SHOP.name),
    path: '/contact-us',
  });

const EMAILS = [
  { label: texts.salesEmail, address: SHOP.emails.sales },
  { label: texts.supportEmail, address: SHOP.emails.support },
  { label: texts.privacyEmail, address: SHOP.emails.privacy },
];

export default function ContactPage() {
  return (
    <div className="container contact-us">
      <StyleSheet />
      <div>
        <Breadcrumb current={texts.contactTitle} />
        <PageHeading>{texts.contactTitle}</PageHeading>
        <p className="contact-us-lead">{texts.contactLead}</p>
      </div>
      <div className="contact-us-columns">
        <section aria-labelledby="contact-message" className="contact-us-message">
          <h2 id="contact-message">{texts.messageHeading}</h2>
          <ContactForm />
        </section>
        <div className="contact-us-contacts">
          <section aria-labelledby="contact-location">
            <h2 id="contact-location">{texts.locationHeading}</h2>
            <address className="contact-us-address">
              {SHOP.address.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </address>
          </section>
          <section aria-labelledby="contact-phone">
            <h2 id="contact-phone">{texts.phoneHeading}</h2>
            <dl>
              {Object.values(SHOP.phones).map(({ label, display, href }) => (
                <div key={href} className="contact-us-row">
                  <dt>{label}</dt>
                  <dd>
                    <a href={href}>{display}</a>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="contact-email">
            <h2 id="contact-email">{email}</h2>
            <dl>
              {EMAILS.map(({ label, address }) => (
                <div key={label} className="contact-us-row">
                  <dt>{label}</dt>
                  <dd>
                    <a href={`mailto:${address}`}>{address}</a>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="contact-hours">
            <h2 id="contact-hours">{texts.hoursHeading}</h2>
            <dl>
              {texts.BUSINESS_HOURS.map(({ days, hours }) => (
                <div key={days} className="contact-us-row">
                  <dt>{days}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
            <p className="contact-us-note">{texts.supportHours(SHOP.supportHours)}</p>
          </section>
        </div>
      </div>
      <ContactMap />
    </div>
  );
}
