import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { parseHeadersFile } from './headers.ts';

/** What a request may make its answer depend on. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'range'];

/**
 * A server for a built site: the compressed copies where a browser takes them, the headers of the site's own `_headers`
 * file, `404.html` with status 404 for what was not built, also for an address that is none.
 */
export function staticSite(folder: string): FastifyInstance {
  const root = resolve(folder);
  const rules = parseHeadersFile(readFileSync(join(root, '_headers'), 'utf8'));

  const headersOf = (path: string) =>
    Object.assign(
      { 'Cache-Control': 'no-cache' },
      ...rules
        .filter(({ start, end }) => path.startsWith(start) && path.endsWith(end))
        .map(({ headers }) => headers),
    );
  // It is a page wherever it stands, whole whatever was asked of the file in its place, and nobody is to remember it.
  const notFound = ({ raw }: FastifyRequest, reply: FastifyReply) => {
    for (const name of CONDITIONS) delete raw.headers[name];
    return reply.code(404).headers(headersOf('/404')).sendFile('404.html');
  };

  const server = Fastify({
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => (isAddress(url) ? url : '/404'),
  });
  server.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    reply.headers(headersOf(path));
  });
  server.register(fastifyStatic, { root, preCompressed: true, cacheControl: false, redirect: false });
  server.setNotFoundHandler(notFound);
  // A path that leads out of the folder.
  server.setErrorHandler<FastifyError>((error, request, reply) =>
    error.statusCode === 403 ? notFound(request, reply) : reply.send(error),
  );
  return server;
}

/** Whether the escapes in its path are those of some text; what is asked for behind it may be anything. */
function isAddress(url: string): boolean {
  try {
    decodeURI(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
