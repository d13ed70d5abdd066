import type { Ref } from 'react';
import * as texts from './texts.ts';
import styles from './error-summary.module.css';
import { focusLinkTarget } from './focus.ts';

type ErrorSummaryProps = {
  readonly ref?: Ref<HTMLDivElement>;
  /** The number of submissions. Each renders a new alert, because screen readers do not announce an unchanged one again. */
  readonly attempt: number;
  readonly fields: readonly { readonly name: string; readonly id: string }[];
  readonly labels: Readonly<Record<string, string>>;
};

/** Links to the fields that a failed submit found invalid. The error messages are below the fields. */
export function ErrorSummary({ ref, attempt, fields, labels }: ErrorSummaryProps) {
  if (fields.length === 0) return null;
  return (
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
