import { editable, type Specimen } from '#app/gallery/specimen.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';

const LONG = 'Deliver to the gatehouse of the north entrance, and ask for the technician on duty';
const COUNTRIES = ['Türkiye', 'Germany', 'United Kingdom of Great Britain and Northern Ireland'];

export const otherFields: Specimen = {
  name: 'other-fields',
  title: 'Lists and longer texts',
  files: ['select-field.tsx', 'text-area-field.tsx'],
  rows: [
    {
      title: 'Choice from a list',
      room: 'some',
      drawings: [
        ...editable((name) => select({ id: `country-${name}` })),
        { state: 'Error', content: select({ id: 'country-error', error: 'We do not deliver there yet' }) },
        { state: 'Disabled', content: select({ id: 'country-disabled', disabled: true }) },
        { state: 'Long text', content: select({ id: 'country-long', defaultValue: COUNTRIES[2] }) },
      ],
    },
    {
      title: 'Text of several lines',
      room: 'some',
      drawings: [
        ...editable((name) => (
          <TextAreaField id={`message-${name}`} label="Message" rows={3} defaultValue={LONG} />
        )),
        {
          state: 'Error',
          content: (
            <TextAreaField id="message-error" label="Message" rows={3} error="Please write us a few words" />
          ),
        },
        {
          state: 'Disabled',
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
