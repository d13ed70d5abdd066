import { fetchChecked } from '#app/lib/fetch-json.ts';
import { MAX_NEAR_KEYS } from '#app/offer/model/near-misses.ts';
import type { Products } from './products.ts';
import { ASK_FOLDER } from './addresses.ts';
import { filterQuery, QUESTIONS } from './questions.ts';

/** The shop is asked once nothing was typed for this time. */
const TYPING_PAUSE_MS = 100;
/** How many values one request names. */
const MAX_VALUES = 50;
/** The length of these values, so that an address is short enough for every host. */
const MAX_LENGTH = 3000;
/** How many requests are sent at once. */
const MAX_PARALLEL = 4;

/** Asks the shop. */
export const httpProducts: Products = {
  prepare: () => Promise.resolve(),
  find: (ids) => inParts(ids, MAX_VALUES, (some) => ask('find', some)),
  columns: (slug) => ask('columns', slug),
  async coded(keys, near, signal) {
    return [
      ...(await inParts(keys, MAX_VALUES, (some) => ask('coded', { keys: some, near: [] }, signal))),
      ...(await inParts(near, MAX_NEAR_KEYS, (some) => ask('coded', { keys: [], near: some }, signal))),
    ];
  },
  list: (subject, filter) => ask('list', { subject, query: filterQuery(subject, filter) }),
  async suggest(typed, signal) {
    if (typed.trim() === '') return [];
    await pauseInTyping(signal);
    return ask('suggest', typed, signal);
  },
  search: (query) => ask('search', query),
};

type Name = keyof typeof QUESTIONS;
type Asked<N extends Name> = Parameters<(typeof QUESTIONS)[N]['write']>[0];
type Answer<N extends Name> = (typeof QUESTIONS)[N]['isAnswer'] extends (value: unknown) => value is infer A
  ? A
  : never;

function ask<N extends Name>(name: N, asked: Asked<N>, signal?: AbortSignal): Promise<Answer<N>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not see that the name decides all of these
  const { write, isAnswer } = QUESTIONS[name] as unknown as {
    write: (asked: Asked<N>) => URLSearchParams;
    isAnswer: (value: unknown) => value is Answer<N>;
  };
  return fetchChecked(`${ASK_FOLDER}${name}?${write(asked)}`, isAnswer, signal && { signal });
}

/** Asks several times if there are many values, and for each only once. */
async function inParts<Found>(
  values: readonly string[],
  max: number,
  askFor: (some: readonly string[]) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const parts: string[][] = [];
  let length = Infinity;
  for (const value of new Set(values)) {
    const last = parts.at(-1);
    length += encodeURIComponent(value).length;
    if (last && last.length < max && length < MAX_LENGTH) last.push(value);
    else {
      parts.push([value]);
      length = encodeURIComponent(value).length;
    }
  }
  const found: Found[] = [];
  for (let start = 0; start < parts.length; start += MAX_PARALLEL) {
    const answers = await Promise.all(parts.slice(start, start + MAX_PARALLEL).map(askFor));
    found.push(...answers.flat());
  }
  return found;
}

/** @throws the reason of the signal if it is aborted meanwhile */
async function pauseInTyping(signal?: AbortSignal): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, TYPING_PAUSE_MS);
  });
  signal?.throwIfAborted();
}
