/** The task could not begin in time, and has not begun. */
export class QueueTimeout extends Error {}

/** Lets up to `count` tasks run at once; the others wait in the order in which they came, for a limited time. */
export class Semaphore {
  #free: number;
  readonly #longestWaitMs: number;
  #waiting: (() => void)[] = [];

  constructor(count: number, longestWaitMs: number) {
    this.#free = count;
    this.#longestWaitMs = longestWaitMs;
  }

  /** @throws QueueTimeout if the task could not begin in time; then it never does. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free--;
    else await this.#turn();
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((other) => other !== begin);
        reject(new QueueTimeout('Too many tasks are waiting.'));
      }, this.#longestWaitMs);
      this.#waiting.push(begin);
    });
  }
}
