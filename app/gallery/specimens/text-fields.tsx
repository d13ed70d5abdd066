import { editable, type Specimen } from '#app/gallery/specimen.ts';
import { FormattedField } from '#app/ui/formatted-field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

const LONG = 'Deliver to the gatehouse of the north entrance, and ask for the technician on duty';
const REQUIRED = 'Please enter your e-mail address';

export const textFields: Specimen = {
  name: 'text-fields',
  title: 'Text fields',
  files: ['text-field.tsx', 'field.tsx', 'password-field.tsx', 'formatted-field.tsx'],
  rows: [
    {
      title: 'Text',
      room: 'some',
      drawings: [
        ...editable(() => <TextField label="E-mail" defaultValue="ada@example.com" />),
        {
          state: 'Empty, with a placeholder',
          content: <TextField label="E-mail" placeholder="you@example.com" />,
        },
        {
          state: 'With a hint',
          content: <TextField label="Phone" hint="For questions about the delivery only" />,
        },
        { state: 'Error', content: <TextField label="E-mail" error={REQUIRED} /> },
        {
          state: 'Error, hover',
          content: <TextField label="E-mail" error={REQUIRED} />,
          as: 'hover',
        },
        {
          state: 'Error, focus visible',
          content: <TextField label="E-mail" error={REQUIRED} />,
          as: 'focus-visible',
        },
        { state: 'Disabled', content: <TextField label="E-mail" defaultValue="ada@example.com" disabled /> },
        {
          state: 'With a sign before it',
          content: <TextField label="Minimum price" prefix="$" defaultValue="1,250" />,
        },
        {
          state: 'Long text',
          content: (
            <TextField label={`Delivery note. ${LONG}`} hint={LONG} defaultValue={LONG} error={`${LONG}.`} />
          ),
        },
      ],
    },
    {
      title: 'Password',
      room: 'some',
      drawings: [
        { state: 'Hidden', content: <PasswordField label="Password" defaultValue="correct horse" /> },
        {
          state: 'Shown',
          content: <PasswordField label="Password" defaultValue="correct horse" />,
          after: show,
        },
        {
          state: 'Button, hover',
          content: <PasswordField label="Password" defaultValue="correct horse" />,
          as: 'hover',
          of: 'button',
        },
        {
          state: 'Button, focus visible',
          content: <PasswordField label="Password" defaultValue="correct horse" />,
          as: 'focus-visible',
          of: 'button',
        },
        { state: 'Error', content: <PasswordField label="Password" error="Use at least 8 characters" /> },
      ],
    },
    {
      title: 'Grouped digits',
      room: 'some',
      drawings: [
        {
          state: 'Rest',
          content: <FormattedField label="Card number" format={groups} defaultValue="4242 4242 4242 4242" />,
        },
        {
          state: 'Error',
          content: (
            <FormattedField
              label="Card number"
              format={groups}
              defaultValue="4242 4"
              error="This number is too short"
            />
          ),
        },
      ],
    },
  ],
};

function groups(text: string): string {
  return (text.replace(/\D/g, '').match(/.{1,4}/g) ?? []).join(' ');
}

function show(drawing: HTMLElement): void {
  if (drawing.querySelector('input')?.type === 'password') drawing.querySelector('button')?.click();
}
