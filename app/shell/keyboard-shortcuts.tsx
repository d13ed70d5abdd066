import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '#app/lib/use-store.ts';
import * as texts from './texts.ts';
import { OnDemand } from '#app/ui/on-demand.tsx';
import { isShortcutListOpen, SEARCH_KEY, shortcutOf, singleKeyShortcutsStore } from './shortcuts.ts';

/** Handles the keyboard shortcuts of the shop and shows the list of them. */
export function KeyboardShortcuts() {
  const isOn = useStore(singleKeyShortcutsStore);
  const isOpen = useStore(isShortcutListOpen);
  const { key } = useLocation();

  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', runShortcut);
    return () => document.removeEventListener('keydown', runShortcut);
  }, [isOn]);

  // Back and Forward close the list: the effect returns `close` as its cleanup, which runs when `key` changes.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the key changes with every navigation
  useEffect(() => close, [key]);

  return (
    <OnDemand
      load={async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog}
      when={isOpen}
      props={{ open: isOpen, onClose: close, singleKeysWork: isOn, onSingleKeysChange: setSingleKeysWork }}
      onFailure={close}
      failureText={texts.shortcutsFailed}
    />
  );
}

function close(): void {
  isShortcutListOpen.setState(false, true);
}

function setSingleKeysWork(isOn: boolean): void {
  singleKeyShortcutsStore.update(() => ({ next: isOn }));
}

function runShortcut(event: KeyboardEvent): void {
  const shortcut = shortcutOf(event);
  if (shortcut === undefined || event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return;
  event.preventDefault();
  if (shortcut === SEARCH_KEY) focusSearch();
  else isShortcutListOpen.setState(true, true);
}

/** Includes a `select`, in which typing a character selects an option. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':read-write, select');
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open], [popover]:popover-open') !== null;
}

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('header search input');
  field?.focus();
  field?.select();
}
