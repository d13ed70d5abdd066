import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream';

type SiteFile = {
  readonly path: string;
  readonly size: number;
  readonly tag: string;
  readonly modified: string;
};
type HeaderRule = { readonly start: string; readonly end: string; readonly headers: [string, string][] };

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

/** Files that configure a static host. */
const HIDDEN = /^\/_(?:headers|redirects|nginx\.conf|caddy\.conf)$/;
/** Pages that the browser builds, because the build cannot know their addresses. */
const BUILT_IN_BROWSER = /^\/account\/orders\/[0-9]+\/?$/;
const COMPRESSED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * The files of a built shop, with the headers of its `_headers` file. The constructor lists all files, and only these are
 * served, so no address leads out of the folder. A newly published shop is another `Site`.
 */
export class Site {
  readonly #files: ReadonlyMap<string, SiteFile>;
  readonly #rules: readonly HeaderRule[];

  constructor(folder: string) {
    this.#rules = readRules(readFileSync(join(folder, '_headers'), 'utf8'));
    this.#files = new Map(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const path = join(entry.parentPath, entry.name);
          const { size, mtime } = statSync(path);
          const tag = createHash('sha1').update(`${size} ${mtime.getTime()}`).digest('base64url');
          return [
            `/${relative(folder, path).split(sep).join('/')}`,
            { path, size, tag: `"${tag}"`, modified: mtime.toUTCString() },
          ];
        }),
    );
  }

  /** Whether the site has a file or page at this path. */
  has(path: string): boolean {
    return this.#find(path) !== undefined || BUILT_IN_BROWSER.test(path);
  }

  /**
   * Answers a GET or HEAD request, with `404.html` if there is no such file. For the page of an order, the scripts in
   * `404.html` show the order.
   */
  answer(request: IncomingMessage, response: ServerResponse, path: string): void {
    const found = this.#find(path);
    const name = found ?? '/404.html';
    const file = this.#files.get(name);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.statusCode = found === undefined && !BUILT_IN_BROWSER.test(path) ? 404 : 200;
    response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream');
    response.setHeader('Cache-Control', 'no-cache');
    // `404.html` gets only the headers of the rule for all paths, `/*`. Those of `/assets/*`, for example, would let
    // browsers cache it for a year.
    const rulePath = found === undefined ? '/' : path;
    for (const { start, end, headers } of this.#rules) {
      if (!rulePath.startsWith(start) || !rulePath.endsWith(end)) continue;
      for (const [header, value] of headers) response.setHeader(header, value);
    }
    const { encoding, file: sent } = this.#compressed(name, file, request.headers['accept-encoding'] ?? '');
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding) response.setHeader('Content-Encoding', encoding);
    if (found !== undefined) {
      response.setHeader('ETag', sent.tag);
      response.setHeader('Last-Modified', sent.modified);
      if (
        request.headers['if-none-match']?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === sent.tag)
      ) {
        response.writeHead(304).end();
        return;
      }
    }
    response.setHeader('Content-Length', sent.size);
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    pipeline(createReadStream(sent.path), response, () => {});
  }

  #find(path: string): string | undefined {
    let decoded: string;
    try {
      decoded = decodeURIComponent(path);
    } catch {
      return undefined;
    }
    if (HIDDEN.test(decoded) || /\.(br|gz)$/.test(decoded)) return undefined;
    const candidates = decoded.endsWith('/') ? [`${decoded}index.html`] : [decoded, `${decoded}/index.html`];
    return candidates.find((candidate) => this.#files.has(candidate));
  }

  #compressed(name: string, file: SiteFile, accepted: string) {
    for (const [encoding, ending] of COMPRESSED) {
      const copy = this.#files.get(name + ending);
      if (copy && accepted.includes(encoding)) return { encoding, file: copy };
    }
    return { encoding: undefined, file };
  }
}

/** Reads the format that Cloudflare Pages and Netlify read: a path with one `*`, then indented headers. */
function readRules(content: string): readonly HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of content.split('\n')) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    if (header?.[1] !== undefined && header[2] !== undefined)
      rules.at(-1)?.headers.push([header[1], header[2]]);
    else if (line.startsWith('/')) {
      const [start = '', end = ''] = line.trim().split('*');
      rules.push({ start, end, headers: [] });
    }
  }
  return rules;
}
