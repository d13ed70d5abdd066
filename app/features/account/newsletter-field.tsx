import type { ComponentProps } from 'react';
import { newsletter } from '#app/texts/account-screens.ts';
import { CheckboxField } from '#app/ui/checkbox-field.tsx';

/** Consent to the newsletter, never ticked in advance. */
export function NewsletterField(props: Omit<ComponentProps<typeof CheckboxField>, 'children'>) {
  return <CheckboxField {...props}>{newsletter}</CheckboxField>;
}
