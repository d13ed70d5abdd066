import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
} from 'react';
import { whenPainted } from '#app/lib/when-idle.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { restoreFocus } from './focus.ts';
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

/**
 * A modal sheet at the edge or in the middle of the screen. A popover, because `showModal()` makes the browser style the whole
 * page before it shows the dialog.
 */
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
  const opener = useRef<Element>(null);
  const titleId = useId();
  // A sheet has its height without its content, so it opens before a slow device has rendered that.
  const isSheetFilled = useDeferredValue(open);
  useInertPage(dialog, open);

  useEffect(() => {
    dialog.current?.togglePopover(open);
  }, [open]);

  return (
    <dialog
      ref={dialog}
      popover="auto"
      aria-labelledby={titleId}
      className={centered ? `${styles.dialog} ${styles.centered}` : styles.dialog}
      onBeforeToggle={({ newState }) => {
        if (newState === 'open') opener.current = document.activeElement;
        else releaseBeforeFocus(opener.current);
      }}
      onToggle={({ newState, target, currentTarget }) => {
        // React passes on the events of a `details` in the content.
        if (newState === 'open' || target !== currentTarget) return;
        restoreFocus(opener.current);
        onClose();
      }}
    >
      {open && (
        <>
          <DialogHead title={title} titleId={titleId} aria-label={closeLabel} onClick={onClose} />
          <div
            className={styles.body}
            {...(isTextOnly && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
          >
            {(centered || isSheetFilled) && children}
          </div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}

/**
 * Makes everything but a popover inert while it is open, as `showModal()` does. The browser then restyles the whole page, so
 * this waits until the popover has been painted. A change of the key ends it at once.
 */
export function useInertPage(popover: RefObject<HTMLElement | null>, open: boolean, key?: string): void {
  useEffect(() => {
    const element = popover.current;
    if (!open || !element) return undefined;
    const others = elementsOutside(element);
    const setInert = (inert: boolean) => {
      for (const other of others) other.toggleAttribute('inert', inert);
    };
    whenPainted(() => element.matches(':popover-open') && setInert(true));
    return () => setInert(false);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above
  }, [popover, open, key]);
}

/** The siblings of an element and of its ancestors. */
function elementsOutside(element: Element): readonly Element[] {
  const { parentElement: parent } = element;
  if (!parent || element === document.body) return [];
  return [...[...parent.children].filter((child) => child !== element), ...elementsOutside(parent)];
}

/** Lets an element have the focus that the browser is about to return. The rest of the page follows in `useInertPage`. */
export function releaseBeforeFocus(opener: Element | null): void {
  opener?.closest('[inert]')?.removeAttribute('inert');
}
