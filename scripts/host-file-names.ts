/** Files of a built site that configure its host, from `deploy/site/`. Hosts do not serve them. */
export const HOST_FILES = ['_headers', '_redirects', '_nginx.conf', '_caddy.conf'] as const;
