import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Specimen } from '#app/gallery/specimen.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

const BRANDS = ['Axis', 'Bosch', 'Hanwha', 'Pelco', 'Zenitel'];

export const dialogs: Specimen = {
  name: 'dialogs',
  title: 'Dialog',
  files: ['dialog.tsx'],
  floats: true,
  rows: [
    {
      title: 'Open',
      drawings: [
        {
          state: 'With a foot',
          content: (
            <Opened
              title="Filters"
              foot={
                <Button variant="action" wide>
                  Show 3 products
                </Button>
              }
            >
              {BRANDS.map((brand) => (
                <ChoiceField key={brand} type="checkbox">
                  {brand}
                </ChoiceField>
              ))}
            </Opened>
          ),
        },
        {
          state: 'Empty',
          content: <Opened title="Cart">Your cart is empty.</Opened>,
        },
        {
          state: 'Long text',
          content: (
            <Opened
              title="Everything that can be chosen for a pan, tilt and zoom camera"
              foot={
                <Button variant="action" wide>
                  Show all 36,750 products of this category
                </Button>
              }
            >
              {Array.from({ length: 14 }, (_, at) => (
                <ChoiceField key={at} type="checkbox">
                  Explosion-proof housings of the series {at + 1}, stainless steel
                </ChoiceField>
              ))}
            </Opened>
          ),
        },
      ],
    },
  ],
};

type OpenedProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'foot'> & {
  readonly children: ReactNode;
};

function Opened({ children, ...dialog }: OpenedProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...dialog} closeLabel="Close" open={open} onClose={() => setOpen(false)}>
        {children}
      </Dialog>
    </>
  );
}
