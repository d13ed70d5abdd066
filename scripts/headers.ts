import { headerPolicy } from '#app/content-security-policy.server.ts';

/** A rule applies to paths that begin with `start` and end with `end`. */
export type HeaderRule = {
  readonly start: string;
  readonly end: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Files other than pages and the service worker run no scripts, so they need only a short policy. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A worker follows the policy of its own file, not that of the page. The service worker loads code and data. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'";

const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const FOR_A_MINUTE = 'public, max-age=60, stale-while-revalidate=600';

/**
 * The response headers of all hosts, by path. The first rule applies to every path of the shop; later rules add headers and
 * replace those of earlier rules. Cloudflare Pages is an exception: it joins the values of all rules that match. So the
 * first rule has no Cache-Control, which would also apply to `/assets/*`. Pages need none, because Cloudflare Pages and
 * Netlify revalidate them by default.
 * @param base the path of the shop on its host, with a slash at both ends
 */
export function headerRules(pictureOrigins: readonly string[], base: string): readonly HeaderRule[] {
  return [
    {
      start: base,
      end: '',
      headers: {
        'Content-Security-Policy': headerPolicy(pictureOrigins),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    {
      start: `${base}assets/`,
      end: '',
      headers: { 'Content-Security-Policy': FILE_POLICY, 'Cache-Control': FOR_A_YEAR },
    },
    // A browser must learn of a new version.
    {
      start: `${base}service-worker.js`,
      end: '',
      headers: { 'Content-Security-Policy': WORKER_POLICY, 'Cache-Control': 'no-cache' },
    },
    { start: `${base}images/`, end: '', headers: { 'Content-Security-Policy': FILE_POLICY } },
    {
      start: base,
      end: '.data',
      // Hosts do not know the file type of the router's data, and compress only types that they know as text.
      headers: { 'Content-Type': 'text/x-script', 'Cache-Control': FOR_A_MINUTE },
    },
    { start: `${base}data/listings/`, end: '', headers: { 'Cache-Control': FOR_A_MINUTE } },
    // Other sites may read what is published for other programs.
    { start: `${base}feeds/`, end: '', headers: { 'Access-Control-Allow-Origin': '*' } },
    { start: `${base}data/products.`, end: '', headers: { 'Access-Control-Allow-Origin': '*' } },
  ];
}

/** The headers of a response by name. Browsers must revalidate what no rule lets them cache. */
export function headersFor(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const matching = rules.filter(({ start, end }) => path.startsWith(start) && path.endsWith(end));
  return Object.assign({ 'Cache-Control': 'no-cache' }, ...matching.map(({ headers }) => headers));
}

/** The content of `_headers`, the file that Cloudflare Pages and Netlify read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ start, end, headers }) => [
    `${start}*${end}`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Reads the format of `headersFile`. */
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
