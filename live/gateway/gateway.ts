import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { failureWithPlace, logged } from '../failure.ts';
import type { Settings } from '../settings.ts';
import { EngineClient, EngineUnavailable, SignedOut } from './engine-client.ts';
import { Rejected } from './fields.ts';
import { browserAddress, type LimitName, networkOf, RateLimiter } from './rate-limit.ts';
import { type Call, NotFound, type Reply } from './route.ts';
import { ROUTES } from './routes.ts';
import { clearSession } from './session-cookie.ts';
import type { Site } from './site.ts';

/** A thousand lines of an order take about 70 kB. */
const MAX_BODY_BYTES = 200_000;
const REQUEST_TIMEOUT_MS = 15_000;
const HEADERS_TIMEOUT_MS = 10_000;

class TooMany extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super('Too many requests.');
    this.seconds = seconds;
  }
}
class TooLarge extends Error {}

export type Gateway = {
  readonly server: Server;
  /** Serves another site from now on. The files of the one before stay for the tabs that show it. */
  readonly showSite: (site: Site) => void;
};

/** The one address of the shop: its static files, and below `/api/` what a browser may ask the engine. */
export function createGateway(settings: Settings, firstSite: Site | undefined): Gateway {
  const engine = new EngineClient(settings.engineUrl);
  const limiter = new RateLimiter();
  const origins = ownOrigins(settings.publicUrl);
  let site = firstSite;
  let earlierSite: Site | undefined;

  const limit = (name: LimitName, who: string) => {
    if (!settings.hasRateLimits) return;
    const seconds = limiter.use(name, who);
    if (seconds !== undefined) throw new TooMany(seconds);
  };

  async function answerApi(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const matching = ROUTES.flatMap((route) => {
      const parameter = parameterOf(route.path, url.pathname);
      return parameter === undefined ? [] : [{ route, parameter }];
    });
    // The routes are listed from the most to the least specific.
    const found = matching.find(({ route }) => route.method === request.method);
    if (matching.length === 0) throw new NotFound();
    if (!found) {
      response.setHeader('Allow', matching.map(({ route }) => route.method).join(', '));
      send(response, 405, { kind: 'rejected', fields: { method: 'invalid' } });
      return;
    }
    if (request.method !== 'GET' && !origins.has(request.headers.origin ?? '')) {
      send(response, 403, { kind: 'rejected', fields: { origin: 'invalid' } });
      return;
    }
    const { route, parameter } = found;
    const network = networkOf(browserAddress(request, settings));
    limit(route.limit, network);
    const body = await readJson(request);
    const earliestAnswer = wait(route.atLeastMs ?? 0);
    const call: Call = {
      request,
      response,
      body,
      parameter,
      query: url.searchParams,
      engine,
      earliestAnswer,
      network,
      limit,
    };
    const [reply] = await Promise.allSettled([route.answer(call), earliestAnswer]);
    if (reply.status === 'rejected') throw reply.reason;
    send(response, 200, reply.value);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = readUrl(request);
    if (url?.pathname.startsWith('/api/')) {
      try {
        await answerApi(request, response, url);
      } catch (error) {
        sendError(response, error);
      }
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = url?.pathname ?? '/404';
    const shown = !site?.has(path) && earlierSite?.has(path) ? earlierSite : site;
    if (shown) shown.answer(request, response, path);
    else response.writeHead(503, { 'Retry-After': '5' }).end('The shop is being built.');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(logged(`The gateway: ${failureWithPlace(error)}`));
      response.destroy();
    });
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  return {
    server,
    showSite: (next) => {
      earlierSite = site;
      site = next;
    },
  };
}

/** `localhost` and `127.0.0.1` are the same machine, and people open either. */
function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  const suffix = port === '' ? '' : `:${port}`;
  return new Set(isLocal ? [`${protocol}//localhost${suffix}`, `${protocol}//127.0.0.1${suffix}`] : [origin]);
}

function readUrl({ url = '/' }: IncomingMessage): URL | undefined {
  return URL.parse(url.replace(/^\/+/, '/'), 'http://shop.invalid') ?? undefined;
}

/**
 * The part of the path that the route's colon stands for; an empty string if the route has no colon; undefined if the path does
 * not match.
 */
function parameterOf(routePath: string, path: string): string | undefined {
  if (routePath === path) return '';
  if (!routePath.endsWith('/:')) return undefined;
  const start = routePath.slice(0, -1);
  const rest = path.startsWith(start) ? path.slice(start.length) : '';
  return rest === '' || rest.includes('/') ? undefined : rest;
}

/** @throws TooLarge if the body has more than `MAX_BODY_BYTES`; Rejected if it is not JSON */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new TooLarge();
    chunks.push(chunk);
  }
  if (size === 0) return undefined;
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Rejected({ body: 'invalid' });
  }
}

type AnswerBody = Reply & { readonly error?: string; readonly fields?: Rejected['fields'] };

function sendError(response: ServerResponse, error: unknown): void {
  if (error instanceof Rejected) send(response, 400, { kind: 'rejected', fields: error.fields });
  else if (error instanceof NotFound) send(response, 404, { kind: 'not-found' });
  else if (error instanceof SignedOut) {
    clearSession(response);
    send(response, 401, { kind: 'signed-out' });
  } else if (error instanceof TooLarge) {
    // The rest of the body is not read.
    response.setHeader('Connection', 'close');
    send(response, 413, { kind: 'rejected', fields: { body: 'too-long' } });
  } else if (error instanceof TooMany) {
    response.setHeader('Retry-After', error.seconds);
    send(response, 429, { kind: 'unavailable', error: 'TOO_MANY' });
  } else {
    const mayHaveActed = error instanceof EngineUnavailable && error.mayHaveActed;
    if (error instanceof EngineUnavailable) console.error(logged(`The engine: ${error.reason}`));
    else console.error(logged(`The gateway: ${failureWithPlace(error)}`));
    send(response, mayHaveActed ? 504 : 503, { kind: 'unavailable', error: 'ENGINE' });
  }
}

function send(response: ServerResponse, status: number, body: AnswerBody): void {
  const content = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(content),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  });
  response.end(content);
}
