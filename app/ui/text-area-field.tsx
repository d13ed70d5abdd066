import { type ComponentProps, useId } from 'react';
import * as texts from './texts.ts';
import { ControlBox, controlProps, Field } from './field.tsx';
import styles from './field.module.css';

type TextAreaFieldProps = ComponentProps<'textarea'> & {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

export function TextAreaField({ id, label, hint, error, ...area }: TextAreaFieldProps) {
  const field = { id, hint, error };
  return (
    <Field {...field} label={label}>
      <ControlBox>
        <textarea rows={6} {...area} {...controlProps(field)} className={styles.area} />
      </ControlBox>
    </Field>
  );
}

/** A text that the browser did not copy, selected so that the visitor can. */
export function UncopiedText({ text }: { readonly text: string }) {
  return (
    <TextAreaField key={text} id={useId()} label={texts.copyByHand} readOnly value={text} ref={select} />
  );
}

function select(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}
