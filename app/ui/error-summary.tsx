import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './error-summary.module.css';

type ErrorSummaryProps = {
  readonly failure: {
    readonly attempt: number;
    readonly fields: readonly { readonly name: string; readonly id: string }[];
  };
  readonly labels: Readonly<Record<string, string>>;
};

/** After a failed submit it takes the focus and leads to each field; what is wrong stands there. */
export function ErrorSummary({ failure: { attempt, fields }, labels }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // Anew for every attempt: what is wrong may be the same as before, and must still be said.
  useEffect(() => box.current?.focus(), [attempt]);

  if (fields.length === 0) return null;
  return (
    <div key={attempt} ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <p className={styles.heading}>Some fields need your attention:</p>
      <ul className={styles.fields}>
        {fields.map(({ name, id }) => (
          <li key={name}>
            <a href={`#${id}`} onClick={focusTarget}>
              {labels[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without the jump of a link, which would enter the browser's history. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
