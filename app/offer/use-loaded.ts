import { useEffect, useMemo, useState } from 'react';

type Load<T> = (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>;

export type Loaded<T> = {
  readonly values: ReadonlyMap<string, T>;
  /** Whether all keys have been loaded. Keys that do not exist are then missing in `values`. */
  readonly isComplete: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** Loads what is missing of `keys`, and keeps what is loaded. `load` must always be the same function. */
export function useLoaded<T>(keys: readonly string[], load: Load<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, T | undefined>>(new Map());
  const [failedKey, setFailedKey] = useState<string>();
  const missing = [...new Set(keys.filter((key) => !loaded.has(key)))];
  const missingKey = JSON.stringify(missing);
  // A failure is forgotten once the set of missing keys changes, so that the keys that failed are tried again if they are
  // needed later.
  if (failedKey !== undefined && failedKey !== missingKey) setFailedKey(undefined);

  useEffect(() => {
    if (missing.length === 0 || failedKey === missingKey) return;
    let isOutdated = false;
    load(missing).then(
      (values) => {
        if (isOutdated) return;
        setLoaded((known) => new Map([...known, ...missing.map((key) => [key, values.get(key)] as const)]));
      },
      () => {
        if (!isOutdated) setFailedKey(missingKey);
      },
    );
    return () => {
      isOutdated = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `missingKey` changes with `missing`
  }, [missingKey, failedKey, load]);

  const values = useMemo(
    () =>
      new Map([...loaded].flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]))),
    [loaded],
  );

  return {
    values,
    isComplete: missing.length === 0,
    hasFailed: missing.length > 0 && failedKey === missingKey,
    retry: () => setFailedKey(undefined),
  };
}
