import { useState } from 'react';
import type { FormOutcome, Commerce } from '#app/commerce/commerce.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { type Rules, validate } from '#app/lib/validation.ts';
import { fieldMessages } from '#app/ui/form-messages.ts';
import type { FormValues } from '#app/ui/read-form.ts';
import { type FormOptions, useForm } from '#app/ui/use-form.ts';

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
