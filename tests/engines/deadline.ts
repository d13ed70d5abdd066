/** Longer than any command takes on a busy machine. */
const DEADLINE_MS = 20_000;

/** @throws Error that names the command if the browser does not answer in time. */
export async function beforeDeadline<T>(command: string, answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(`The browser did not answer within ${DEADLINE_MS / 1000} s: ${command}`));
  }, DEADLINE_MS);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
