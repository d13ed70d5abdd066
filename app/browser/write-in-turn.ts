/**
 * Runs `write` as soon as no other tab is changing the stored item and this tab sees what the last tab wrote.
 * @param write changes the text stored under `key`
 * @param read returns the stored text as this tab sees it
 */
export type WriteInTurn = (key: string, read: () => string | null | undefined, write: () => void) => void;

/** The parts of `navigator.locks` and `window` that are used. */
type Environment = {
  /** Undefined on a host without HTTPS. */
  readonly locks: Locks | undefined;
  readonly page: Pick<Window, 'addEventListener'>;
};
type Locks = Pick<LockManager, 'query'> & {
  request(
    name: string,
    options: { readonly signal?: AbortSignal },
    callback: () => unknown,
  ): Promise<unknown>;
};

/** A tab waits no longer than this for the lock, in case the tab that holds it hangs. */
export const MAX_WAIT_MS = 2000;
/** After this time every tab is expected to have what another tab wrote. With four busy tabs it took 51 ms. */
export const MAX_LAG_MS = 500;
const POLL_MS = 2;

/**
 * Writes under a Web Lock. The lock alone is not enough: each tab has its own copy of the storage, so a tab can get the lock
 * before it sees what the previous tab wrote. Therefore a tab announces what it wrote: for a while it holds a second lock whose
 * name contains a consecutive number and a hash of the text.
 *
 * Writes without the lock where there are no locks, when the page is left, or after waiting for `MAX_WAIT_MS`.
 */
export function writeInTurn(
  key: string,
  read: () => string | null | undefined,
  write: () => void,
  { locks, page }: Environment = { locks: navigator.locks, page: window },
): void {
  if (!locks) return write();
  const written = new AbortController();
  const { signal } = written;
  const writeOnce = () => {
    if (signal.aborted) return;
    clearTimeout(timer);
    // Also leaves the queue, so that a page in the back/forward cache does not keep other tabs waiting.
    written.abort();
    write();
  };
  const timer = setTimeout(writeOnce, MAX_WAIT_MS);
  page.addEventListener('pagehide', writeOnce, { signal });

  const name = `stored item "${key}"`;
  const takeTurn = async () => {
    const last = await lastAnnouncement(locks, name);
    if (last) await untilReceived(last.digest, read, signal);
    writeOnce();
    await announce({ locks, page }, `${name} ${(last?.number ?? 0) + 1} ${digest(read())}`);
  };
  // Rejected when `writeOnce` leaves the queue, and where the browser denies locks.
  locks.request(name, { signal }, takeTurn).catch(writeOnce);
}

/** The latest announcement that a tab still holds, see `announce`; undefined if there is none. */
async function lastAnnouncement(locks: Locks, name: string) {
  const { held = [] } = await locks.query();
  const announcements = held.flatMap((lock) => {
    if (!lock.name?.startsWith(`${name} `)) return [];
    const [number, digest = ''] = lock.name.slice(name.length + 1).split(' ');
    return [{ number: Number(number), digest }];
  });
  return announcements.toSorted((a, b) => b.number - a.number)[0];
}

/** Waits until this tab sees the announced text. Gives up after `MAX_LAG_MS`, since another script may have changed the text. */
async function untilReceived(
  announced: string,
  read: () => string | null | undefined,
  signal: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + MAX_LAG_MS;
  while (digest(read()) !== announced && Date.now() < deadline && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * Holds a lock with this name until every tab is expected to have what was written. The promise resolves as soon as the lock
 * is held, because other tabs can then see its name.
 */
function announce({ locks, page }: Environment, name: string): Promise<void> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve();
      return new Promise((release) => {
        const timeout = AbortSignal.timeout(MAX_LAG_MS);
        timeout.addEventListener('abort', release);
        // A page that holds a lock cannot enter the back/forward cache.
        page.addEventListener('pagehide', release, { signal: timeout });
      });
    };
    locks?.request(name, {}, hold).catch(() => resolve());
  });
}

/** A short hash of the text. */
function digest(text: string | null | undefined): string {
  let hash = 0;
  for (const character of text ?? '') hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 4_294_967_296;
  return hash.toString(36);
}
