import { createStore } from 'zustand/vanilla';

export type NoticeAction = { readonly label: string; readonly run: () => void };

export type Notice = { readonly id: number; readonly text: string; readonly action?: NoticeAction };

/** So many at once; an older one makes room. */
const MOST = 3;

let lastId = 0;

export const notices = createStore<readonly Notice[]>(() => []);

/** Says something to everybody: shown for a while, and read out. */
export function notify(text: string, action?: NoticeAction): void {
  lastId += 1;
  const notice = { id: lastId, text, ...(action && { action }) };
  notices.setState((shown) => [...shown.filter((other) => other.text !== text), notice].slice(-MOST), true);
}

/** What is to be said at the same time. One notice holds what would not fit: none may make room unread. */
export function notifyAll(texts: readonly string[]): void {
  if (texts.length > MOST) notify(texts.join(' · '));
  else for (const text of texts) notify(text);
}

/** On another page what was said is old news; what can still be undone stays. */
export function dismissNoticesWithoutAction(): void {
  notices.setState((shown) => shown.filter(({ action }) => action), true);
}

export function dismissNotice(id: number): void {
  notices.setState((shown) => shown.filter((notice) => notice.id !== id), true);
}
