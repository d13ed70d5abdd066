/**
 * Whether a back end takes orders: in a build with `LIVE=1`. Such a shop shows none of the samples and offers of the specification
 * that nothing stands behind.
 */
export const TAKES_ORDERS: boolean = import.meta.env.LIVE === true;
