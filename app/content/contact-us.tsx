import { pageMeta } from '#app/shell/page-meta.ts';
import { businessHours } from '#app/shop-data.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';
import { Breadcrumb, PageHeading } from '#app/ui/breadcrumb.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import styleSheetUrl from './contact-us.css?url';
import { useState } from 'react';
import type { Accepted } from '#app/commerce/commerce.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { CONTACT_RULES, EMPTY_MESSAGE } from './model/contact-message.ts';
import type { Failure } from '#app/commerce/model/service-error.ts';
import { validate } from '#app/lib/validation.ts';
import { failureText } from '#app/commerce/failure-texts.ts';
import { fieldMessages } from '#app/ui/form-messages.ts';
import { BusyButton } from '#app/ui/button.tsx';
import { ErrorSummary, Message } from '#app/ui/message.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useForm } from '#app/ui/use-form.ts';

const SIDE_STREETS = [
  'M60-10 128 250',
  'M172-10 226 232',
  'M290-10 330 216',
  'M408-10 436 206',
  'M524-10 542 202',
  'M646-10 650 202',
  'M766-10 758 206',
  'M884-10 864 214',
  'M1004-10 974 228',
  'M1126-10 1084 250',
  'M1248-10 1196 280',
];
const CROSS_STREETS = ['M-10 66C300 30 900 30 1330 78', 'M-10 150C320 96 940 98 1330 176'];
const HARBOUR_STREET = 'M-10 268C260 208 420 202 652 202S1060 236 1330 316';
const SHORE = 'M-10 306C260 246 420 240 652 240S1060 274 1330 356V410H-10Z';
const PIERS = [
  'M330 246 340 340 372 337 360 244Z',
  'M560 241 562 372 598 372 594 240Z',
  'M800 246 790 338 822 341 832 249Z',
];
const WAVES = [
  'M150 350q12-10 24 0t24 0 24 0',
  'M430 330q12-10 24 0t24 0 24 0',
  'M470 382q12-10 24 0t24 0 24 0',
  'M668 318q12-10 24 0t24 0 24 0',
  'M700 374q12-10 24 0t24 0 24 0',
  'M960 362q12-10 24 0t24 0 24 0',
];

/**
 * A drawing of the shop's location. An embedded map would make requests to another host. Narrow screens show only the
 * middle, which contains the street's name and the pin.
 */
function ContactMap() {
  return (
    <svg
      viewBox="0 0 1320 400"
      role="img"
      aria-label={texts.mapAlt(SHOP.name)}
      className="contact-map"
      preserveAspectRatio="xMidYMid slice"
    >
      {['contact-map-edge', 'contact-map-road'].map((className) => (
        <g key={className} className={className}>
          {[...CROSS_STREETS, ...SIDE_STREETS].map((street) => (
            <path key={street} d={street} />
          ))}
        </g>
      ))}
      <path d={SHORE} className="contact-map-water" />
      {PIERS.map((pier) => (
        <path key={pier} d={pier} className="contact-map-pier" />
      ))}
      {WAVES.map((wave) => (
        <path key={wave} d={wave} className="contact-map-wave" />
      ))}
      <path d={HARBOUR_STREET} className="contact-map-quay-edge" />
      <path d={HARBOUR_STREET} className="contact-map-quay" id="harbour-street" />
      <text className="contact-map-name" dy="6">
        <textPath href="#harbour-street" startOffset="57%">
          {texts.mapStreet}
        </textPath>
      </text>
      <path d="M612 190c-20-26-27-36-27-49a27 27 0 0 1 54 0c0 13-7 23-27 49Z" className="contact-map-pin" />
      <circle cx="612" cy="141" r="9" className="contact-map-pin-centre" />
    </svg>
  );
}

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
    <div className="container page">
      <StyleSheet />
      <div>
        <Breadcrumb current={texts.contactTitle} />
        <PageHeading>{texts.contactTitle}</PageHeading>
        <p className="lead">{texts.contactLead}</p>
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
            <h2 id="contact-email">{texts.email}</h2>
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
              {businessHours.map(({ days, hours }) => (
                <div key={days} className="contact-us-row">
                  <dt>{days}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
            <p className="contact-us-note muted">{texts.supportHours(SHOP.supportHours)}</p>
          </section>
        </div>
      </div>
      <ContactMap />
    </div>
  );
}

const LABELS = {
  name: texts.nameLabel,
  email: texts.emailLabel,
  subject: texts.subjectLabel,
  message: texts.messageLabel,
};

export function ContactForm() {
  const commerce = useCommerce();
  const [outcome, setOutcome] = useState<Accepted | Failure>();
  const { formProps, errorSummary, busy, inputProps, reset } = useForm({
    initialValues: EMPTY_MESSAGE,
    validate: (values) => fieldMessages(validate(values, CONTACT_RULES)),
    onEdit: () => setOutcome(undefined),
    onSubmit: async (message) => {
      setOutcome(undefined);
      const sent = await commerce.sendMessage(message);
      if (sent.kind === 'accepted') reset();
      setOutcome(sent);
    },
  });
  const field = (name: keyof typeof LABELS) => ({ ...inputProps(name), label: LABELS[name], required: true });
  return (
    <form {...formProps} className="contact-form" aria-label={texts.contactFormName}>
      <p className="muted">{texts.allFieldsRequired}</p>
      <ErrorSummary {...errorSummary} labels={LABELS} />
      <div className="contact-form-pair">
        <TextField {...field('name')} autoComplete="name" enterKeyHint="next" />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="next"
        />
      </div>
      <TextField {...field('subject')} autoComplete="off" enterKeyHint="next" />
      <TextAreaField {...field('message')} />
      <div className="contact-form-submit">
        <BusyButton busy={busy} busyLabel={texts.sendingMessage}>
          {texts.sendMessage}
        </BusyButton>
      </div>
      <Message role="alert" success={outcome?.kind === 'accepted'}>
        {outcome && outcomeText(outcome)}
      </Message>
    </form>
  );
}

function outcomeText(outcome: Accepted | Failure): string {
  if (outcome.kind === 'accepted') return texts.messageSubmitted;
  return failureText(outcome, LABELS, texts.messageUncertain);
}
