import { useState } from 'react';
import type { AccountOutcome, Commerce } from '#app/commerce/commerce.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { type Rules, validate } from '#app/domain/validation.ts';
import type { FormValues } from '#app/ui/read-form.ts';
import { type FormOptions, useForm } from '#app/ui/use-form.ts';

type AccountFormOptions<V> = Pick<FormOptions<V>, 'initialValues' | 'validateWhileTyping'> & {
  readonly rules: Rules<V>;
  readonly ask: (commerce: Commerce, values: V) => Promise<AccountOutcome>;
};

/** A form that the account service answers; the answer goes as soon as the form is sent again. */
export function useAccountForm<V extends FormValues>({ rules, ask, ...options }: AccountFormOptions<V>) {
  const commerce = useCommerce();
  const [outcome, setOutcome] = useState<AccountOutcome>();
  const form = useForm({
    ...options,
    validate: (values) => validate(values, rules),
    onSubmit: async (values) => {
      setOutcome(undefined);
      setOutcome(await ask(commerce, values));
    },
  });
  return { ...form, outcome };
}
