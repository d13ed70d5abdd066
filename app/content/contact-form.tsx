import { useState } from 'react';
import type { Accepted } from '#app/commerce/commerce.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { CONTACT_RULES, EMPTY_MESSAGE } from './model/contact-message.ts';
import type { Failure } from '#app/commerce/model/service-error.ts';
import { validate } from '#app/lib/validation.ts';
import * as texts from './contact-texts.ts';
import { failureText } from '#app/commerce/failure-texts.ts';
import { fieldMessages } from '#app/ui/form-messages.ts';
import { BusyButton } from '#app/ui/busy-button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Message } from '#app/ui/message.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useForm } from '#app/ui/use-form.ts';

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
      <p className="contact-form-note">{texts.allFieldsRequired}</p>
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
