import { fieldStates, type Specimen } from '#app/gallery/specimen.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';

const LONG = 'Deliver to the gatehouse at the north entrance and ask for the technician on duty';
const COUNTRIES = ['Türkiye', 'Germany', 'United Kingdom of Great Britain and Northern Ireland'];

export const otherFields: Specimen = {
  name: 'other-fields',
  title: 'Select and text area',
  files: ['select-field.tsx', 'text-area-field.tsx'],
  groups: [
    {
      title: 'Select',
      width: 'medium',
      examples: [
        ...fieldStates((name) => select({ id: `country-${name}` })),
        { label: 'Error', content: select({ id: 'country-error', error: 'We do not deliver there yet' }) },
        { label: 'Disabled', content: select({ id: 'country-disabled', disabled: true }) },
        { label: 'Long text', content: select({ id: 'country-long', defaultValue: COUNTRIES[2] }) },
      ],
    },
    {
      title: 'Text area',
      width: 'medium',
      examples: [
        ...fieldStates((name) => (
          <TextAreaField id={`message-${name}`} label="Message" rows={3} defaultValue={LONG} />
        )),
        {
          label: 'Error',
          content: (
            <TextAreaField id="message-error" label="Message" rows={3} error="Please enter a message" />
          ),
        },
        {
          label: 'Disabled',
          content: (
            <TextAreaField id="message-disabled" label="Message" rows={3} defaultValue={LONG} disabled />
          ),
        },
      ],
    },
  ],
};

function select(field: {
  id: string;
  error?: string;
  disabled?: boolean;
  defaultValue?: string | undefined;
}) {
  return <SelectField label="Country" options={COUNTRIES} {...field} />;
}
