import { type ReactNode, useState } from 'react';
import type { Commerce, FormOutcome } from '#app/commerce/commerce.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { failureText } from '#app/commerce/failure-texts.ts';
import { type FieldErrors, MIN_PASSWORD_LENGTH, type Rules } from '#app/lib/validation.ts';
import { BusyButton } from '#app/ui/button.tsx';
import { type FormField, FormFields } from '#app/ui/form-fields.tsx';
import { fieldMessages } from '#app/ui/form-messages.ts';
import { ErrorSummary, Message } from '#app/ui/message.tsx';
import { type FormValues, useForm } from '#app/ui/use-form.ts';
import * as texts from './texts.ts';

export const NAME_FIELDS = [
  { name: 'firstName', label: texts.firstName, autoComplete: 'given-name' },
  { name: 'lastName', label: texts.lastName, autoComplete: 'family-name' },
] as const;
/** The form ticks it at first only if the customer has already consented. */
export const NEWSLETTER_FIELD = { name: 'newsletter', label: texts.newsletter, type: 'checkbox' } as const;

export const newPasswordFields = (password: string, confirmPassword: string) =>
  [
    {
      name: 'password',
      label: password,
      type: 'password',
      autoComplete: 'new-password',
      hint: texts.passwordHint(MIN_PASSWORD_LENGTH),
    },
    { name: 'confirmPassword', label: confirmPassword, type: 'password', autoComplete: 'new-password' },
  ] as const;

type AccountFormProps<V extends FormValues> = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly initialValues: V;
  readonly rules: Rules<V>;
  readonly whileTyping?: (values: NoInfer<V>) => FieldErrors<NoInfer<V>>;
  readonly fields: readonly (FormField<string & keyof V> | readonly FormField<string & keyof V>[])[];
  readonly send: (commerce: Commerce, values: V) => Promise<FormOutcome>;
  readonly submit: string;
  readonly busyText: string;
  readonly successText: string;
  readonly refusedText?: string;
  /** In place of a text about orders, if the back end does not answer. */
  readonly noAnswer?: string;
  /** What becomes of the fields after a success. */
  readonly afterSuccess?: 'keep' | 'clear' | 'hide';
  /** Beside the button, which is then as wide as its text. */
  readonly actions?: ReactNode;
  readonly children?: (outcome: FormOutcome | undefined) => ReactNode;
};

const SUCCESSES: ReadonlySet<FormOutcome['kind']> = new Set(['accepted', 'signed-in', 'saved']);

export function AccountForm<V extends FormValues>({
  title,
  lead,
  initialValues,
  rules,
  whileTyping,
  fields,
  send,
  submit,
  busyText,
  successText,
  refusedText = texts.signInRefused,
  noAnswer,
  afterSuccess = 'keep',
  actions,
  children,
}: AccountFormProps<V>) {
  const commerce = useCommerce();
  /** Undefined before the first request and while one is pending. */
  const [outcome, setOutcome] = useState<FormOutcome>();
  const form = useForm({
    initialValues,
    rules,
    ...(whileTyping && { validateWhileTyping: (values: V) => fieldMessages(whileTyping(values)) }),
    onSubmit: async (values) => {
      setOutcome(undefined);
      const sent = await send(commerce, values);
      if (afterSuccess === 'clear' && SUCCESSES.has(sent.kind)) form.reset();
      setOutcome(sent);
    },
  });
  const labels = Object.fromEntries(fields.flat().map(({ name, label }) => [name, label]));
  const isSuccess = outcome !== undefined && SUCCESSES.has(outcome.kind);
  return (
    <form {...form.formProps} className="stack account-form" aria-label={title}>
      {lead}
      <ErrorSummary {...form.errorSummary} labels={labels} />
      {!(isSuccess && afterSuccess === 'hide') && (
        <>
          <FormFields form={form} fields={fields} rowClass="field-row" lastKey="done" />
          <div className={actions === undefined ? undefined : 'cluster'}>
            <BusyButton wide={actions === undefined} busy={form.busy} busyLabel={busyText}>
              {submit}
            </BusyButton>
            {actions}
          </div>
        </>
      )}
      <Message success={isSuccess}>
        {outcome && answerText(outcome, successText, refusedText, labels, noAnswer)}
      </Message>
      {children?.(outcome)}
    </form>
  );
}

function answerText(
  outcome: FormOutcome,
  successText: string,
  refusedText: string,
  labels: Readonly<Record<string, string>>,
  noAnswer?: string,
): string {
  switch (outcome.kind) {
    case 'accepted':
    case 'signed-in':
    case 'saved':
      return successText;
    case 'refused':
      return refusedText;
    case 'expired':
      return texts.linkExpired;
    default:
      return failureText(outcome, labels, noAnswer);
  }
}
