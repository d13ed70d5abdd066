// The log: lines to read in a terminal, or with LOG=json an object in each line, for programs that collect logs. Neither has personal
// data.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { VendureLogger } from '@vendure/core';
import { pino } from 'pino';

type Level = 'info' | 'warn' | 'error';

const asJson =
  process.env['LOG'] === 'json' ? pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }) : undefined;

/** The header with which a proxy, a gateway and an engine name the request of a browser. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The id of the request that is being answered. */
export const currentRequest = new AsyncLocalStorage<string>();

export function log(text: string, level: Level = 'info', facts: object = {}): void {
  const requestId = currentRequest.getStore();
  if (asJson) asJson[level]({ ...(requestId !== undefined && { requestId }), ...facts }, text);
  else console[level](`${new Date().toISOString()}  ${text}`);
}

/** Logs what requests took, which in a terminal would hide everything else. */
export function logRequest(facts: object): void {
  if (asJson) log('request', 'info', facts);
}

/** The engine's own lines as JSON; undefined if they are to be read in a terminal. */
export const engineLogger: VendureLogger | undefined = asJson && {
  error: (message, context, trace) => log(message, 'error', { context, trace }),
  warn: (message, context) => log(message, 'warn', { context }),
  info: () => {},
  verbose: () => {},
  debug: () => {},
};
