import type { ReactNode, Ref } from 'react';
import { circleCheckIcon, Icon, infoIcon } from './icon.tsx';
import styles from './message.module.css';
import * as texts from './texts.ts';
import { focusLinkTarget } from './focus.ts';

type MessageProps = {
  readonly role?: 'alert' | 'status';
  /** Whether it reports success. Otherwise it is neutral information. */
  readonly success?: boolean;
  readonly children?: ReactNode;
};

/**
 * A message in a live region, such as the answer to a submitted form. Render it empty first: screen readers announce
 * only what changes in such a region.
 */
export function Message({ role = 'status', success = false, children }: MessageProps) {
  return (
    <div role={role}>
      {children !== undefined && children !== false && (
        <p className={styles.message} data-success={success}>
          <Icon icon={success ? circleCheckIcon : infoIcon} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

type ErrorSummaryProps = {
  readonly ref?: Ref<HTMLDivElement>;
  /** The number of submissions. Each renders a new alert, because screen readers do not announce an unchanged one again. */
  readonly attempt: number;
  readonly fields: readonly { readonly name: string; readonly id: string }[];
  readonly labels: Readonly<Record<string, string>>;
};

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
