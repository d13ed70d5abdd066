import type { Commerce, FormOutcome } from '#app/commerce/commerce.ts';
import * as texts from './texts.ts';
import { newsletter } from './texts.ts';
import { failureText } from '#app/commerce/failure-texts.ts';
import { Message } from '#app/ui/message.tsx';
import { type ComponentProps, useState } from 'react';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { type Rules, validate } from '#app/lib/validation.ts';
import { fieldMessages } from '#app/ui/form-messages.ts';
import { type FormOptions, type FormValues, useForm } from '#app/ui/use-form.ts';
import { CheckboxField } from '#app/ui/choice-field.tsx';

type AccountMessageProps = {
  /** Undefined before the first request and while one is pending. */
  readonly outcome: FormOutcome | undefined;
  readonly successText: string;
  readonly refusedText?: string;
  /** The labels of the form's fields, by the fields' names in a request. */
  readonly labels?: Readonly<Record<string, string>>;
};

/** Shows the outcome of the last request in a live region. */
export function AccountMessage({
  outcome,
  successText,
  refusedText = texts.signInRefused,
  labels,
}: AccountMessageProps) {
  if (outcome === undefined) return <Message />;
  switch (outcome.kind) {
    case 'accepted':
    case 'signed-in':
    case 'saved':
      return <Message success>{successText}</Message>;
    case 'refused':
      return <Message>{refusedText}</Message>;
    case 'expired':
      return <Message>{texts.linkExpired}</Message>;
    default:
      return <Message>{failureText(outcome, labels)}</Message>;
  }
}

type AccountFormOptions<V> = Pick<FormOptions<V>, 'initialValues' | 'validateWhileTyping'> & {
  readonly rules: Rules<V>;
  readonly send: (commerce: Commerce, values: V) => Promise<FormOutcome>;
};

/** A form that is sent to the account service. `outcome` is undefined before the first request and while one is pending. */
export function useAccountForm<V extends FormValues>({ rules, send, ...options }: AccountFormOptions<V>) {
  const commerce = useCommerce();
  const [outcome, setOutcome] = useState<FormOutcome>();
  const form = useForm({
    ...options,
    validate: (values) => fieldMessages(validate(values, rules)),
    onSubmit: async (values) => {
      setOutcome(undefined);
      setOutcome(await send(commerce, values));
    },
  });
  return { ...form, outcome };
}

/** Asks for consent to the newsletter. The forms tick it at first only if the customer has already consented. */
export function NewsletterField(props: Omit<ComponentProps<typeof CheckboxField>, 'children'>) {
  return <CheckboxField {...props}>{newsletter}</CheckboxField>;
}
