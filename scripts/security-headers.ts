import { createHash } from 'node:crypto';

/** Which sources a page may use; `script-src` also lists the hashes of the page's inline scripts. */
const DIRECTIVES: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** A browser ignores these in a `<meta>` and complains about them. */
const HEADER_ONLY = new Set(['frame-ancestors']);

/**
 * The policy for a page or, with all pages' hashes, for the whole site's header. `pictureHosts` are the origins of pictures
 * that the catalogue has elsewhere.
 */
export function contentSecurityPolicy(
  scriptHashes: Iterable<string>,
  pictureHosts: Iterable<string>,
  place: 'header' | 'meta',
): string {
  const more: Readonly<Record<string, Iterable<string>>> = {
    'script-src': scriptHashes,
    'img-src': pictureHosts,
  };
  return Object.entries(DIRECTIVES)
    .filter(([name]) => place === 'header' || !HEADER_ONLY.has(name))
    .map(([name, sources]) => [name, ...sources, ...(more[name] ?? [])].join(' '))
    .join('; ');
}

/** As a policy writes it: `'sha256-…'`. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Inline scripts that a browser would run; data blocks need no hash. */
export function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , script = '']) => script);
}

/** For files that are no pages: the policy of the pages is longer than many a picture. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The headers of the published site by path, in the format of a `_headers` file, which Cloudflare Pages and Netlify read
 * as it is; `npm start` sends the same. The router's data may be a minute old, so that what was fetched ahead counts.
 * Of pages it says nothing: both hosts have them asked for anew anyway, and Cloudflare joins what two rules say of one
 * header, so that a `no-cache` for all would hold for `/assets/` too.
 */
export function headersFile(scriptHashes: Iterable<string>, pictureHosts: Iterable<string> = []): string {
  return `/*
  Content-Security-Policy: ${contentSecurityPolicy(scriptHashes, pictureHosts, 'header')}
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Referrer-Policy: strict-origin-when-cross-origin
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
/assets/*
  Content-Security-Policy: ${FILE_POLICY}
  Cache-Control: public, max-age=31536000, immutable
/images/*
  Content-Security-Policy: ${FILE_POLICY}
/*.data
  Cache-Control: public, max-age=60
`;
}

/** `start` and `end` are what a path must begin and end with. */
export type HeaderRule = {
  readonly start: string;
  readonly end: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Reads what `headersFile` writes; a later rule overrides an earlier one. */
export function readHeadersFile(text: string): readonly HeaderRule[] {
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
