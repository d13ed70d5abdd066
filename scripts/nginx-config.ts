import { CONTENT_TYPES, withoutCharset } from './content-types.ts';
import { type HeaderRule, headersFor } from './headers.ts';
import { HOST_FILES } from './host-file-names.ts';

/**
 * The part of an nginx server that serves the shop. Without a sub-path, the server's root is the shop's folder; with the path
 * `/shop/`, the shop is in the folder `shop` of that root.
 * @param base the path of the shop on its host, with a slash at both ends
 * @throws Error if a header has a character that nginx would read as its own syntax
 */
export function nginxConfig(rules: readonly HeaderRule[], base: string): string {
  const types = Object.entries(CONTENT_TYPES);
  // nginx always adds the charset to HTML, and warns if `charset_types` names it.
  const texts = types
    .filter(([extension, type]) => type.includes('charset') && extension !== 'html')
    .map(([, type]) => withoutCharset(type));
  // The first rule applies to every path, so it needs no location of its own. The rule with an `end` starts with
  // `base`, as does the enclosing location, so its own location compares only the end.
  const locations = rules.slice(1).map(
    ({ start, end }) => `
  location ${end === '' ? start : `~ ${escaped(end)}$`} {
    ${responseDirectives(headersFor(rules, start + end), 4)}
    try_files $uri =404;
  }
`,
  );
  return `# Written by \`npm run build\`. Include it in a server block, see docs/publishing.md.
${base === '/' ? '' : redirectToShop(base)}
location ${base === '/' ? '/' : `^~ ${base}`} {
  types {
    ${types.map(([extension, type]) => `${withoutCharset(type)} ${extension};`).join('\n    ')}
  }
  charset utf-8;
  charset_types ${texts.join(' ')};
  # Sends the copies that \`npm run build -- --compress\` writes.
  gzip_static on;
  gzip_vary on;
  # The answer to POST does not depend on the size of the request.
  client_max_body_size 0;

  ${responseDirectives(headersFor(rules, base), 2)}
  # nginx would otherwise read two slashes as one.
  if ($request_uri ~ "^[^?]*//") { return 404; }
  try_files $uri $uri/index.html =404;

  error_page 404 ${base}404.html;
  location = ${base}404.html {
    ${responseDirectives(headersFor(rules, base), 4)}
  }

  location ~ ^${escaped(base)}(${HOST_FILES.map(escaped).join('|')})$ { return 404; }
${locations.join('')}}
`;
}

function redirectToShop(base: string): string {
  return `
location = ${base.slice(0, -1)} {
  absolute_redirect off;
  return 308 ${base};
}
`;
}

/**
 * The directives that set the headers of a location and reject methods other than GET and HEAD. A location that adds a header
 * inherits none from the enclosing one.
 */
function responseDirectives(headers: Readonly<Record<string, string>>, indent: number): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    if (/["\\$]/.test(value)) throw new Error(`nginx cannot send this value of ${name}: ${value}`);
    return name === 'Content-Type' ? `default_type ${value};` : `add_header ${name} "${value}" always;`;
  });
  lines.push('if ($request_method !~ "^(GET|HEAD)$") { add_header Allow "GET, HEAD" always; return 405; }');
  return lines.join(`\n${' '.repeat(indent)}`);
}

function escaped(text: string): string {
  return text.replaceAll('.', String.raw`\.`);
}
