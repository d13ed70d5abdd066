import { CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './message.module.css';

type MessageProps = {
  readonly role?: 'alert' | 'status';
  /** What was asked for is done; else it is only information. */
  readonly done?: boolean;
  readonly children?: ReactNode;
};

/** The answer to a form, on the spot. It stands empty from the start, so that what comes into it is read out. */
export function Message({ role = 'status', done = false, children }: MessageProps) {
  return (
    <div role={role}>
      {children !== undefined && (
        <p className={styles.message} data-done={done}>
          <Icon of={done ? CircleCheck : Info} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
