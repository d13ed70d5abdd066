import { ShoppingCart, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { BusyButton } from '#app/ui/busy-button.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type Row, type Specimen, pressable } from '#app/gallery/specimen.ts';

const LONG = 'Ask for a quotation of all twelve instruments in this list';

function inAllStates(title: string, look: ComponentProps<typeof Button>): Row {
  return {
    title,
    drawings: [
      ...pressable(<Button {...look} />),
      { state: 'Disabled', content: <Button {...look} disabled /> },
      { state: 'Disabled, focus visible', content: <Button {...look} aria-disabled />, as: 'focus-visible' },
    ],
  };
}

export const buttons: Specimen = {
  name: 'buttons',
  title: 'Buttons',
  files: ['button.tsx', 'busy-button.tsx', 'icon.tsx', 'remove-button.tsx'],
  rows: [
    inAllStates('Action', { variant: 'action', children: 'Add to Cart' }),
    inAllStates('Outline', { variant: 'outline', children: 'View Cart' }),
    inAllStates('Quiet', { variant: 'quiet', children: 'Clear all' }),
    inAllStates('Icon', { variant: 'icon', 'aria-label': 'Close', children: <Icon of={X} /> }),
    inAllStates('Small', { variant: 'outline', small: true, children: 'Apply' }),
    { title: 'Link', drawings: pressable(<ButtonLink to="#buttons">Contact us</ButtonLink>) },
    {
      title: 'Submit of a form',
      room: 'some',
      drawings: [
        { state: 'Rest', content: submit(false) },
        { state: 'Busy', content: submit(true) },
        { state: 'Busy, focus visible', content: submit(true), as: 'focus-visible' },
      ],
    },
    {
      title: 'Content',
      room: 'some',
      drawings: [
        {
          state: 'With an icon',
          content: (
            <Button variant="action">
              <Icon of={ShoppingCart} />
              Add to Cart
            </Button>
          ),
        },
        { state: 'Long text', content: <Button variant="action">{LONG}</Button> },
        {
          state: 'Long text, wide',
          content: (
            <Button variant="outline" wide>
              {LONG}
            </Button>
          ),
        },
      ],
    },
  ],
};

function submit(busy: boolean) {
  return (
    <BusyButton busy={busy} busyLabel="Placing order…">
      Place Order
    </BusyButton>
  );
}
