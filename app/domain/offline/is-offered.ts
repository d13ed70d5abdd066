/**
 * Whether browsers keep visited pages, so that they open without a connection. If it is switched off, the next publication
 * removes what is kept from the browsers of earlier visitors.
 */
export const IS_OFFLINE_USE_OFFERED: boolean = true;
