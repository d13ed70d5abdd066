import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { readHeadersFile } from './security-headers.ts';

/**
 * A server for a built site: the compressed copies where a browser takes them, the headers of the site's own `_headers`
 * file, `404.html` with status 404 for what was not built, also for an address that is none.
 */
export function staticSite(folder: string): FastifyInstance {
  const root = resolve(folder);
  const rules = readHeadersFile(readFileSync(join(root, '_headers'), 'utf8'));
  const notFoundPage = readFileSync(join(root, '404.html'));

  const headersOf = (path: string) =>
    Object.assign(
      { 'Cache-Control': 'no-cache' },
      ...rules
        .filter(({ start, end }) => path.startsWith(start) && path.endsWith(end))
        .map(({ headers }) => headers),
    );
  // It is a page wherever it stands, and nothing that a browser should remember.
  const notFound = (reply: FastifyReply) =>
    reply.code(404).headers(headersOf('/404')).type('text/html; charset=utf-8').send(notFoundPage);

  const server = Fastify({
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (_, __, reply) => notFound(reply),
  });
  server.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    reply.headers(headersOf(path));
  });
  server.register(fastifyStatic, { root, preCompressed: true, cacheControl: false, redirect: false });
  server.setNotFoundHandler((_, reply) => notFound(reply));
  server.setErrorHandler<FastifyError>((error, _, reply) =>
    // Only what was asked for can be wrong: a path out of the folder, an escape that is none.
    (error.statusCode ?? 500) < 500 ? notFound(reply) : reply.send(error),
  );
  return server;
}
