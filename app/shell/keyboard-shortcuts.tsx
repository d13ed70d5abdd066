import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '#app/lib/use-store.ts';
import * as texts from './texts.ts';
import { OnDemand } from '#app/ui/on-demand.tsx';
import { isShortcutListOpen, SEARCH_KEY, SHORTCUTS_KEY, singleKeyShortcutsStore } from './shortcuts.ts';

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

/** Ignores Shift, because many layouts need it for `/`, `?` or both. */
function runShortcut(event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey, isComposing, target } = event;
  if (key !== SEARCH_KEY && key !== SHORTCUTS_KEY) return;
  // On Windows, AltGr sets the flags of Ctrl and Alt.
  const isModified = metaKey || ((ctrlKey || altKey) && !event.getModifierState('AltGraph'));
  // In a `select`, typing a character selects an option.
  const isTyping = isComposing || (target instanceof Element && target.matches(':read-write, select'));
  const isDialogOpen = document.querySelector('dialog[open], [popover]:popover-open') !== null;
  if (isModified || isTyping || isDialogOpen || event.defaultPrevented) return;
  event.preventDefault();
  if (key === SHORTCUTS_KEY) {
    isShortcutListOpen.setState(true, true);
    return;
  }
  const field = document.querySelector<HTMLInputElement>('header search input');
  field?.focus();
  field?.select();
}
