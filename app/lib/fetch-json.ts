import { withBase } from '#app/base-path.ts';
import { LOAD_LIMIT_MS } from './within-limit.ts';

/**
 * Fetches a JSON file of the shop. The result is unchecked.
 * @throws Error if the file is unavailable, not JSON, or not there within `LOAD_LIMIT_MS`.
 */
export async function fetchJson(path: string, options?: RequestInit): Promise<unknown> {
  const limit = AbortSignal.timeout(LOAD_LIMIT_MS);
  const signal = options?.signal ? AbortSignal.any([options.signal, limit]) : limit;
  const response = await fetch(withBase(path), { ...options, signal });
  if (!response.ok) throw new Error(`${path} could not be loaded: status ${response.status}`);
  return response.json();
}

/**
 * Fetches a JSON file of the shop and checks its shape.
 * @throws Error if the file is unavailable, not JSON or has an unexpected shape.
 */
export async function fetchChecked<T>(
  path: string,
  isValid: (value: unknown) => value is T,
  options?: RequestInit,
): Promise<T> {
  const value = await fetchJson(path, options);
  if (!isValid(value)) throw new Error(`${path} has an unexpected shape`);
  return value;
}
