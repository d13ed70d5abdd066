import { useId } from 'react';
import * as texts from '#app/texts/newsletter.ts';
import { Button } from '#app/ui/button.tsx';
import styles from './newsletter-form.module.css';

/** The form sends nothing, as specified. */
export function NewsletterForm() {
  const id = useId();
  return (
    // `method="dialog"` prevents a request if the form is submitted before hydration.
    <form method="dialog" className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id} className="visually-hidden">
        {texts.emailLabel}
      </label>
      <input
        id={id}
        type="email"
        name="email"
        required
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        placeholder={texts.emailExample}
        className={styles.field}
      />
      <Button type="submit" variant="action">
        {texts.subscribe}
      </Button>
    </form>
  );
}
