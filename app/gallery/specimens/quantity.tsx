import { type ComponentProps, useState } from 'react';
import { type Specimen, controlStates } from '#app/gallery/specimen.ts';
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx';

const [DECREASE, VALUE, INCREASE] = ['button:first-child', 'input', 'button:last-child'];

export const quantity: Specimen = {
  name: 'quantity',
  title: 'Quantity',
  files: ['quantity-stepper.tsx'],
  groups: [
    {
      title: 'Value',
      width: 'medium',
      examples: [
        { label: 'Default', content: <Stepper value={3} /> },
        { label: 'Minimum', content: <Stepper value={1} /> },
        { label: 'At the cap', content: <Stepper value={10} /> },
        {
          label: 'Only one in stock',
          content: <Stepper value={1} cap={1} capNote="Only 1 left in stock" />,
        },
        {
          label: 'Long text',
          content: (
            <Stepper
              value={9999}
              cap={9999}
              capNote="You can order up to 9,999 pieces at once. For more, please request a quote."
            />
          ),
        },
        {
          label: 'Focus visible',
          content: <Stepper value={3} />,
          pseudoClass: 'focus-visible',
          target: VALUE,
        },
        { label: 'Error', content: <Stepper value={3} />, setUp: typeNoNumber },
      ],
    },
    {
      title: 'Decrease button',
      width: 'medium',
      examples: controlStates(<Stepper value={3} />, DECREASE),
    },
    {
      title: 'Increase button',
      width: 'medium',
      examples: [
        ...controlStates(<Stepper value={3} />, INCREASE),
        {
          label: 'At the cap, hover',
          content: <Stepper value={10} />,
          pseudoClass: 'hover',
          target: INCREASE,
        },
        {
          label: 'At the cap, focus visible',
          content: <Stepper value={10} />,
          pseudoClass: 'focus-visible',
          target: INCREASE,
        },
      ],
    },
  ],
};

function Stepper({
  value,
  cap = 10,
  capNote = 'Limit of 10 per order',
}: Pick<ComponentProps<typeof QuantityStepper>, 'value'> & {
  readonly cap?: number;
  readonly capNote?: string;
}) {
  const [quantity, setQuantity] = useState(value);
  return (
    <QuantityStepper
      value={quantity}
      cap={cap}
      capNote={capNote}
      read={(text) => (text === '' ? { problem: 'empty' } : { problem: 'not-a-number' })}
      onChange={(next) => setQuantity(Math.min(next, cap))}
    />
  );
}

function typeNoNumber(example: HTMLElement): void {
  const field = example.querySelector('input');
  // React overrides the setter of the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '1e2');
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}
