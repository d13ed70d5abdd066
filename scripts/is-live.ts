/** Whether the shop is built for the gateway in `live/`. Pages ask `app/back-end.ts` what it can do. */
export const IS_LIVE = process.env['LIVE'] === '1';
