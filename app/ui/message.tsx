import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './message.module.css';

type MessageProps = { readonly role?: 'alert' | 'status'; readonly children?: ReactNode };

/** The answer to a form, on the spot. It stands empty from the start, so that what comes into it is read out. */
export function Message({ role = 'status', children }: MessageProps) {
  return (
    <div role={role}>
      {children !== undefined && (
        <p className={styles.message}>
          <Icon of={Info} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
