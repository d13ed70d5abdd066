import * as backEnd from '#app/back-end.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { withBase } from '#app/base-path.ts';
import { businessHours, map } from '#app/shop-data.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from '#app/content/texts.ts';
import { Page } from '#app/ui/page.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import styleSheetUrl from '#app/content/contact-us.css?url';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { mailLink, MAX_MAIL_LINK } from '#app/lib/mail-link.ts';
import { isTextField, setText } from '#app/lib/typed-text.ts';
import type { Accepted } from '#app/commerce/commerce.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import {
  type ContactMessage,
  CONTACT_RULES,
  EMPTY_MESSAGE,
  readQuestion,
} from '#app/content/model/contact-message.ts';
import type { Failure } from '#app/commerce/model/service-error.ts';
import { failureText } from '#app/commerce/failure-texts.ts';
import { BusyButton } from '#app/ui/button.tsx';
import { ErrorSummary, Message } from '#app/ui/message.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useForm } from '#app/ui/use-form.ts';

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
].filter(({ address }, index, all) => all.findIndex((other) => other.address === address) === index);

export default function ContactPage() {
  return (
    <Page title={texts.contactTitle} lead={texts.contactLead}>
      <StyleSheet />
      <div className="contact-us-columns">
        {backEnd.messages !== 'none' && (
          <section aria-labelledby="contact-message" className="contact-us-message">
            <h2 id="contact-message" className="small-heading">
              {texts.messageHeading}
            </h2>
            <ContactForm />
          </section>
        )}
        <div className="contact-us-contacts">
          <section aria-labelledby="contact-location">
            <h2 id="contact-location" className="small-heading">
              {texts.locationHeading}
            </h2>
            <address>
              {SHOP.address.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </address>
          </section>
          <section aria-labelledby="contact-phone">
            <h2 id="contact-phone" className="small-heading">
              {texts.phoneHeading}
            </h2>
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
            <h2 id="contact-email" className="small-heading">
              {texts.email}
            </h2>
            <dl>
              {EMAILS.map(({ label, address }) => (
                <div key={label} className="contact-us-row">
                  <dt>{EMAILS.length > 1 ? label : texts.email}</dt>
                  <dd>
                    <a href={`mailto:${address}`}>{address}</a>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          {(businessHours.length > 0 || SHOP.supportHours !== undefined) && (
            <section aria-labelledby="contact-hours">
              <h2 id="contact-hours" className="small-heading">
                {texts.hoursHeading}
              </h2>
              <dl>
                {businessHours.map(({ days, hours }) => (
                  <div key={days} className="contact-us-row">
                    <dt>{days}</dt>
                    <dd>{hours}</dd>
                  </div>
                ))}
              </dl>
              {SHOP.supportHours !== undefined && (
                <p className="contact-us-note muted">{texts.supportHours(SHOP.supportHours)}</p>
              )}
            </section>
          )}
        </div>
      </div>
      {map && (
        <img
          src={withBase(map.image)}
          alt={map.alt}
          loading="lazy"
          width={1320}
          height={400}
          className="contact-map"
        />
      )}
    </Page>
  );
}

const LABELS = {
  name: texts.nameLabel,
  email: texts.emailLabel,
  subject: texts.subjectLabel,
  message: texts.messageLabel,
};

type Answer = { readonly isSent: boolean; readonly text: ReactNode };
type MessageFormProps = {
  readonly button: string;
  readonly onSend: (message: ContactMessage) => Answer | Promise<Answer>;
};

/** Without a back end it sends nothing, as specified, or leaves that to the mail program of the visitor. */
export const ContactForm = backEnd.messages === 'mail' ? MailForm : SentForm;

function SentForm() {
  const commerce = useCommerce();
  return (
    <MessageForm
      button={texts.sendMessage}
      onSend={async (message) => {
        const sent = await commerce.sendMessage(message);
        return { isSent: sent.kind === 'accepted', text: outcomeText(sent) };
      }}
    />
  );
}

function outcomeText(outcome: Accepted | Failure): string {
  if (outcome.kind === 'accepted') return texts.messageSubmitted;
  return failureText(outcome, LABELS, texts.messageUncertain);
}

export function MailForm() {
  return (
    <MessageForm
      button={texts.openMail}
      onSend={(message) => ({ isSent: false, text: <MailedMessage {...message} /> })}
    />
  );
}

const follow = (link: HTMLAnchorElement | null) => link?.click();

/** Nobody tells a page whether a mail program opened, so the form keeps what was typed. */
function MailedMessage({ name, email, subject, message }: ContactMessage) {
  const address = SHOP.emails.sales;
  const link = mailLink(address, subject, `${message}\n\n${texts.mailSignature(name, email)}`);
  if (link.length > MAX_MAIL_LINK)
    return (
      <>
        {texts.mailTooLong} <a href={`mailto:${address}`}>{address}</a>
      </>
    );
  return (
    <>
      {texts.mailOpened}{' '}
      <a ref={follow} href={link}>
        {texts.openMailAgain}
      </a>
    </>
  );
}

function MessageForm({ button, onSend }: MessageFormProps) {
  const [answer, setAnswer] = useState<Answer>();
  const { formProps, errorSummary, busy, inputProps, reset } = useForm({
    initialValues: EMPTY_MESSAGE,
    rules: CONTACT_RULES,
    onEdit: () => setAnswer(undefined),
    onSubmit: async (message) => {
      setAnswer(undefined);
      const sent = await onSend(message);
      if (sent.isSent) reset();
      setAnswer(sent);
    },
  });
  const { state } = useLocation();
  const form = formProps.ref;
  // The fields are filled in as by the visitor, so that a sent message leaves them empty.
  useEffect(() => {
    for (const [name, text] of Object.entries(readQuestion(state))) {
      const field = form.current?.elements.namedItem(name);
      if (isTextField(field) && field.value === '' && text !== '') setText(field, text);
    }
  }, [form, state]);
  const field = (name: keyof typeof LABELS) => ({ ...inputProps(name), label: LABELS[name], required: true });
  return (
    <form {...formProps} className="contact-form" aria-label={texts.contactFormName}>
      <p className="muted">{texts.allFieldsRequired}</p>
      <ErrorSummary {...errorSummary} labels={LABELS} />
      <div className="field-row wide">
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
          {button}
        </BusyButton>
      </div>
      <Message role="alert" success={answer?.isSent ?? false}>
        {answer?.text}
      </Message>
    </form>
  );
}
