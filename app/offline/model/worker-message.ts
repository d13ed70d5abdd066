import { isRecord, isString } from '#app/lib/type-guards.ts';

// The messages between pages and the service worker.

/** From a page, with a port for the reply: the files that it has loaded, so that they are kept. */
export type LoadedMessage = { readonly kind: 'loaded'; readonly paths: readonly string[] };

/** From the service worker, in reply to a `LoadedMessage`. */
export type WorkerState = {
  /** The version of the shop whose files the service worker keeps. */
  readonly version: string;
  readonly cacheName: string;
  /** Whether the page belongs to an earlier version. */
  readonly isOutdated: boolean;
};

/** From the service worker to all pages: a file could not be kept, because the browser has no space left. */
export type FullMessage = { readonly kind: 'full' };

export function isLoadedMessage(value: unknown): value is LoadedMessage {
  return (
    isRecord(value) &&
    value['kind'] === 'loaded' &&
    Array.isArray(value['paths']) &&
    value['paths'].every(isString)
  );
}

export function isWorkerState(value: unknown): value is WorkerState {
  return (
    isRecord(value) &&
    isString(value['version']) &&
    isString(value['cacheName']) &&
    typeof value['isOutdated'] === 'boolean'
  );
}

export function isFullMessage(value: unknown): value is FullMessage {
  return isRecord(value) && value['kind'] === 'full';
}

/** The request header with which a page that keeps the whole shop asks the service worker not to answer. */
export const KEEPING_HEADER = 'Keep-Shop';
