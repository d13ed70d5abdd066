import { Button } from './button.tsx';
import { closeIcon, Icon } from './icon.tsx';

/** Selector for `focusAfterRemoval`. */
export const REMOVE_BUTTON = 'button[data-remove]';

type RemoveButtonProps = { readonly label: string; readonly onRemove: () => void };

/**
 * Removes a row of a list. Ignores the second click of a double click, which would hit the button of the row that has
 * moved up.
 */
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
      <Icon icon={closeIcon} />
    </Button>
  );
}
