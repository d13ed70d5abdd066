import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';

/** Serves the floor page while `work` runs. Its times say how fast the machine is. */
export async function withFloorPage<T>(work: (address: string) => Promise<T>): Promise<T> {
  const html = readFileSync(join(import.meta.dirname, 'floor-page.html'));
  const server = Fastify({ forceCloseConnections: true });
  server.get('/', (_, reply) => reply.type('text/html').send(html));
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await work(address);
  } finally {
    await server.close();
  }
}
