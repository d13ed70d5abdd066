import type { ComponentProps } from 'react';
import { newsletter } from './screen-texts.ts';
import { CheckboxField } from '#app/ui/checkbox-field.tsx';

/** Asks for consent to the newsletter. The forms tick it at first only if the customer has already consented. */
export function NewsletterField(props: Omit<ComponentProps<typeof CheckboxField>, 'children'>) {
  return <CheckboxField {...props}>{newsletter}</CheckboxField>;
}
