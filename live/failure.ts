/** Names an error for the log. Its message may quote what a buyer has sent, such as an e-mail address, so it is left out. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  // The network's own error is the cause of one that says only "fetch failed".
  if (code === undefined && error.cause instanceof Error) return failureOf(error.cause);
  // The codes of timeouts are numbers that say nothing.
  return [typeof code === 'string' ? code : error.name, responseCode]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** As `failureOf()`, and where in the program it happened. */
export function failureWithPlace(error: unknown): string {
  if (!(error instanceof Error)) return failureOf(error);
  const { message, stack = '' } = error;
  const afterMessage = stack.slice(Math.max(0, stack.indexOf(message)) + message.length);
  return [failureOf(error), ...(afterMessage.match(/^ {4}at .*$/gm) ?? [])].join('\n');
}
