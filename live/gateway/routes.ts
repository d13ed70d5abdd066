import { ACCOUNT_ROUTES } from './account-routes.ts';
import { CONTACT_ROUTES } from './contact-routes.ts';
import { ORDER_ROUTES } from './order-routes.ts';
import type { Route } from './route.ts';
import { SESSION_ROUTES } from './session-routes.ts';

/** All requests below `/api/` that the gateway answers. */
export const ROUTES: readonly Route[] = [
  ...SESSION_ROUTES,
  ...ACCOUNT_ROUTES,
  ...ORDER_ROUTES,
  ...CONTACT_ROUTES,
];
