import type { Ref } from 'react';
import * as texts from '#app/texts/ui.ts';
import { focusLinkTarget } from './focus-link-target.ts';
import styles from './error-summary.module.css';

type ErrorSummaryProps = {
  readonly failure: {
    readonly ref: Ref<HTMLDivElement>;
    readonly attempt: number;
    readonly fields: readonly { readonly name: string; readonly id: string }[];
  };
  readonly labels: Readonly<Record<string, string>>;
};

/** Leads to each field that a failed submit found wrong, and takes the focus then; the reasons stand at the fields. */
export function ErrorSummary({ failure: { ref, attempt, fields }, labels }: ErrorSummaryProps) {
  if (fields.length === 0) return null;
  return (
    // Anew for every attempt: what is wrong may be the same as before, and must still be said.
    <div key={attempt} ref={ref} role="alert" tabIndex={-1} className={styles.summary}>
      <p className={styles.heading}>{texts.fieldsNeedAttention}</p>
      <ul className={styles.fields}>
        {fields.map(({ name, id }) => (
          <li key={name}>
            <a href={`#${id}`} onClick={(event) => focusLinkTarget(event, id)}>
              {labels[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
