import type { ReactNode } from 'react';
import { circleCheckIcon, Icon, infoIcon } from './icon.tsx';
import styles from './message.module.css';

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
      {children !== undefined && (
        <p className={styles.message} data-success={success}>
          <Icon icon={success ? circleCheckIcon : infoIcon} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
