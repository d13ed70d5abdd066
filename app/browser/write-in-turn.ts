/**
 * Runs `write`, which changes the text stored under a key, at once or soon: when no other tab is changing it, and this tab's
 * copy of the storage has what the last tab wrote.
 * @param read the stored text, as far as this tab knows it
 */
export type WriteInTurn = (key: string, read: () => string | null | undefined, write: () => void) => void;

/** The parts of `navigator.locks` and `window` that are used. */
type Surroundings = {
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

/** A tab that hangs while it holds the lock keeps the others waiting no longer than this. */
export const MAX_WAIT_MS = 2000;
/** After this time every tab is expected to have what another tab wrote. With four busy tabs it took 51 ms. */
export const MAX_LAG_MS = 500;
const POLL_MS = 2;

/**
 * Writes under a Web Lock. The lock alone is not enough, because a tab can have it before its copy of the storage has what the
 * previous tab wrote. So that tab announces what it wrote, as the name of another lock that it holds for a while.
 *
 * Writes at once where there are no locks, when the page is left, and after `MAX_WAIT_MS`.
 */
export function writeInTurn(
  key: string,
  read: () => string | null | undefined,
  write: () => void,
  { locks, page }: Surroundings = { locks: navigator.locks, page: window },
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

/** What the last tab wrote; undefined if that is so long ago that every tab has it. */
async function lastAnnouncement(locks: Locks, name: string) {
  const { held = [] } = await locks.query();
  const announcements = held.flatMap((lock) => {
    if (!lock.name?.startsWith(`${name} `)) return [];
    const [number, digest = ''] = lock.name.slice(name.length + 1).split(' ');
    return [{ number: Number(number), digest }];
  });
  return announcements.toSorted((a, b) => b.number - a.number)[0];
}

/** Waits until this tab's copy of the storage has the announced text, unless someone else has changed that. */
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

/** Holds a lock with this name until every tab has what was written. Resolves once other tabs can see it. */
function announce({ locks, page }: Surroundings, name: string): Promise<void> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve();
      return new Promise((release) => {
        const isOutdated = AbortSignal.timeout(MAX_LAG_MS);
        isOutdated.addEventListener('abort', release);
        // A page that holds a lock cannot enter the back/forward cache.
        page.addEventListener('pagehide', release, { signal: isOutdated });
      });
    };
    locks?.request(name, {}, hold).catch(() => resolve());
  });
}

/** A short text that differs for different texts. */
function digest(text: string | null | undefined): string {
  let hash = 0;
  for (const character of text ?? '') hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 4_294_967_296;
  return hash.toString(36);
}
