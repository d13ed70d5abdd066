import { fieldStates, type Specimen } from '#app/gallery/specimen.ts';
import { FormattedField } from '#app/ui/formatted-field.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

const LONG = 'Deliver to the gatehouse at the north entrance and ask for the technician on duty';
const PASSWORD = <PasswordField label="Password" defaultValue="correct horse" />;
const EMPTY_WITH_ERROR = <TextField label="E-mail" error="Please enter your e-mail address" />;

export const textFields: Specimen = {
  name: 'text-fields',
  title: 'Text fields',
  files: ['text-field.tsx', 'field.tsx', 'password-field.tsx', 'formatted-field.tsx', 'number-field.tsx'],
  groups: [
    {
      title: 'Text',
      width: 'medium',
      examples: [
        ...fieldStates(() => <TextField label="E-mail" defaultValue="ada@example.com" />),
        {
          label: 'Placeholder',
          content: <TextField label="E-mail" placeholder="you@example.com" />,
        },
        {
          label: 'Hint',
          content: <TextField label="Phone" hint="Only for questions about the delivery" />,
        },
        { label: 'Error', content: EMPTY_WITH_ERROR },
        {
          label: 'Error, hover',
          content: EMPTY_WITH_ERROR,
          pseudoClass: 'hover',
        },
        {
          label: 'Error, focus visible',
          content: EMPTY_WITH_ERROR,
          pseudoClass: 'focus-visible',
        },
        { label: 'Disabled', content: <TextField label="E-mail" defaultValue="ada@example.com" disabled /> },
        {
          label: 'Prefix',
          content: <NumberField label="Minimum price" prefix="$" defaultValue="1,250" />,
        },
        {
          label: 'Long text',
          content: (
            <TextField label={`Delivery note. ${LONG}`} hint={LONG} defaultValue={LONG} error={`${LONG}.`} />
          ),
        },
      ],
    },
    {
      title: 'Password',
      width: 'medium',
      examples: [
        { label: 'Hidden', content: PASSWORD },
        { label: 'Visible', content: PASSWORD, setUp: showPassword },
        { label: 'Toggle, hover', content: PASSWORD, pseudoClass: 'hover', target: 'button' },
        { label: 'Toggle, focus visible', content: PASSWORD, pseudoClass: 'focus-visible', target: 'button' },
        { label: 'Error', content: <PasswordField label="Password" error="Use at least 8 characters" /> },
      ],
    },
    {
      title: 'Formatted digits',
      width: 'medium',
      examples: [
        { label: 'Default', content: cardNumber({ defaultValue: '4242 4242 4242 4242' }) },
        {
          label: 'Error',
          content: cardNumber({ defaultValue: '4242 4', error: 'This number is too short' }),
        },
      ],
    },
  ],
};

function cardNumber(props: { defaultValue: string; error?: string }) {
  return <FormattedField label="Card number" format={groupDigits} {...props} />;
}

function groupDigits(text: string): string {
  return (text.replace(/\D/g, '').match(/.{1,4}/g) ?? []).join(' ');
}

function showPassword(example: HTMLElement): void {
  if (example.querySelector('input')?.type === 'password') example.querySelector('button')?.click();
}
