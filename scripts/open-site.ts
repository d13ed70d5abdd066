import { staticSite } from './static-site.ts';

/** Serves the built site on a free port while `work` runs. */
export async function withOpenSite<T>(folder: string, work: (address: string) => Promise<T>): Promise<T> {
  const server = staticSite(folder);
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await work(address);
  } finally {
    await server.close();
  }
}
