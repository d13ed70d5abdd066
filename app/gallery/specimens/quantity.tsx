import { type ComponentProps, useState } from 'react';
import { type Specimen, pressable } from '#app/gallery/specimen.ts';
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx';

const [DECREASE, VALUE, INCREASE] = ['button:first-child', 'input', 'button:last-child'];

export const quantity: Specimen = {
  name: 'quantity',
  title: 'Quantity',
  files: ['quantity-stepper.tsx'],
  rows: [
    {
      title: 'Value',
      room: 'some',
      drawings: [
        { state: 'Rest', content: <Stepper value={3} /> },
        { state: 'Smallest', content: <Stepper value={1} /> },
        { state: 'At the cap', content: <Stepper value={10} /> },
        {
          state: 'Only one to be had',
          content: <Stepper value={1} cap={1} capNote="Only 1 left in stock" />,
        },
        {
          state: 'Long text',
          content: (
            <Stepper
              value={9999}
              cap={9999}
              capNote="No more than 9,999 pieces can be ordered at once; for more please ask us for a quotation"
            />
          ),
        },
        { state: 'Focus visible', content: <Stepper value={3} />, as: 'focus-visible', of: VALUE },
      ],
    },
    {
      title: 'Fewer',
      room: 'some',
      drawings: pressable(<Stepper value={3} />, DECREASE),
    },
    {
      title: 'More',
      room: 'some',
      drawings: [
        ...pressable(<Stepper value={3} />, INCREASE),
        { state: 'At the cap, hover', content: <Stepper value={10} />, as: 'hover', of: INCREASE },
        {
          state: 'At the cap, focus visible',
          content: <Stepper value={10} />,
          as: 'focus-visible',
          of: INCREASE,
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
      parse={(text) => (Number(text) > 0 ? Math.trunc(Number(text)) : undefined)}
      onChange={(wanted) => setQuantity(Math.min(wanted, cap))}
    />
  );
}
