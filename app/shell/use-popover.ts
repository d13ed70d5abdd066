import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { restoreFocus } from '#app/ui/focus.ts';

/**
 * A button of the header and its popover, with the attributes of both. Every navigation closes the popover, and the browser
 * returns the focus to the button.
 */
export function usePopover<Panel extends HTMLElement = HTMLDivElement>(id: string) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<Panel>(null);

  const { key } = useLocation();
  useEffect(() => {
    const element = panel.current;
    // If the button was pressed before hydration, the popover is open and React has missed its toggle event.
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser has this state
    setOpen(element?.matches(':popover-open') ?? false);
    return () => element?.hidePopover();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the key changes with every navigation
  }, [key]);

  return {
    open,
    close: () => panel.current?.hidePopover(),
    button,
    panel,
    buttonProps: {
      ref: button,
      type: 'button',
      popoverTarget: id,
      'aria-expanded': open,
      'aria-controls': id,
    },
    panelProps: {
      ref: panel,
      id,
      popover: 'auto',
      onToggle: ({ newState }: ToggleEvent<Panel>) => {
        setOpen(newState === 'open');
        if (newState === 'closed') restoreFocus(button.current);
      },
    },
  } as const;
}

/** A popover that stays below its button. */
export function usePopoverBelow(id: string) {
  const popover = usePopover(id);
  const { open, button, panel, panelProps } = popover;

  useEffect(() => {
    if (!open) return;
    const place = () => placeBelow(button.current, panel.current);
    place();
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [open, button, panel]);

  return {
    ...popover,
    panelProps: { ...panelProps, onBeforeToggle: () => placeBelow(button.current, panel.current) },
  };
}

/**
 * Sets `--button-bottom` and `--button-start`, from which the style sheets position the panel below the button. The button
 * moves up with the page until the header sticks to the top of the screen. CSS anchor positioning would follow the button,
 * but WebKit misplaces a popover whose anchor is in a sticky header.
 */
function placeBelow(button: HTMLElement | null, panel: HTMLElement | null): void {
  if (!button) return;
  const { bottom, left } = button.getBoundingClientRect();
  panel?.style.setProperty('--button-bottom', `${bottom}px`);
  panel?.style.setProperty('--button-start', `${left}px`);
}
