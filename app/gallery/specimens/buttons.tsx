import type { ComponentProps } from 'react';
import { BusyButton, Button, ButtonLink, RemoveButton } from '#app/ui/button.tsx';
import { closeIcon, Icon, shoppingCartIcon } from '#app/ui/icon.tsx';
import { controlStates, type Example, type ExampleGroup, type Specimen } from '#app/gallery/specimen.ts';

const LONG = 'Request a quote for all twelve items in this list';

type ButtonProps = ComponentProps<typeof Button>;

function allStates(title: string, props: ButtonProps): ExampleGroup {
  return { title, examples: [...controlStates(<Button {...props} />), ...disabledStates(props)] };
}

function disabledStates(props: ButtonProps): readonly Example[] {
  return [
    { label: 'Disabled', content: <Button {...props} disabled /> },
    {
      label: 'Disabled, focus visible',
      content: <Button {...props} aria-disabled />,
      pseudoClass: 'focus-visible',
    },
  ];
}

export const buttons: Specimen = {
  name: 'buttons',
  title: 'Buttons',
  files: ['button.tsx', 'icon.tsx'],
  groups: [
    allStates('Action', { variant: 'action', children: 'Add to Cart' }),
    allStates('Outline', { variant: 'outline', children: 'View Cart' }),
    allStates('Quiet', { variant: 'quiet', children: 'Clear all' }),
    {
      title: 'Icon',
      examples: [
        ...controlStates(<RemoveButton label="Remove" onRemove={() => undefined} />),
        ...disabledStates({
          variant: 'icon',
          'aria-label': 'Close',
          children: <Icon icon={closeIcon} />,
        }),
      ],
    },
    allStates('Small', { variant: 'outline', small: true, children: 'Apply' }),
    { title: 'Link', examples: controlStates(<ButtonLink to="#buttons">Contact us</ButtonLink>) },
    {
      title: 'Submit button',
      width: 'medium',
      examples: [
        { label: 'Default', content: submitButton(false) },
        { label: 'Busy', content: submitButton(true) },
        { label: 'Busy, focus visible', content: submitButton(true), pseudoClass: 'focus-visible' },
      ],
    },
    {
      title: 'Content',
      width: 'medium',
      examples: [
        {
          label: 'With an icon',
          content: (
            <Button variant="action">
              <Icon icon={shoppingCartIcon} />
              Add to Cart
            </Button>
          ),
        },
        { label: 'Long text', content: <Button variant="action">{LONG}</Button> },
        {
          label: 'Long text, wide',
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

function submitButton(busy: boolean) {
  return (
    <BusyButton busy={busy} busyLabel="Placing order…">
      Place Order
    </BusyButton>
  );
}
