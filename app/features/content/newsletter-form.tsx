import { useId } from 'react';
import * as texts from '#app/texts/newsletter.ts';
import { Button } from '#app/ui/button.tsx';
import styles from './newsletter-form.module.css';

/** Asks for an address, and by specification does nothing with it: the submit is only prevented. */
export function NewsletterForm() {
  const id = useId();
  return (
    // `dialog`: nothing is sent either before the page has taken over its HTML.
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
