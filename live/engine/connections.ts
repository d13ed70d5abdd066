// Who may use which of the engine's connections to the database, so that no crowd takes those of others.
import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { availableParallelism } from 'node:os';
import { Semaphore, withTimeout } from 'async-mutex';
import { I18nError, LogLevel } from '@vendure/core';
import pg from 'pg';

type Use = 'orders' | 'passwords' | 'other';

/**
 * Each order holds a connection, and Vendure reads its settings through further ones. If orders held every connection, they
 * would block each other.
 */
export const ORDERS_AT_ONCE = 4;
/** Comparing a password takes a processor for a quarter of a second. At least half of them are left for all else. */
const PASSWORDS_AT_ONCE = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));
/** Whoever compares a password holds a connection, too. */
const CONNECTIONS: Readonly<Record<Use, number>> = {
  orders: ORDERS_AT_ONCE + 2,
  passwords: 2 * PASSWORDS_AT_ONCE,
  other: 12,
};
/** Shorter than the gateway waits, so that nothing begins after the gateway has given up on it. */
const MAX_WAIT_MS = 7000;

const uses = new AsyncLocalStorage<Use>();

export const onConnectionsFor = uses.run.bind(uses);

const passwords = new Semaphore(PASSWORDS_AT_ONCE);

/** Not logged, or strangers could fill the log. */
class PasswordsBusy extends I18nError {
  constructor() {
    super('Too many passwords are compared at present.', {}, 'BUSY', LogLevel.Verbose);
  }
}

/** @throws PasswordsBusy if those of others take too long */
export function withPasswords<Result>(work: () => Promise<Result>, maxWaitMs = MAX_WAIT_MS): Promise<Result> {
  return withTimeout(passwords, maxWaitMs, new PasswordsBusy()).runExclusive(() =>
    uses.run('passwords', work),
  );
}

/** The pool of TypeORM: one of `pg` for each use. */
class Pools extends EventEmitter {
  readonly #pools: ReadonlyMap<Use, pg.Pool>;

  constructor(config: pg.PoolConfig) {
    super();
    this.#pools = new Map(
      (['orders', 'passwords', 'other'] as const).map((use) => [
        use,
        new pg.Pool({ ...config, max: CONNECTIONS[use] }).on('error', (error) => this.emit('error', error)),
      ]),
    );
  }

  connect(callback: Parameters<pg.Pool['connect']>[0]): void {
    this.#pools.get(uses.getStore() ?? 'other')?.connect(callback);
  }

  end(callback: (error?: unknown) => void): void {
    Promise.all([...this.#pools.values()].map((pool) => pool.end())).then(() => callback(), callback);
  }

  get waitingCount(): number {
    return [...this.#pools.values()].reduce((sum, pool) => sum + pool.waitingCount, 0);
  }
}

/** What TypeORM uses of `pg`. */
export const driver = { Pool: Pools, defaults: pg.defaults };
