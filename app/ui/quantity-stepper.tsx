import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useEarlyText } from '#app/lib/use-early-text.ts';
import { type NumberReading, optionalNumberProblem } from './number-texts.ts';
import * as texts from './texts.ts';
import { FieldError } from './field.tsx';
import { Icon, minusIcon, plusIcon } from './icon.tsx';
import { announce } from './notices.ts';
import { numberProps } from './number-field.tsx';
import styles from './quantity-stepper.module.css';

type QuantityStepperProps = {
  /** Completes the accessible names where a page has several steppers: `Quantity of <itemName>`. */
  readonly itemName?: string;
  readonly value: number;
  readonly cap: number;
  /** The reason for the limit. Visible when the value has reached it. Receives a typed quantity that exceeds it. */
  readonly capNote: (wanted: number | undefined) => ReactNode;
  readonly read: (text: string) => NumberReading;
  /** The quantity may exceed `cap`. The caller must limit it and show a notice. */
  readonly onChange: (quantity: number) => void;
  /** The page announces what follows from another quantity, such as a total. Otherwise a press of a button announces the quantity. */
  readonly isAnnounced?: boolean;
};

const LIMITS = { min: 1, isWhole: true };
const EXAMPLE = '2';

export function QuantityStepper({
  itemName,
  value,
  cap,
  capNote,
  read,
  onChange,
  isAnnounced = false,
}: QuantityStepperProps) {
  const id = useId();
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  /** The text that was typed last, until the quantity changes in another way. */
  const [typed, setTyped] = useState('');
  const [isTypedShown, setIsTypedShown] = useState(false);
  const atCap = value >= cap;
  const reading = read(typed);
  const problem = optionalNumberProblem(reading, typed, LIMITS, EXAMPLE);
  const error = problem && texts.quantityProblem(problem, value);
  // The caller may have lowered what was typed. The field then shows the quantity.
  const isShown = isTypedShown && (reading.value === undefined || reading.value === value);
  const wanted = reading.value !== undefined && reading.value > cap ? reading.value : undefined;

  const handleTyping = (entered: string) => {
    // Further digits belong to the number that was typed, even if the field shows the limit in place of it.
    const isContinued = isTypedShown && wanted !== undefined && entered.startsWith(String(value));
    const text = isContinued ? typed + entered.slice(String(value).length) : entered;
    const quantity = read(text).value;
    setTyped(text);
    setIsTypedShown(true);
    if (quantity !== undefined && quantity !== value) onChange(quantity);
  };

  /** A text that is no number stays, to be corrected. Any other gives way to the quantity. */
  const handleBlur = () => {
    setIsTypedShown(reading.problem === 'not-a-number' || reading.problem === 'ambiguous');
  };

  useEarlyText(field, handleTyping);

  const step = (quantity: number) => {
    setTyped('');
    setIsTypedShown(false);
    onChange(quantity);
  };

  const press = (quantity: number) => {
    step(quantity);
    if (!isAnnounced) announce(texts.newQuantity(quantity, itemName));
  };

  const increase = () => {
    if (atCap) announce(note.current?.textContent ?? '');
    else press(value + 1);
  };

  const decrease = ({ detail }: MouseEvent) => {
    press(value - 1);
    // At 1 the button becomes disabled and loses the focus. After a tap, focusing the field would open the phone's keyboard.
    const isKeyboardClick = detail === 0;
    if (isKeyboardClick && value - 1 <= 1) field.current?.focus();
  };

  const { onKeyDown, ...numberField } = numberProps({
    isWhole: true,
    spin: { value, min: 1, max: Math.max(cap, 1), onSpin: step },
  });

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
          {...numberField}
          className={styles.value}
          aria-label={texts.quantity(itemName)}
          aria-invalid={isShown && error !== undefined}
          aria-describedby={[error && `${id}-error`, atCap && noteId].filter(Boolean).join(' ') || undefined}
          value={isShown ? typed : value}
          onChange={(event) => handleTyping(event.target.value)}
          onBlur={handleBlur}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
            onKeyDown?.(event);
          }}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={texts.increaseQuantity(itemName)}
          aria-disabled={atCap}
          aria-describedby={atCap ? noteId : undefined}
          onClick={increase}
        >
          <Icon icon={plusIcon} />
        </button>
      </div>
      <FieldError id={id} error={error} />
      {atCap && (
        <p ref={note} id={noteId} className={`hint ${styles.note}`}>
          {capNote(wanted)}
        </p>
      )}
    </div>
  );
}
