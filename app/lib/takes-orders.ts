/** Whether this shop is asked for products, instead of files with all of them. */
export const TAKES_ORDERS: boolean = import.meta.env.LIVE === true;
