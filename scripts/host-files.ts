import { caddyConfig } from './caddy-config.ts';
import { type HeaderRule, headersFile } from './headers.ts';
import type { HOST_FILES } from './host-file-names.ts';
import { nginxConfig } from './nginx-config.ts';
import { redirectsFile } from './redirects.ts';

/** The content of each file that configures a host. */
export function hostFiles(
  rules: readonly HeaderRule[],
  base: string,
): Readonly<Record<(typeof HOST_FILES)[number], string>> {
  return {
    _headers: headersFile(rules),
    _redirects: redirectsFile(base),
    '_nginx.conf': nginxConfig(rules, base),
    '_caddy.conf': caddyConfig(rules, base),
  };
}
