import type pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { failureOf } from '../failure.ts';
import { log } from '../log.ts';
import { productsRead } from './counts.ts';

const EVERY_MS = 250;

/**
 * Asks the database for the version of the products, see `keep-products.ts`.
 * @param onChange called when there are products, and after each change
 * @param onAnswer called with whether the database answers, each time it was asked
 * @returns ends it
 */
export function followChanges(
  database: pg.Pool,
  onChange: () => void,
  onAnswer: (hasAnswered: boolean) => void,
): () => Promise<void> {
  const stopped = new AbortController();
  let version = '0';
  let hasFailed = false;
  const following = (async () => {
    while (!stopped.signal.aborted) {
      try {
        const { rows } = await database.query<{ version: string }>('SELECT version FROM shop.state');
        const current = rows[0]?.version ?? '0';
        // Tables that are being made anew have no products yet.
        onAnswer(current !== '0');
        if (current !== '0' && current !== version) onChange();
        version = current;
        if (version !== '0') productsRead.setToCurrentTime();
        if (hasFailed) log('The pages: the database answers again.');
        hasFailed = false;
      } catch (error) {
        onAnswer(false);
        if (!hasFailed) log(`The pages: no answer of the database: ${failureOf(error)}`, 'error');
        hasFailed = true;
      }
      await wait(EVERY_MS, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();
  return async () => {
    stopped.abort();
    await following;
  };
}
