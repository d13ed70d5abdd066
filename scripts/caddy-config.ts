import { CONTENT_TYPES } from './content-types.ts';
import { type HeaderRule, headersFor } from './headers.ts';
import { HOST_FILES } from './host-file-names.ts';

/** Request headers for which a server may send only part of the page, or none of it. */
const CONDITIONAL_HEADERS = [
  'If-None-Match',
  'If-Modified-Since',
  'If-Match',
  'If-Unmodified-Since',
  'Range',
];

/**
 * The part of a Caddy site that serves the shop. Without a sub-path, the site's root is the shop's folder; with the path
 * `/shop/` the root has the shop in its folder `shop`.
 * @param base the path of the shop on its host, with a slash at both ends
 * @throws Error if a header has a character that Caddy would read as its own syntax
 */
export function caddyConfig(rules: readonly HeaderRule[], base: string): string {
  const types = Object.entries(CONTENT_TYPES).map(
    ([extension, type]) => `    ${headersOf(`.${extension}`, [`Content-Type "${type}"`])}`,
  );
  // Without the first rule: it applies to every path, so `pageHeaders` contains its headers.
  const others = rules
    .slice(1)
    .map(
      ({ start, end, headers }) =>
        `    ${end === '' ? headerBlock(`${start}*`, fields(headers)) : headersOf(end, fields(headers))}`,
    );
  const pageHeaders = fields(headersFor(rules, base));
  const pageHeaderNames = new Set(['Content-Type', ...Object.keys(headersFor(rules, base))]);
  const otherNames = rules.flatMap(({ headers }) => Object.keys(headers));
  const removed = [...new Set(otherNames)].filter((name) => !pageHeaderNames.has(name));
  // These replace the headers that were set for the requested file.
  const notFoundHeaders = [
    ...removed.map((name) => `-${name}`),
    ...pageHeaders,
    `Content-Type "${CONTENT_TYPES.html}"`,
  ];
  return `# Written by \`npm run build\`. Import it in a site block, see docs/publishing.md.
${base === '/' ? '' : `\nredir ${base.slice(0, -1)} ${base} 308\n`}
handle ${base}* {
  # Directives apply in this order.
  route {
    @writes not method GET HEAD
    header @writes Allow "GET, HEAD"
    error @writes 405
    @hidden path ${HOST_FILES.map((name) => base + name).join(' ')}
    error @hidden 404
    # Caddy would otherwise read two slashes as one.
    @twoSlashes vars_regexp {http.request.orig_uri.path} //
    error @twoSlashes 404
    @nullByte vars_regexp {http.request.orig_uri.path} \\x00
    error @nullByte 404

    ${headerBlock('', pageHeaders)}
${[...types, ...others].join('\n')}

    file_server {
      disable_canonical_uris
      # Sends the copies that \`npm run build -- --compress\` writes.
      precompressed br gzip
    }
  }
}

handle_errors {
  @unknown {
    expression {http.error.status_code} == 404
    path ${base}*
  }
  route @unknown {
    ${headerBlock('', notFoundHeaders)}
    # Otherwise a browser with the page in its cache would get an empty response.
    ${CONDITIONAL_HEADERS.map((name) => `request_header -${name}`).join('\n    ')}
    rewrite * ${base}404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}

/** Sets headers for paths with this ending in any folder. Caddy's `/*.js` matches only files in the root folder. */
function headersOf(end: string, lines: readonly string[]): string {
  const name = `@${end.slice(1)}`;
  return `${name} path_regexp ${end.replace('.', String.raw`\.`)}$\n    ${headerBlock(name, lines)}`;
}

function headerBlock(matcher: string, lines: readonly string[]): string {
  return `header ${matcher}${matcher && ' '}{\n      ${lines.join('\n      ')}\n    }`;
}

function fields(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers).map(([name, value]) => {
    if (/["\\{}]/.test(value)) throw new Error(`Caddy cannot send this value of ${name}: ${value}`);
    return `${name} "${value}"`;
  });
}
