import { createStore } from 'zustand/vanilla';
import { isRecord } from '#app/lib/type-guards.ts';
import { storageUnavailable, undo } from './texts.ts';

type NoticeAction = { readonly label: string; readonly run: () => void };

export type Notice = { readonly id: number; readonly text: string; readonly action?: NoticeAction };

const MAX_NOTICES = 3;

let lastId = 0;

export const notices = createStore<readonly Notice[]>(() => []);

/** Shows and announces a notice. Removes an earlier notice with the same text, and the oldest one if there are too many. */
export function notify(text: string, action?: NoticeAction): void {
  lastId += 1;
  const notice = { id: lastId, text, ...(action && { action }) };
  notices.setState(
    (shown) => [...shown.filter((other) => other.text !== text), notice].slice(-MAX_NOTICES),
    true,
  );
}

/** Without a function to run, the notice has no Undo button. */
export function notifyWithUndo(text: string, run: (() => void) | undefined): void {
  notify(text, run && { label: undo, run });
}

/** Shows each text as a notice, or all texts in one notice if there are more than `MAX_NOTICES`. */
export function notifyAll(texts: readonly string[]): void {
  if (texts.length > MAX_NOTICES) notify(texts.join(' · '));
  else for (const text of texts) notify(text);
}

/** A text for screen readers only, in the live region of the notices. */
export const announcement = createStore<Notice>(() => ({ id: 0, text: '' }));

/** Announces a text, also the same one again. */
export function announce(text: string): void {
  lastId += 1;
  announcement.setState({ id: lastId, text }, true);
}

/** The state of a navigation that a notice explains, such as to the list from which a decided order has gone. */
export const KEEP_NOTICES = { keepsNotices: true } as const;

export function keepsNotices(state: unknown): boolean {
  return isRecord(state) && state['keepsNotices'] === true;
}

/** Called on a navigation. Notices with an action stay, so that a removal can be undone on the next page. */
export function dismissNoticesWithoutAction(): void {
  notices.setState((shown) => shown.filter(({ action }) => action), true);
  announce('');
}

export function dismissNotice(id: number): void {
  notices.setState((shown) => shown.filter((notice) => notice.id !== id), true);
}

let isReported = false;

/**
 * Tells the visitor once that cart, wishlist, comparison and lists are not stored, for example because the storage is full
 * or disabled.
 */
export function reportStorageFailure(): void {
  if (isReported) return;
  isReported = true;
  notify(storageUnavailable);
}
