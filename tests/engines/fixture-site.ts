import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { staticSite } from '#scripts/static-site.ts';
import { ROOT_SITE } from '#tests/support/fixture-sites.ts';

type Fault = (request: FastifyRequest, reply: FastifyReply, path: string) => unknown;

/** How pages and styles are changed to imitate a browser that lacks a feature. */
type OlderBrowser = {
  /** Runs before all scripts of a page. */
  readonly script: string;
  readonly changeStyles: (css: string) => string;
};

const OLDER_BROWSER_SCRIPT = '/older-browser.js';

export type FixtureSite = Awaited<ReturnType<typeof openFixtureSite>>;

/** Serves the shop built from the fixture catalogue. Its faults happen at the host, so they are the same for every browser. */
export async function openFixtureSite() {
  let fault: Fault | undefined;
  let olderBrowser: OlderBrowser | undefined;
  let release: (() => void) | undefined;

  const server = staticSite(ROOT_SITE.folder);
  server.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    // Browsers request this icon for a file that names no icon, such as robots.txt, which each test opens first.
    if (path === '/favicon.ico') return reply.code(204).send();
    if (olderBrowser) {
      // Compressed copies cannot be changed.
      delete request.raw.headers['accept-encoding'];
      if (path === OLDER_BROWSER_SCRIPT) return reply.type('text/javascript').send(olderBrowser.script);
    }
    return fault?.(request, reply, path);
  });
  server.addHook('onSend', async (_request, reply, payload) => {
    const type = String(reply.getHeader('content-type'));
    if (!olderBrowser || !(payload instanceof Readable) || !/html|css/.test(type)) return payload;
    reply.removeHeader('content-length');
    const content = await text(payload);
    return type.includes('css')
      ? olderBrowser.changeStyles(content)
      : content.replace('<head>', `<head><script src="${OLDER_BROWSER_SCRIPT}"></script>`);
  });

  return {
    origin: await server.listen({ port: 0, host: '127.0.0.1' }),

    /**
     * Imitates a deployment: the files of the old version whose paths match are gone. The next page that is opened is of the
     * new version, which has all its files.
     */
    deploy(removed: RegExp): void {
      let isOldVersion = true;
      fault = ({ method }, reply, path) => {
        // A GET of a path without a file extension opens a page. HEAD requests come from the old version's code.
        if (method === 'GET' && !path.includes('.')) isOldVersion = false;
        return isOldVersion && removed.test(path) ? reply.code(404).send('Not found') : undefined;
      };
    },

    /** Sends this instead of the files whose paths match. */
    replace(pattern: RegExp, type: string, body: string): void {
      fault = (_request, reply, path) => (pattern.test(path) ? reply.type(type).send(body) : undefined);
    },

    /** Closes every connection without an answer. */
    disconnect(): void {
      fault = (request, reply) => {
        request.raw.socket.destroy();
        return reply.hijack();
      };
    },

    /** Holds back the files whose paths match until the returned function is called. */
    hold(pattern: RegExp): () => void {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      fault = (_request, _reply, path) => (pattern.test(path) ? promise : undefined);
      release = () => resolve(undefined);
      return release;
    },

    serveTo(browser: OlderBrowser): void {
      olderBrowser = browser;
    },

    /** Ends all faults. */
    restore(): void {
      release?.();
      fault = undefined;
      olderBrowser = undefined;
    },

    close: () => server.close(),
  };
}
