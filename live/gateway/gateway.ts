import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { isDecodable } from '../../scripts/static-site.ts';
import { failureWithPlace } from '../failure.ts';
import { currentRequest, log, logRequest, REQUEST_ID_HEADER } from '../log.ts';
import { readSecret, type Settings } from '../settings.ts';
import { orders, requests } from './counts.ts';
import { ACCOUNT_ROUTES } from './account-routes.ts';
import { EngineClient, EngineUnavailable, SignedOut } from './engine-client.ts';
import { Rejected } from './fields.ts';
import { ORDER_ROUTES } from './order-routes.ts';
import { QUOTE_ROUTES } from './quote-routes.ts';
import { browserAddress, type LimitName, networkOf, type RateLimiter, TooMany, Turns } from './rate-limit.ts';
import { NotFound } from './route.ts';
import { clearSession } from './session-cookie.ts';

const ROUTES = [...ACCOUNT_ROUTES, ...ORDER_ROUTES, ...QUOTE_ROUTES];
const PATHS = new Set(ROUTES.map(({ path }) => path));

const API_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};
/** A thousand lines of an order take about 70 kB. */
const MAX_BODY_BYTES = 200_000;
const REQUEST_TIMEOUT_MS = 15_000;
const HEADERS_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_TIMEOUT_MS = 5000;

/** Of one IP address. Browsers ask for no more at once over HTTP/1.1. */
const REQUESTS_AT_ONCE = 6;
const MAX_REQUESTS_WAITING = 24;

/**
 * The one address of the shop: its pages, and below `/api/` what a browser may ask the engine.
 * @param site answers everything else
 * @param isReady whether pages can be shown
 * @param limiter counts what is asked, if the settings say so
 */
