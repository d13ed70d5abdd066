/** What stops a start. The message is a sentence for the owner. */
export class CannotStart extends Error {}

/** Names an error for the log. Its message may quote what a buyer has sent, such as an e-mail address, so it is left out. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // `responseCode` is the reply code of a mail server, such as 550.
  const { code, responseCode }: Error & { code?: unknown; responseCode?: unknown } = error;
  // `fetch` throws an error that says only "fetch failed". Its cause is the network's error.
  if (code === undefined && error.cause instanceof Error) return failureOf(error.cause);
  // The codes of timeouts are numbers that say nothing.
  const name = typeof code === 'string' ? code : error.name;
  return typeof responseCode === 'number' ? `${name} ${responseCode}` : name;
}

export function failureWithPlace(error: unknown): string {
  if (!(error instanceof Error)) return failureOf(error);
  const { message, stack = '' } = error;
  // The stack begins with the message, which may contain lines that look like places.
  const afterMessage = stack.slice(Math.max(0, stack.indexOf(message)) + message.length);
  return [failureOf(error), ...(afterMessage.match(/^ {4}at .*$/gm) ?? [])].join('\n');
}
