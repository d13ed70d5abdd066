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
  isOverlay: true,
  groups: [
    {
      title: 'Open',
      examples: [
        {
          label: 'With a footer',
          content: (
            <DialogButton
              title="Filters"
              footer={
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
            </DialogButton>
          ),
        },
        {
          label: 'Empty',
          content: <DialogButton title="Cart">Your cart is empty.</DialogButton>,
        },
        {
          label: 'Long text',
          content: (
            <DialogButton
              title="All filters for pan, tilt and zoom cameras"
              footer={
                <Button variant="action" wide>
                  Show all 36,750 products in this category
                </Button>
              }
            >
              {Array.from({ length: 14 }, (_, index) => (
                <ChoiceField key={index} type="checkbox">
                  Explosion-proof housing, series {index + 1}, stainless steel
                </ChoiceField>
              ))}
            </DialogButton>
          ),
        },
      ],
    },
  ],
};

type DialogButtonProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'footer'> & {
  readonly children: ReactNode;
};

function DialogButton({ children, ...dialog }: DialogButtonProps) {
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
