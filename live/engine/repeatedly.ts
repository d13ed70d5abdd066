import { Logger } from '@vendure/core';
import { failureOf } from '../failure.ts';
import { onConnectionsFor } from './connections.ts';

export const EVERY_MS = 60_000;

export type Repeated = { readonly now: () => void; readonly stop: () => Promise<void> };

/**
 * Does the work at once, then every minute and whenever `now` is called, each time after the time before has ended.
 * @param failure what the log says if it fails
 */
export function repeatedly(failure: string, context: string, work: () => Promise<void>): Repeated {
  let working = Promise.resolve();
  const now = () => {
    working = working
      // Whoever asks for it now, such as an order, has connections of its own.
      .then(() => onConnectionsFor('other', work))
      .catch((error: unknown) => Logger.error(`${failure}: ${failureOf(error)}`, context));
  };
  now();
  const timer = setInterval(now, EVERY_MS);
  return {
    now,
    stop: async () => {
      clearInterval(timer);
      await working;
    },
  };
}
