import { useEffect, useRef, useState } from 'react';
import * as texts from './texts.ts';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'action' | 'ref' | 'label'> & {
  readonly label: string;
};

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
