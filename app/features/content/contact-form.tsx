import { useState } from 'react';
import { CONTACT_RULES, EMPTY_MESSAGE } from '#app/domain/contact-message.ts';
import { validate } from '#app/domain/validation.ts';
import * as texts from '#app/texts/contact.ts';
import { fieldMessages } from '#app/texts/form-messages.ts';
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

/** Submitting shows a confirmation and sends nothing, as specified. */
export function ContactForm() {
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { formProps, errorSummary, busy, inputProps, reset } = useForm({
    initialValues: EMPTY_MESSAGE,
    validate: (values) => fieldMessages(validate(values, CONTACT_RULES)),
    onEdit: () => setIsSubmitted(false),
    onSubmit: () => {
      reset();
      setIsSubmitted(true);
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
      <Message role="alert" success>
        {isSubmitted ? texts.messageSubmitted : undefined}
      </Message>
    </form>
  );
}
