import { createStore } from 'zustand/vanilla';

export type NoticeAction = { readonly label: string; readonly run: () => void };

export type Notice = { readonly id: number; readonly text: string; readonly action?: NoticeAction };

const MAX_NOTICES = 3;

let lastId = 0;

export const notices = createStore<readonly Notice[]>(() => []);

/** Shows a notice for some seconds and announces it. A notice with the same text or the oldest of too many is replaced. */
export function notify(text: string, action?: NoticeAction): void {
  lastId += 1;
  const notice = { id: lastId, text, ...(action && { action }) };
  notices.setState(
    (shown) => [...shown.filter((other) => other.text !== text), notice].slice(-MAX_NOTICES),
    true,
  );
}

/** Shows several notices at once, as a single one if they are too many to be visible together. */
export function notifyAll(texts: readonly string[]): void {
  if (texts.length > MAX_NOTICES) notify(texts.join(' · '));
  else for (const text of texts) notify(text);
}

/** For a navigation: what can still be undone stays visible on the next page. */
export function dismissNoticesWithoutAction(): void {
  notices.setState((shown) => shown.filter(({ action }) => action), true);
}

export function dismissNotice(id: number): void {
  notices.setState((shown) => shown.filter((notice) => notice.id !== id), true);
}
