import { useEffect, useEffectEvent, useState } from 'react';
import { withinLimit } from './within-limit.ts';

type Loaded<T> = {
  /** What was loaded last. It stays while more is loaded, and if that fails. */
  readonly value: T | undefined;
  readonly isComplete: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/**
 * Loads what is needed, ignores answers that are no longer needed, and says whether loading has failed or takes too long.
 * @param key names what is needed, undefined for nothing. When it changes, a failure is forgotten, so that what has failed is
 *   tried again.
 * @param isEnough whether what is loaded has what is needed now; otherwise only what was loaded for the same key does
 */
export function useLoaded<T>(
  key: string | undefined,
  load: () => Promise<T>,
  isEnough?: (value: T) => boolean,
): Loaded<T> {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly value: T }>();
  const [failedKey, setFailedKey] = useState<string>();
  if (failedKey !== undefined && failedKey !== key) setFailedKey(undefined);
  const isLoaded = loaded !== undefined && (isEnough ? isEnough(loaded.value) : loaded.key === key);
  const missingKey = isLoaded ? undefined : key;
  const hasFailed = missingKey !== undefined && failedKey === missingKey;
  const startLoading = useEffectEvent(load);

  useEffect(() => {
    if (missingKey === undefined || hasFailed) return undefined;
    let isOutdated = false;
    withinLimit(startLoading()).then(
      (value) => {
        if (!isOutdated) setLoaded({ key: missingKey, value });
      },
      () => {
        if (!isOutdated) setFailedKey(missingKey);
      },
    );
    return () => {
      isOutdated = true;
    };
  }, [missingKey, hasFailed]);

  return {
    value: loaded?.value,
    isComplete: missingKey === undefined,
    hasFailed,
    retry: () => setFailedKey(undefined),
  };
}
