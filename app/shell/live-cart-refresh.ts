/**
 * Does nothing: the built pages may have older prices than the back end, which cart and checkout ask when they open. Their
 * prices would replace what the back end has said.
 */
export function refreshCartOffers(): void {
  return undefined;
}
