import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_LAG_MS, MAX_WAIT_MS, writeInTurn } from './write-in-turn.ts';

const { locks } = navigator;
const NAME = 'stored item "shelf"';

/** The stored text. The tab sees every change of it at once, unless a test passes its own `read` to `appendInTurn`. */
let stored: string;
let page: EventTarget;

beforeEach(() => {
  stored = '';
  page = new EventTarget();
});

afterEach(async () => {
  vi.useRealTimers();
  // Makes `writeInTurn` release the locks that it holds for a while after each write.
  leavePage();
  await earlierTurns();
});

function appendInTurn(text: string, read = () => stored): void {
  writeInTurn(
    'shelf',
    read,
    () => {
      stored = `${read()}${text}`;
    },
    { locks, page },
  );
}

/** Holds the lock as another tab would, until the returned function is called. */
async function takeOtherTurn(): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await new Promise<void>((granted) => {
    void locks.request(NAME, () => {
      granted();
      return promise;
    });
  });
  return resolve;
}

const earlierTurns = () => locks.request(NAME, () => undefined);
const leavePage = () => page.dispatchEvent(new Event('pagehide'));

test('writes once', async () => {
  appendInTurn('lamp');
  await earlierTurns();
  leavePage();
  expect(stored).toBe('lamp');
});

test('waits while another tab writes', async () => {
  const endTurn = await takeOtherTurn();
  appendInTurn('lamp');
  await expect.poll(async () => (await locks.query()).pending).toMatchObject([{ name: NAME }]);
  expect(stored).toBe('');
  endTurn();
  await earlierTurns();
  expect(stored).toBe('lamp');
});

test('waits until the tab’s copy has what the last tab wrote', async () => {
  appendInTurn('lamp');
  await earlierTurns();
  let copy = '';
  appendInTurn(', rope', () => copy);
  appendInTurn(', tape', () => stored);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(stored).toBe('lamp');
  copy = 'lamp';
  await earlierTurns();
  expect(stored).toBe('lamp, rope, tape');
});

test('does not wait long if another script has changed the stored text', async () => {
  appendInTurn('lamp');
  await earlierTurns();
  stored = 'cleared';
  const start = Date.now();
  appendInTurn(', rope');
  await earlierTurns();
  expect(stored).toBe('cleared, rope');
  expect(Date.now() - start).toBeLessThan(MAX_LAG_MS + 400);
});

test('writes at once when the page is left, and leaves the queue', async () => {
  const endTurn = await takeOtherTurn();
  appendInTurn('lamp');
  leavePage();
  expect(stored).toBe('lamp');
  await expect.poll(async () => (await locks.query()).pending).toEqual([]);
  endTurn();
  await earlierTurns();
  expect(stored).toBe('lamp');
});

test('writes at once when the page is left while the tab waits for its copy', async () => {
  appendInTurn('lamp');
  await earlierTurns();
  appendInTurn(', rope', () => 'older');
  leavePage();
  expect(stored).toBe('older, rope');
  await earlierTurns();
});

test('holds no lock once the page is left, because of the back/forward cache', async () => {
  appendInTurn('lamp');
  await earlierTurns();
  expect((await locks.query()).held).toHaveLength(1);
  leavePage();
  await expect.poll(async () => (await locks.query()).held).toEqual([]);
});

test('does not wait forever for a tab that hangs', async () => {
  const endTurn = await takeOtherTurn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  appendInTurn('lamp');
  vi.advanceTimersByTime(MAX_WAIT_MS - 1);
  expect(stored).toBe('');
  vi.advanceTimersByTime(1);
  expect(stored).toBe('lamp');
  endTurn();
});

test('writes at once on a host without HTTPS, where there are no locks', () => {
  const write = vi.fn<() => void>();
  writeInTurn('shelf', () => null, write, { locks: undefined, page });
  expect(write).toHaveBeenCalledTimes(1);
});

test('writes if the browser denies locks', async () => {
  const write = vi.fn<() => void>();
  const request = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new DOMException('denied', 'SecurityError')),
  );
  writeInTurn('shelf', () => null, write, { locks: { request, query: () => locks.query() }, page });
  await expect.poll(() => write).toHaveBeenCalledTimes(1);
});
