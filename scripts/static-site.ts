import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { readHeadersFile } from './security-headers.ts';

/**
 * A server for a built site: the compressed copies where a browser takes them, the headers of the site's own `_headers`
 * file, `404.html` with status 404 for what was not built.
 */
export function staticSite(folder: string): FastifyInstance {
  const root = resolve(folder);
  const rules = readHeadersFile(readFileSync(join(root, '_headers'), 'utf8'));
  const server = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  server.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    for (const { start, end, headers } of rules) {
      if (path.startsWith(start) && path.endsWith(end)) reply.headers(headers);
    }
  });
  server.register(fastifyStatic, { root, preCompressed: true, cacheControl: false, redirect: false });
  server.setNotFoundHandler((_, reply) => reply.code(404).sendFile('404.html'));
  return server;
}
