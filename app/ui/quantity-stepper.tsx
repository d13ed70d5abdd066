import { type MouseEvent, useId, useRef, useState } from 'react';
import { useEarlyText } from '#app/browser/use-early-text.ts';
import * as texts from '#app/texts/ui.ts';
import { Icon } from './icon.tsx';
import { minusIcon, plusIcon } from './icons.ts';
import styles from './quantity-stepper.module.css';

type QuantityStepperProps = {
  /** Completes the accessible names where a page has several steppers: `Quantity of <itemName>`. */
  readonly itemName?: string;
  readonly value: number;
  readonly cap: number;
  /** The reason for the limit. Visible when the value has reached it. */
  readonly capNote: string;
  /** Parses the typed text: an integer above 0, or undefined. */
  readonly parse: (text: string) => number | undefined;
  /** The quantity may exceed `cap`. The caller must limit it and show a notice. */
  readonly onChange: (quantity: number) => void;
};

export function QuantityStepper({ itemName, value, cap, capNote, parse, onChange }: QuantityStepperProps) {
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  /** The typed text while it is not a valid quantity. Blur discards it. */
  const [draft, setDraft] = useState<string>();
  const atCap = value >= cap;

  const handleTyping = (text: string) => {
    const quantity = parse(text);
    setDraft(quantity === undefined ? text : undefined);
    if (quantity !== undefined && quantity !== value) onChange(quantity);
  };

  useEarlyText(field, handleTyping);

  const decrease = ({ detail }: MouseEvent) => {
    onChange(value - 1);
    // At 1 the button becomes disabled and loses the focus. After a tap, focusing the field would open the phone's keyboard.
    const isKeyboardClick = detail === 0;
    if (isKeyboardClick && value - 1 <= 1) field.current?.focus();
  };

  return (
    <div>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={texts.decreaseQuantity(itemName)}
          disabled={value <= 1}
          onClick={decrease}
        >
          <Icon icon={minusIcon} />
        </button>
        <input
          ref={field}
          type="number"
          inputMode="numeric"
          className={styles.value}
          aria-label={texts.quantity(itemName)}
          aria-describedby={atCap ? noteId : undefined}
          min={1}
          max={Math.max(cap, 1)}
          step={1}
          value={draft ?? value}
          onChange={(event) => handleTyping(event.target.value)}
          onBlur={() => setDraft(undefined)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={texts.increaseQuantity(itemName)}
          aria-disabled={atCap}
          aria-describedby={atCap ? noteId : undefined}
          onClick={() => !atCap && onChange(value + 1)}
        >
          <Icon icon={plusIcon} />
        </button>
      </div>
      {atCap && (
        <p id={noteId} className={styles.note}>
          {capNote}
        </p>
      )}
    </div>
  );
}
