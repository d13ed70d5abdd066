export type Arrival<T> = PromiseFulfilledResult<T> & { readonly item: number };
type Failure = PromiseRejectedResult & { readonly item: number };

/**
 * Calls `load` for 0 to `count` - 1, at most `parallel` at the same time, and yields the outcomes in the order of their
 * arrival. A failed load is an outcome too, and does not stop the other loads.
 */
export async function* asTheyArrive<T>(
  count: number,
  parallel: number,
  load: (item: number) => Promise<T>,
): AsyncGenerator<Arrival<T> | Failure> {
  const running = new Map<number, Promise<Arrival<T> | Failure>>();
  let next = 0;
  const startNext = () => {
    if (next === count) return;
    running.set(next, outcomeOf(next, load(next)));
    next += 1;
  };
  for (let started = 0; started < parallel; started += 1) startNext();
  while (running.size > 0) {
    const outcome = await Promise.race(running.values());
    running.delete(outcome.item);
    startNext();
    yield outcome;
  }
}

async function outcomeOf<T>(item: number, result: Promise<T>): Promise<Arrival<T> | Failure> {
  try {
    return { status: 'fulfilled', value: await result, item };
  } catch (reason) {
    return { status: 'rejected', reason, item };
  }
}
