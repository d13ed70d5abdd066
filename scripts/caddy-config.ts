import { CONTENT_TYPES } from './content-types.ts';
import { type HeaderRule, headersFor } from './headers.ts';
import { HOST_FILES } from './host-file-names.ts';

/**
 * The part of a Caddy site that serves the shop. Without a sub-path, the site's root is the shop's folder; with the path
 * `/shop/` the root has the shop in its folder `shop`.
 * @param base the path of the shop on its host, with a slash at both ends
 * @throws Error if a header has a character that Caddy would read as its own syntax
 */
export function caddyConfig(rules: readonly HeaderRule[], base: string): string {
  const types = Object.entries(CONTENT_TYPES).map(
    ([extension, type]) => `    header ${base}*.${extension} Content-Type "${type}"`,
  );
  const others = rules.slice(1).map(
    ({ start, end, headers }) => `    header ${start}*${end} {
      ${fields(headers, 6)}
    }`,
  );
  const pageHeaders = fields(headersFor(rules, base), 6);
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
    @doubledSlash expression \`{http.request.orig_uri.path}.contains("//")\`
    error @doubledSlash 404

    header {
      ${pageHeaders}
    }
${[...types, ...others].join('\n')}

    file_server {
      disable_canonical_uris
      # Sends the copies that \`npm run build -- --compress\` writes.
      precompressed br gzip
    }
  }
}

handle_errors {
  @unknown expression \`{http.error.status_code} == 404 && {http.request.orig_uri.path}.startsWith("${base}")\`
  handle @unknown {
    header {
      ${pageHeaders}
    }
    rewrite * ${base}404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}

function fields(headers: Readonly<Record<string, string>>, indent: number): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    if (/["\\{}]/.test(value)) throw new Error(`Caddy cannot send this value of ${name}: ${value}`);
    return `${name} "${value}"`;
  });
  return lines.join(`\n${' '.repeat(indent)}`);
}
