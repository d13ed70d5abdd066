import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '#app/lib/use-store.ts';
import * as texts from './texts.ts';
import { OnDemand } from '#app/ui/on-demand.tsx';
import {
  closeShortcutList,
  isShortcutListOpen,
  SEARCH_KEY,
  SHORTCUTS_KEY,
  singleKeyShortcutsStore,
} from './shortcuts.ts';

const loadDialog = async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog;
const NO_PROPS = {};

export function KeyboardShortcuts() {
  const isOn = useStore(singleKeyShortcutsStore);
  const { key } = useLocation();

  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', runShortcut);
    return () => document.removeEventListener('keydown', runShortcut);
  }, [isOn]);

  // Back and Forward close the list: this cleanup runs when `key` changes.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the key changes with every navigation
  useEffect(() => closeShortcutList, [key]);

  return (
    <OnDemand
      load={loadDialog}
      when={useStore(isShortcutListOpen)}
      props={NO_PROPS}
      onFailure={closeShortcutList}
      failureText={texts.shortcutsFailed}
    />
  );
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
