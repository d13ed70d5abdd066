import { X } from 'lucide-react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** Where `focusAfterRemoval` finds the button of the row that moved up. */
export const REMOVE_BUTTON = 'button[data-remove]';

type RemoveButtonProps = { readonly label: string; readonly onRemove: () => void };

/** The cross at the end of a row. The second click of a double click would meet the next row's, which has moved up under it. */
export function RemoveButton({ label, onRemove }: RemoveButtonProps) {
  return (
    <Button
      variant="icon"
      data-remove=""
      aria-label={label}
      onClick={({ detail }) => {
        if (detail < 2) onRemove();
      }}
    >
      <Icon of={X} />
    </Button>
  );
}
