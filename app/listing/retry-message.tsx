import * as texts from './page-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { useLoadFailure } from '#app/ui/load-failure.ts';
import { Message } from '#app/ui/message.tsx';
import styles from './retry-message.module.css';

type RetryMessageProps = {
  readonly text: string;
  /** Present if loading failed. Must also move the focus, because the pressed button disappears with the message. */
  readonly onRetry: (() => void) | undefined;
};

/** Says that something could not be loaded. Render it empty first, see `Message`. */
export function RetryMessage({ text, onRetry }: RetryMessageProps) {
  useLoadFailure(onRetry !== undefined);
  return (
    <Message role="alert">
      {onRetry && (
        <span className={styles.failure}>
          <span>{text}</span>
          <Button small onClick={onRetry}>
            {texts.retry}
          </Button>
        </span>
      )}
    </Message>
  );
}
