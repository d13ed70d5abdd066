import type { KeyboardEvent } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

type NumberProps = {
  readonly isWhole?: boolean | undefined;
  /** The number may be negative. The number pads of phones have no minus. */
  readonly isSigned?: boolean | undefined;
  /** Makes the field a `spinbutton`: the arrow keys change its number by one. */
  readonly spin?: Spin | undefined;
};

type Spin = {
  /** Undefined while the text is no number. */
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly onSpin: (value: number) => void;
};

/**
 * A field for a number. It has the type `text`, because a browser drops what it cannot read in a field of the type `number`, reads
 * the rest by rules of its own, and changes the number when the wheel turns over it.
 */
export function NumberField({ isWhole, isSigned, spin, ...field }: TextFieldProps & NumberProps) {
  return <TextField {...field} {...numberProps({ isWhole, isSigned, spin })} />;
}

export function numberProps({ isWhole = false, isSigned = false, spin }: NumberProps) {
  return {
    type: 'text',
    inputMode: isSigned ? 'text' : isWhole ? 'numeric' : 'decimal',
    autoComplete: 'off',
    ...(spin && {
      role: 'spinbutton',
      'aria-valuenow': spin.value,
      'aria-valuemin': spin.min,
      'aria-valuemax': spin.max,
      onKeyDown: (event: KeyboardEvent) => spinBy(event, spin),
    }),
  } as const;
}

const STEPS = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
]);

function spinBy(event: KeyboardEvent, { value, min, max, onSpin }: Spin): void {
  const step = STEPS.get(event.key);
  if (step === undefined || value === undefined) return;
  event.preventDefault();
  // In floating point, 2.3 − 1 is 1.2999999999999998.
  const next = Math.min(Math.max(Number((value + step).toPrecision(12)), min), max);
  if (next !== value) onSpin(next);
}
