import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { serverFolder } from '#scripts/site-folders.ts';
import { staticSite } from '#scripts/static-site.ts';
import type { FakeGateway } from './fake-gateway.ts';
import { FIXTURE_CATALOGUE } from './fixture-sites.ts';

/** A server for a site built with `LIVE=1`, for its pages on demand, and for its gateway, on one origin. */
export async function liveSite(folder: string, gateway: FakeGateway): Promise<Server> {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    SHOP_DIR: FIXTURE_CATALOGUE,
    PUBLIC_DIR: resolve(folder),
  });
  const build: ServerBuild = await import(pathToFileURL(resolve(serverFolder(folder), 'index.js')).href);
  const render = createRequestHandler(build);
  const site = staticSite(folder, '/', async ({ url }, reply) =>
    reply.send(await render(new Request(new URL(url, 'http://shop')))),
  );
  await site.ready();
  return createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (path.startsWith('/api/')) {
      void gateway.handle(request, (answer, cookie) => {
        response.writeHead(answer.status, {
          'Content-Type': 'application/json',
          'Cache-Control': 'no-store',
          ...(cookie !== undefined && { 'Set-Cookie': cookie }),
        });
        response.end(JSON.stringify(answer.body));
      });
    } else {
      site.routing(request, response);
    }
  });
}
