import { type ChangeEvent, useId } from 'react';
import * as texts from './opened-quote-texts.ts';
import { Field, controlProps } from '#app/ui/field.tsx';

type OpenQuoteProps = {
  /** Why the last file could not be opened. */
  readonly problem: string | undefined;
  readonly onOpen: (file: File) => Promise<void>;
};

/** A field for the file of a quote. */
export function OpenQuote({ problem, onOpen }: OpenQuoteProps) {
  const id = useId();
  const field = { id, hint: texts.openQuoteHint, error: problem };

  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    await onOpen(file);
    // Otherwise choosing the same file again would not be a change.
    target.value = '';
  };

  return (
    <div className="quote-open" aria-live="polite">
      <Field {...field} label={texts.openQuote}>
        <input
          type="file"
          accept="application/pdf,.pdf"
          {...controlProps(field)}
          className="quote-open-file"
          onChange={(event) => void open(event)}
        />
      </Field>
    </div>
  );
}
