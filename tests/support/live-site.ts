import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { staticSite } from '#scripts/static-site.ts';
import type { FakeGateway } from './fake-gateway.ts';

/** A server for a site built with `LIVE=1` and for its gateway, on one origin. */
export async function liveSite(folder: string, gateway: FakeGateway): Promise<Server> {
  const site = staticSite(folder);
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
    } else if (/^\/account\/orders\/\d+$/.test(path)) {
      // No page is built for an order. As with the real gateway, the scripts in 404.html show it.
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      createReadStream(join(folder, '404.html')).pipe(response);
    } else {
      site.routing(request, response);
    }
  });
}
