const MAX_NAMED = 5;

/** Ids come from the address, so there may be any number of them, of any length. */
export function unknownProducts(ids: readonly string[]): string {
  const named = ids.slice(0, MAX_NAMED).map((id) => (id.length > 20 ? `${id.slice(0, 20)}…` : id));
  const others = ids.length - named.length;
  return `Not in our catalogue: ${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`;
}
