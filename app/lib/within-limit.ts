/** How long a visitor waits for a part of the shop, in milliseconds. */
export const LOAD_LIMIT_MS = 15_000;

/**
 * The same promise, which is rejected once it has taken too long: a browser waits for minutes for a host that does not answer.
 * @throws Error after `limit` milliseconds
 */
export async function withinLimit<T>(loading: Promise<T>, limit = LOAD_LIMIT_MS): Promise<T> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Nothing was loaded within ${limit} ms.`)), limit);
  return Promise.race([loading, tooLong]).finally(() => clearTimeout(timer));
}
