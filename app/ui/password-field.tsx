import { useEffect, useRef, useState } from 'react';
import * as texts from '#app/texts/ui.ts';
import styles from './password-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password that can be shown while it is typed, and pasted. */
export function PasswordField(field: Omit<TextFieldProps, 'type' | 'action' | 'ref'>) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Hidden again before it is sent, so that no browser takes it for a text worth remembering.
    const hide = () => setShown(false);
    const form = input.current?.form;
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <TextField
      {...field}
      ref={input}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <button type="button" className={styles.toggle} onClick={() => setShown(!shown)}>
          {shown ? texts.hidePassword : texts.showPassword}
          <span className="visually-hidden"> {field.label.toLowerCase()}</span>
        </button>
      }
    />
  );
}
