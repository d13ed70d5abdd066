import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, posix, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { CONTENT_TYPES, contentTypeOf } from './content-types.ts';
import { headersFor, parseHeadersFile } from './headers.ts';
import { HOST_FILES } from './host-file-names.ts';

/** Request headers that could make the 404 response empty, partial or another error. */
const CONDITIONAL_HEADERS = [
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'range',
];

type Render = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * A server for a built site. It sends compressed copies where browsers accept them, and adds the headers of the site's `_headers`
 * file. It answers unknown and malformed addresses with `404.html` and status 404.
 * @param base the path of the site on this server, with a slash at both ends
 * @param render answers what the site has no file for
 */
export function staticSite(folder: string, base = '/', render?: Render): FastifyInstance {
  const root = resolve(folder);
  const rules = parseHeadersFile(readFileSync(join(root, '_headers'), 'utf8'));
  const moved = readRedirectsFile(readFileSync(join(root, '_redirects'), 'utf8'));
  const hidden = new Set(HOST_FILES.map((name) => base + name));

  const typeAndHeaders = (url: string) => {
    const [path = ''] = url.split('?');
    return { 'Content-Type': contentTypeOf(path), ...headersFor(rules, path) };
  };
  const sendNotFound = ({ raw, url }: FastifyRequest, reply: FastifyReply) => {
    for (const name of CONDITIONAL_HEADERS) delete raw.headers[name];
    for (const name of Object.keys(typeAndHeaders(url))) reply.removeHeader(name);
    return reply
      .code(404)
      .headers({ 'Content-Type': CONTENT_TYPES.html, ...headersFor(rules, base) })
      .sendFile('404.html');
  };

  const rendered = new WeakSet<FastifyRequest>();
  const server = Fastify({
    // Otherwise closing waits 72 s for a browser that is loading a page.
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : '/404'),
  });
  server.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    reply.headers(typeAndHeaders(path));
    if (hasSeveralHosts(request.raw)) return reply.code(400).send('');
    if (!['GET', 'HEAD'].includes(request.method)) {
      return reply.code(405).header('Allow', 'GET, HEAD').send('');
    }
    if (`${path}/` === base) return reply.redirect(base, 308);
    const target = moved.get(path);
    if (target !== undefined) return reply.redirect(target, 301);
    return hidden.has(fileOf(path)) ? sendNotFound(request, reply) : undefined;
  });
  // For a compressed copy the plugin overwrites the content type, so it is set again.
  server.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 200 && !rendered.has(request))
      reply.header('Content-Type', typeAndHeaders(request.url)['Content-Type']);
  });
  server.register(fastifyStatic, {
    root,
    prefix: base,
    preCompressed: true,
    cacheControl: false,
    contentType: false,
    redirect: false,
  });
  server.setNotFoundHandler((request, reply) => {
    // Two addresses of a page could be one for a cache, and another for the program that renders it.
    if (!render || /\/\/|\\|%5c/i.test(request.url.split('?')[0] ?? '')) return sendNotFound(request, reply);
    rendered.add(request);
    return render(request, reply);
  });
  // For a path outside the folder the plugin responds with 403.
  server.setErrorHandler<FastifyError>((error, request, reply) =>
    error.statusCode === 403 ? sendNotFound(request, reply) : reply.send(error),
  );
  return server;
}

/** Where old addresses lead, by their paths, in the format of Cloudflare Pages and Netlify. */
function readRedirectsFile(text: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(text.matchAll(/^(\S+) (\S+) 301$/gm), ([, from = '', to = '']) => [from, to] as const),
  );
}

/** The path of the file that is sent for it: `/%5fheaders` and `/a/../_headers` are `/_headers`. */
function fileOf(path: string): string {
  return posix.normalize(decodeURIComponent(path).replaceAll('\\', '/'));
}

/** Node accepts a request with several `Host` headers and ignores all but the first. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}

/** Fastify rejects a path with malformed percent escapes before any handler runs. */
export function isDecodable(url: string): boolean {
  try {
    decodeURI(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
