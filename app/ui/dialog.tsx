import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { closeIcon, Icon } from './icon.tsx';

type DialogHeadProps = ComponentProps<typeof Button> & { readonly title: string; readonly titleId: string };

/** The title of a dialog and its close button, which gets the other properties. */
export function DialogHead({ title, titleId, ...button }: DialogHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={titleId} className="small-heading">
        {title}
      </h2>
      <Button variant="icon" {...button}>
        <Icon icon={closeIcon} />
      </Button>
    </div>
  );
}

type DialogProps = {
  readonly title: string;
  readonly closeLabel: string;
  readonly open: boolean;
  readonly centered?: boolean;
  /** Whether the content has no controls. It is then focusable itself, so that the keyboard can scroll it. */
  readonly isTextOnly?: boolean;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** A modal sheet at the edge or in the middle of the screen. The native dialog traps the focus and restores it. */
export function Dialog({
  title,
  closeLabel,
  open,
  centered = false,
  isTextOnly = false,
  onClose,
  footer,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isBackdropPressed = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open) element?.close();
  }, [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard closes it with Escape
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={centered ? `${styles.dialog} ${styles.centered}` : styles.dialog}
      onCancel={onClose}
      // The close event is asynchronous. Ignore it if the dialog has been opened again in the meantime.
      onClose={(event) => event.currentTarget.open || onClose()}
      onPointerDown={(event) => {
        isBackdropPressed.current = event.target === event.currentTarget;
      }}
      // The click of a press that begins in the content and ends on the backdrop has the dialog as its target, too.
      onClick={(event) => isBackdropPressed.current && event.target === event.currentTarget && onClose()}
    >
      {open && (
        <>
          <DialogHead title={title} titleId={titleId} aria-label={closeLabel} onClick={onClose} />
          <div
            className={styles.body}
            {...(isTextOnly && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
          >
            {children}
          </div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}