export function createGateway(
  settings: Settings,
  site: FastifyInstance,
  isReady: () => boolean,
  limiter: RateLimiter,
): FastifyInstance {
  const engine = new EngineClient(settings.engineUrl, readSecret(settings, 'engineSecret'));
  const turns = new Turns(REQUESTS_AT_ONCE, MAX_REQUESTS_WAITING);
  const origins = ownOrigins(settings.publicUrl);

  const limit = async (name: LimitName, who: string, cost?: number) => {
    if (settings.hasRateLimits) await limiter.use(name, who, cost);
  };
  const inTurn = <Result>(network: string, work: () => Promise<Result>) =>
    settings.hasRateLimits ? turns.run(network, work) : work();
  const network = ({ raw }: FastifyRequest) => networkOf(browserAddress(raw, settings));

  const server = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    exposeHeadRoutes: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    return503OnClosing: false,
    genReqId: ({ headers }) => {
      const given = headers[REQUEST_ID_HEADER];
      const isUsable = settings.isBehindProxy && typeof given === 'string' && /^[\w-]{1,64}$/.test(given);
      return isUsable ? given : randomUUID();
    },
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : '/404'),
  });
  server.addHook('onResponse', async ({ method, routeOptions, url }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? (/\.(?!data$)\w+$/.test(url.split('?')[0] ?? '') ? 'file' : 'page');
    requests.observe({ method, route, status: statusCode }, elapsedTime / 1000);
    logRequest({ method, route, status: statusCode, ms: Math.round(elapsedTime) });
  });
  server.addHook('onRequest', (request, reply, next) => {
    // Also where the site answers.
    reply.raw.setHeader(REQUEST_ID_HEADER, request.id);
    currentRequest.run(request.id, next);
  });
  // While the body is read, the request is forgotten.
  server.addHook('preValidation', (request, _reply, next) => currentRequest.run(request.id, next));
  server.server.headersTimeout = HEADERS_TIMEOUT_MS;
  // Only the API reads bodies.
  server.removeAllContentTypeParsers();
  server.setNotFoundHandler((request, reply) => {
    reply.hijack();
    return site.routing(request.raw, reply.raw);
  });
  // For whatever watches the process, and for the proxy that shares requests between several.
  const watch = (url: string, isWell: () => boolean) =>
    server.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (_request, reply) =>
        reply
          .headers(API_HEADERS)
          .code(isWell() ? 200 : 503)
          .send({ isWell: isWell() }),
    });
  watch('/healthz', () => true);
  watch('/readyz', isReady);
  server.register(
    async (api) => {
      const parseJson = api.getDefaultJsonParser('error', 'error');
      api.addContentTypeParser<string>('*', { parseAs: 'string' }, (request, body, done) => {
        const { url } = request.routeOptions;
        if (ROUTES.some(({ path, isForServers }) => isForServers && url === `/api${path}`)) done(null, body);
        else void parseJson(request, body, done);
      });
      api.addHook('onRequest', async (_request, reply) => void reply.headers(API_HEADERS));
      api.setNotFoundHandler((_request, reply) => reply.code(404).send({ kind: 'not-found' }));
      api.setErrorHandler(sendFailure);
      for (const { method, path, limit: ofRoute, cost, atLeastMs, isForServers, answer } of ROUTES)
        api.route<{ Params: { id?: string } }>({
          method,
          url: path,
          onRequest: async (request, reply) => {
            if (method !== 'GET' && !isForServers && !origins.has(request.headers.origin ?? ''))
              return reply.code(403).send({ kind: 'rejected', fields: { origin: 'invalid' } });
            await limit(ofRoute, network(request), cost);
            return undefined;
          },
          handler: async (request, reply) => {
            const { id = '' } = request.params;
            const earliestAnswer = wait(atLeastMs);
            const from = network(request);
            const call = { request, reply, id, engine, earliestAnswer, network: from, limit };
            const [answered] = await Promise.allSettled([inTurn(from, () => answer(call)), earliestAnswer]);
            const isOrder = method === 'POST' && path === '/orders';
            if (answered.status === 'rejected') {
              if (isOrder) orders.inc({ outcome: outcomeOf(answered.reason) });
              throw answered.reason;
            }
            if (isOrder && 'kind' in answered.value) orders.inc({ outcome: answered.value.kind });
            return answered.value;
          },
        });
      for (const path of PATHS) {
        const allowed: readonly string[] = ROUTES.flatMap((each) => (each.path === path ? each.method : []));
        api.route({
          method: api.supportedMethods.filter((method) => !allowed.includes(method)),
          url: path,
          onRequest: async (_request, reply) =>
            reply
              .code(405)
              .header('Allow', allowed.join(', '))
              .send({ kind: 'rejected', fields: { method: 'invalid' } }),
          handler: () => {},
        });
      }
    },
    { prefix: '/api' },
  );
  return server;
}

/** `localhost` and `127.0.0.1` are the same machine, and people open either. */
function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  const suffix = port === '' ? '' : `:${port}`;
  return new Set(isLocal ? [`${protocol}//localhost${suffix}`, `${protocol}//127.0.0.1${suffix}`] : [origin]);
}

/** What became of an order that was not placed. */
function outcomeOf(error: unknown): string {
  if (error instanceof Rejected) return 'rejected';
  if (error instanceof SignedOut) return 'signed-out';
  return error instanceof TooMany ? 'too-many' : 'unavailable';
}

function sendFailure(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Rejected) return reply.code(400).send({ kind: 'rejected', fields: error.fields });
  if (error instanceof NotFound) return reply.code(404).send({ kind: 'not-found' });
  if (error instanceof SignedOut) {
    clearSession(reply);
    return reply.code(401).send({ kind: 'signed-out' });
  }
  if (error instanceof TooMany)
    return reply
      .code(429)
      .header('Retry-After', error.seconds)
      .send({ kind: 'unavailable', error: 'TOO_MANY' });
  // Fastify's own errors are about the body: it is too large, or not JSON.
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return reply.code(413).send({ kind: 'rejected', fields: { body: 'too-long' } });
  if (status === 400) return reply.code(400).send({ kind: 'rejected', fields: { body: 'invalid' } });
  const mayHaveActed = error instanceof EngineUnavailable && error.mayHaveActed;
  if (error instanceof EngineUnavailable) log(`The engine: ${error.reason}`, 'error');
  else log(`The gateway: ${failureWithPlace(error)}`, 'error');
  return reply.code(mayHaveActed ? 504 : 503).send({ kind: 'unavailable', error: 'ENGINE' });
}
