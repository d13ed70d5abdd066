import { type ExampleGroup, fieldStates, type Specimen } from '#app/gallery/specimen.ts';
import { CheckboxField, ChoiceField } from '#app/ui/choice-field.tsx';
import { FieldGroup } from '#app/ui/field-group.tsx';

const LONG =
  'I have read the terms of service and the privacy policy, and I agree that Watchpost stores my address for this order';

function allStates(title: string, type: 'checkbox' | 'radio', label: string): ExampleGroup {
  const field = (props: { defaultChecked?: boolean; disabled?: boolean }) => (
    <ChoiceField type={type} {...props}>
      {label}
    </ChoiceField>
  );
  return {
    title,
    examples: [
      ...fieldStates(() => field({})),
      { label: 'Checked', content: field({ defaultChecked: true }) },
      {
        label: 'Checked, focus visible',
        content: field({ defaultChecked: true }),
        pseudoClass: 'focus-visible',
      },
      { label: 'Disabled', content: field({ disabled: true }) },
      { label: 'Checked, disabled', content: field({ defaultChecked: true, disabled: true }) },
    ],
  };
}

export const choiceFields: Specimen = {
  name: 'choice-fields',
  title: 'Checkboxes and radio buttons',
  files: ['choice-field.tsx', 'field-group.tsx'],
  groups: [
    allStates('Checkbox', 'checkbox', 'In stock'),
    allStates('Radio', 'radio', 'PayPal'),
    {
      title: 'Checkbox with an error',
      width: 'medium',
      examples: [
        { label: 'Default', content: <CheckboxField id="terms-default">I agree to the terms</CheckboxField> },
        {
          label: 'Error',
          content: (
            <CheckboxField id="terms-error" error="Please agree to the terms">
              I agree to the terms
            </CheckboxField>
          ),
        },
        {
          label: 'Long text',
          content: (
            <CheckboxField id="terms-long" error={`${LONG}.`}>
              {LONG}
            </CheckboxField>
          ),
        },
      ],
    },
    {
      title: 'Field group',
      width: 'medium',
      examples: [
        { label: 'Default', content: group('Payment', 'default') },
        {
          label: 'Long text',
          content: group('How would you like to pay for this order and its delivery?', 'long'),
        },
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
