/** Loads what a key names once, and keeps it. What could not be loaded is loaded again when it is next needed. */
export class LoadCache<T> {
  readonly #loads = new Map<string, Promise<T>>();
  readonly #values = new Map<string, T>();

  /** What was loaded for the key; undefined until then. */
  known(key: string): T | undefined {
    return this.#values.get(key);
  }

  load(key: string, start: () => Promise<T>): Promise<T> {
    const current = this.#loads.get(key);
    if (current) return current;
    const loading = start().then(
      (value) => {
        this.#values.set(key, value);
        return value;
      },
      (error: unknown) => {
        this.#loads.delete(key);
        throw error;
      },
    );
    this.#loads.set(key, loading);
    return loading;
  }
}

export function loadOnce<T>(start: () => Promise<T>): () => Promise<T> {
  const cache = new LoadCache<T>();
  return () => cache.load('', start);
}
