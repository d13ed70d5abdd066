/** Names the failure of an e-mail for the log. The message of such an error may quote the address of the recipient, so it is left out. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code ?? error.name, responseCode].filter((part) => part !== undefined).join(' ');
}
