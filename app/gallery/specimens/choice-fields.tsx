import { type Row, type Specimen } from '#app/gallery/specimen.ts';
import { CheckField } from '#app/ui/check-field.tsx';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { FieldGroup } from '#app/ui/field-group.tsx';

const LONG =
  'I have read the terms of service and the privacy policy, and agree that Watchpost keeps my address for this order';

function inAllStates(title: string, type: 'checkbox' | 'radio', label: string): Row {
  return {
    title,
    drawings: [
      { state: 'Rest', content: <ChoiceField type={type}>{label}</ChoiceField> },
      { state: 'Hover', content: <ChoiceField type={type}>{label}</ChoiceField>, as: 'hover' },
      {
        state: 'Focus visible',
        content: <ChoiceField type={type}>{label}</ChoiceField>,
        as: 'focus-visible',
      },
      {
        state: 'Chosen',
        content: (
          <ChoiceField type={type} defaultChecked>
            {label}
          </ChoiceField>
        ),
      },
      {
        state: 'Chosen, focus visible',
        content: (
          <ChoiceField type={type} defaultChecked>
            {label}
          </ChoiceField>
        ),
        as: 'focus-visible',
      },
      {
        state: 'Disabled',
        content: (
          <ChoiceField type={type} disabled>
            {label}
          </ChoiceField>
        ),
      },
      {
        state: 'Chosen, disabled',
        content: (
          <ChoiceField type={type} defaultChecked disabled>
            {label}
          </ChoiceField>
        ),
      },
    ],
  };
}

export const choiceFields: Specimen = {
  name: 'choice-fields',
  title: 'Choices',
  files: ['choice-field.tsx', 'check-field.tsx', 'field-group.tsx'],
  rows: [
    inAllStates('Checkbox', 'checkbox', 'In stock'),
    inAllStates('Radio', 'radio', 'PayPal'),
    {
      title: 'Checkbox of a form',
      room: 'some',
      drawings: [
        { state: 'Rest', content: <CheckField id="terms-rest">I agree to the terms</CheckField> },
        {
          state: 'Error',
          content: (
            <CheckField id="terms-error" error="Please agree to the terms">
              I agree to the terms
            </CheckField>
          ),
        },
        {
          state: 'Long text',
          content: (
            <CheckField id="terms-long" error={`${LONG}.`}>
              {LONG}
            </CheckField>
          ),
        },
      ],
    },
    {
      title: 'Group',
      room: 'some',
      drawings: [
        { state: 'Rest', content: group('Payment', 'rest') },
        { state: 'Long text', content: group('How would you like to pay for these instruments?', 'long') },
      ],
    },
  ],
};

function group(legend: string, name: string) {
  return (
    <FieldGroup legend={legend}>
      <div>
        <ChoiceField type="radio" name={name} defaultChecked>
          Credit Card
        </ChoiceField>
        <ChoiceField type="radio" name={name}>
          PayPal
        </ChoiceField>
      </div>
    </FieldGroup>
  );
}
