/** The back end of this build. A build with `LIVE=1` has `live/adapter.ts` in its place, see `scripts/live-modules.ts`. */
export { maintenanceCommerce as commerce } from './maintenance-commerce.ts';
