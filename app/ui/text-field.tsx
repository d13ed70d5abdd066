import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ControlBox, controlProps, Field } from './field.tsx';
import styles from './text-field.module.css';
import * as texts from './texts.ts';

export type TextFieldProps = ComponentProps<'input'> & {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A symbol before the value, like `$`. It is not part of the accessible name. */
  readonly prefix?: string;
  /** A unit after the value, like `m`. It is not part of the accessible name. */
  readonly suffix?: string | undefined;
  /** The id of an element that describes the field, besides its hint or error. */
  readonly describedBy?: string | undefined;
  /** A button inside the field, at its end. */
  readonly action?: ReactNode;
};

export function TextField({
  id,
  label,
  hint,
  error,
  prefix,
  suffix,
  describedBy,
  action,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const field = { id: id ?? ownId, hint, error };
  const control = controlProps(field);
  const descriptions = [describedBy, control['aria-describedby']].filter((name) => name !== undefined);
  return (
    <Field {...field} label={label}>
      <ControlBox>
        {prefix !== undefined && (
          <span aria-hidden="true" className={styles.prefix}>
            {prefix}
          </span>
        )}
        <input
          type="text"
          {...input}
          {...control}
          aria-describedby={descriptions.length > 0 ? descriptions.join(' ') : undefined}
          className={styles.input}
        />
        {suffix !== undefined && (
          <span aria-hidden="true" className={styles.suffix}>
            {suffix}
          </span>
        )}
        {action}
      </ControlBox>
    </Field>
  );
}

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

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'action' | 'ref' | 'label'> & {
  readonly label: string;
};

/** A password field with a button that shows what was typed. */
export function PasswordField(field: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // A browser may store the value of a text field for autofill, so the type is `password` again on submit.
    const hide = () => setVisible(false);
    const form = input.current?.form;
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <TextField
      {...field}
      ref={input}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <button type="button" className={styles.toggle} onClick={() => setVisible(!visible)}>
          <span>{visible ? texts.hidePassword : texts.showPassword}</span>
          <span className="visually-hidden"> {field.label.toLowerCase()}</span>
        </button>
      }
    />
  );
}
