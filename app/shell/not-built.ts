import { isRouteErrorResponse } from 'react-router';

/**
 * Whether a page has no data because it was never built: an id or a slug that the catalogue does not have. The router
 * says so by a 404 or, where a static host answered for it, by finding no result for the route.
 */
export function isNotBuilt(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404;
  return error instanceof Error && error.message.startsWith('No result found for routeId');
}
