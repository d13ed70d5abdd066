/**
 * Whether browsers keep visited pages, so that they open without a connection. If the shop is published with `false`,
 * the browsers of earlier visitors delete what they have kept when these visitors return.
 */
export const IS_OFFLINE_USE_OFFERED: boolean = true;
