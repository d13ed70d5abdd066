import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';

const CONNECTION_TIMEOUT_MS = 8000;
const POLL_INTERVAL_MS = 200;
/** Shorter than the gateway's timeout. */
const MAX_WAIT_MS = 6000;

const KEY = `hashtextextended('order ' || $1, 0)`;
/** `pg_locks` shows the 64-bit key of an advisory lock as two halves, `classid` and `objid`, with `objsubid` 1. */
const IS_ANNOUNCED = `SELECT EXISTS (
  SELECT FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND (classid::bigint << 32) | objid::bigint = ${KEY}
) AS "isAnnounced"`;

/**
 * Tells all engine processes which orders have arrived in one of them and are not finished, also those that wait for their turn.
 * Each of these orders holds an advisory lock of the database, which the database releases even if the process is killed.
 */
export class AnnouncedOrders {
  readonly #session: pg.Pool;

  constructor(databaseUrl: string) {
    // An advisory lock belongs to the connection that took it, so there is only one connection, which stays open.
    this.#session = new pg.Pool({
      connectionString: databaseUrl,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      allowExitOnIdle: true,
    });
    // A lost connection is replaced by the next query.
    this.#session.on('error', () => {});
  }

  /** Announces the order until the task has ended. @throws Error if the database does not answer; then the task never begins. */
  async during<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    // Shared, because two requests may have the same key.
    await this.#session.query(`SELECT pg_advisory_lock_shared(${KEY})`, [key]);
    try {
      return await task();
    } finally {
      // Without the connection the lock is gone already.
      await this.#session.query(`SELECT pg_advisory_unlock_shared(${KEY})`, [key]).catch(() => {});
    }
  }

  /**
   * Resolves once no process has an unfinished order with this key.
   * @throws Error if that takes too long, or if the database does not answer
   */
  async finished(key: string): Promise<void> {
    const end = performance.now() + MAX_WAIT_MS;
    while (performance.now() < end) {
      const { rows } = await this.#session.query<{ isAnnounced: boolean }>(IS_ANNOUNCED, [key]);
      if (rows[0]?.isAnnounced !== true) return;
      await wait(POLL_INTERVAL_MS);
    }
    throw new Error('The order is not finished.');
  }
}
