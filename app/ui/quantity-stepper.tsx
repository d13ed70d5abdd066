import { Minus, Plus } from 'lucide-react';
import { type MouseEvent, useId, useRef, useState } from 'react';
import * as texts from '#app/texts/ui.ts';
import { Icon } from './icon.tsx';
import styles from './quantity-stepper.module.css';

type QuantityStepperProps = {
  /** `Quantity` alone, or `Quantity of <title>` where several stand on one page. */
  readonly of?: string;
  readonly value: number;
  readonly cap: number;
  /** Why there can be no more: shown at the cap. */
  readonly capNote: string;
  /** Reads what was typed: a whole number above 0, or nothing. */
  readonly parse: (text: string) => number | undefined;
  /** May ask for more than the cap: whoever owns the value decides what becomes of it and says so. */
  readonly onChange: (quantity: number) => void;
};

export function QuantityStepper({ of, value, cap, capNote, parse, onChange }: QuantityStepperProps) {
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const atCap = value >= cap;

  const type = (text: string) => {
    const quantity = parse(text);
    // What is no quantity yet stays as typed; leaving the field brings the last good one back.
    setDraft(quantity === undefined ? text : undefined);
    if (quantity !== undefined && quantity !== value) onChange(quantity);
  };

  const decrease = ({ detail }: MouseEvent) => {
    onChange(value - 1);
    // At 1 the button is disabled and would take the keyboard's focus with it. A thumb wants no keyboard to come up.
    const byKeyboard = detail === 0;
    if (byKeyboard && value - 1 <= 1) field.current?.focus();
  };

  return (
    <div>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={texts.decreaseQuantity(of)}
          disabled={value <= 1}
          onClick={decrease}
        >
          <Icon of={Minus} />
        </button>
        <input
          ref={field}
          type="number"
          inputMode="numeric"
          className={styles.value}
          aria-label={texts.quantity(of)}
          aria-describedby={atCap ? noteId : undefined}
          min={1}
          max={Math.max(cap, 1)}
          step={1}
          value={draft ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setDraft(undefined)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={texts.increaseQuantity(of)}
          aria-disabled={atCap}
          aria-describedby={atCap ? noteId : undefined}
          onClick={() => !atCap && onChange(value + 1)}
        >
          <Icon of={Plus} />
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
