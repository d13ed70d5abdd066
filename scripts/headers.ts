import { headerPolicy } from '#app/content-security-policy.server.ts';

/** Files other than pages run no scripts, so they need only a short policy. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A worker follows the policy of its own file, not that of the page. It loads code and data. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'";

/**
 * The response headers by path, in the `_headers` format of Cloudflare Pages and Netlify. `npm start` sends the same.
 * Pages have no Cache-Control: both hosts revalidate them by default, and Cloudflare merges the rules that match a path,
 * so a rule for `/*` would also apply to `/assets/*`.
 */
export function headersFile(pictureOrigins: readonly string[]): string {
  return `/*
  Content-Security-Policy: ${headerPolicy(pictureOrigins)}
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Referrer-Policy: strict-origin-when-cross-origin
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
/assets/*
  Content-Security-Policy: ${FILE_POLICY}
  Cache-Control: public, max-age=31536000, immutable
/workers/*
  Content-Security-Policy: ${WORKER_POLICY}
  Cache-Control: public, max-age=31536000, immutable
/images/*
  Content-Security-Policy: ${FILE_POLICY}
/*.data
  Cache-Control: public, max-age=60, stale-while-revalidate=600
/data/listings/*
  Cache-Control: public, max-age=60, stale-while-revalidate=600
`;
}

/** A rule applies to paths that begin with `start` and end with `end`. */
export type HeaderRule = {
  readonly start: string;
  readonly end: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Reads the format of `headersFile`. Later rules override earlier ones. */
export function parseHeadersFile(text: string): readonly HeaderRule[] {
  const rules: { start: string; end: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    if (header?.[1] !== undefined && header[2] !== undefined) {
      const rule = rules.at(-1);
      if (rule) rule.headers[header[1]] = header[2];
    } else if (line.startsWith('/')) {
      const [start = '', end = ''] = line.trim().split('*');
      rules.push({ start, end, headers: {} });
    }
  }
  return rules;
}
