/**
 * Does nothing. Cart and checkout ask the back end for prices when they open. The prices in the built files may be older and
 * would replace those of the back end.
 */
export function refreshCartOffers(): void {
  return undefined;
}
